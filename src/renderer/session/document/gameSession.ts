import type { Ask } from '../../../contract/requests/requests';
import { NO_TILE } from '../../../core/alphabet/tile';
import { message } from '../../../core/message';
import { laidPlays } from '../../features/review/state/laidPlays';
import { isListWhole } from '../../state/candidates/sortColumns';
import { isOffGame, positionShown } from '../../state/document/openGame';
import { walkTo } from '../../state/walk/walk';
import { playedTiles } from '../../view/document/gameView';
import type { Asker } from '../asker';
import type { Store } from '../store';

/** Shows the next recorded play as a candidate, or explains why it is none. */
export function startGameSession(ask: Ask, { dispatch, state }: Store, asker: Asker): void {
  asker.keepAsking({
    wanted: () => {
      const { candidates, game, setup } = state.value;
      if (game === null || isOffGame(game, setup) || candidates?.setup !== setup) return [];
      const position = positionShown(game);
      const isPlay = playedTiles(position) !== null;
      return isPlay ? [{ position, turn: game.turn, generation: candidates.generation }] : [];
    },
    ask: ({ generation, position }) => {
      const tiles = playedTiles(position)?.tiles.filter(({ tile }) => tile !== NO_TILE) ?? [];
      return ask('whyNot', { purpose: 'game', generation, wanted: { kind: 'tiles', tiles } });
    },
    onAnswer: ({ position, turn }, { headline, rank }) => {
      const note =
        rank === null
          ? message('documentSession.played', {
              play: playedTiles(position)?.text ?? '',
              judgement: headline,
            })
          : null;
      dispatch({ type: 'game-play-judged', turn, note });
      // The review shows the best play itself.
      if (laidPlays(state.peek()) !== null) return;
      const { candidates } = state.peek();
      if (rank !== null && candidates !== null && isListWhole(candidates))
        dispatch({ type: 'rank-sought', rank });
      // The user has asked for the walk that found an earlier turn.
      if (rank !== null && state.peek().play?.watch.walkTurn === turn)
        dispatch({ type: 'walk-opened', subject: walkTo(rank) });
    },
    onRefusal: ({ turn }, error) => dispatch({ type: 'game-play-judged', turn, note: error.message }),
  });
}
