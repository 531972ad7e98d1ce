import { effect } from '@preact/signals';
import type { EngineApi } from '../../contract/engineApi';
import { NO_TILE } from '../../core/alphabet/tile';
import type { GcgPosition } from '../../core/notation/gcg/gcgPositions';
import { isOffGame, positionShown } from '../state/openGame';
import { playedTiles } from '../view/gameView';
import type { Store } from './store';

/** Shows the play that followed as a candidate, or tells why it is none. */
export function startGameSession(api: EngineApi, { dispatch, state }: Store): void {
  const asked = new WeakSet<GcgPosition>();

  async function ask(position: GcgPosition, generation: number) {
    const played = playedTiles(position);
    if (played === null) return;
    const wanted = {
      kind: 'tiles',
      tiles: played.tiles.filter(({ tile }) => tile !== NO_TILE),
    } as const;
    const answer = await api.whyNot({ generation, wanted });
    const { candidates, game, setup } = state.peek();
    const isStillShown = game !== null && positionShown(game) === position && candidates?.setup === setup;
    if (!answer.ok || !isStillShown) return;
    const { headline, rank } = answer.value;
    if (rank === null)
      dispatch({ type: 'notice-raised', message: `Played here: ${played.text}. ${headline}` });
    else if (candidates.view === null) dispatch({ type: 'candidate-shown', rank });
  }

  effect(() => {
    const { candidates, game, setup } = state.value;
    if (game === null || isOffGame(game, setup) || candidates?.setup !== setup) return;
    const position = positionShown(game);
    if (asked.has(position)) return;
    asked.add(position);
    void ask(position, candidates.generation).finally(() => asked.delete(position));
  });
}
