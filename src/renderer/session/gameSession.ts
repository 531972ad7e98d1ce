import { effect } from '@preact/signals';
import type { EngineApi } from '../../contract/engineApi';
import { NO_TILE } from '../../core/alphabet/tile';
import type { GcgPosition } from '../../core/notation/gcg/gcgPositions';
import { isOffGame, positionShown } from '../state/openGame';
import { playedTiles } from '../view/gameView';
import type { Store } from './store';

/** Shows the play that followed as a candidate, or tells why it is none. */
export function startGameSession(api: EngineApi, { dispatch, state }: Store): void {
  let asked: { readonly position: GcgPosition; readonly generation: number } | null = null;

  async function ask(position: GcgPosition, generation: number) {
    const played = playedTiles(position);
    if (played === null) return;
    const tiles = played.tiles.filter(({ tile }) => tile !== NO_TILE);
    const answer = await api.whyNot({ generation, wanted: { kind: 'tiles', tiles } });
    const { candidates, game, setup } = state.peek();
    const isStillShown = game !== null && positionShown(game) === position && candidates?.setup === setup;
    // A question of the person's own may have come in between; it matters more.
    if (!answer.ok || !isStillShown) return;
    const { headline, rank } = answer.value;
    const note = rank === null ? `Played: ${played.text}. ${headline}` : null;
    dispatch({ type: 'game-play-judged', turn: game.turn, note });
    if (rank !== null && candidates.view === null) dispatch({ type: 'candidate-shown', rank });
  }

  effect(() => {
    const { candidates, game, setup } = state.value;
    if (game === null || isOffGame(game, setup) || candidates?.setup !== setup) return;
    const position = positionShown(game);
    const { generation } = candidates;
    if (asked?.position === position && asked.generation === generation) return;
    asked = { position, generation };
    void ask(position, generation);
  });
}
