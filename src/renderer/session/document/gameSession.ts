import type { Ask } from '../../../contract/requests/requests';
import { NO_TILE } from '../../../core/alphabet/tile';
import { message } from '../../../core/message';
import { isOffGame, positionShown } from '../../state/document/openGame';
import { laidPlays } from '../../state/review/laidPlays';
import { walkTo } from '../../state/walk/walk';
import { playedTiles } from '../../view/document/gameView';
import type { Asker } from '../asker';
import type { Store } from '../store';

/** Shows the play that followed as a candidate, or tells why it is none. */
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
      // The review lays the best play itself.
      if (laidPlays(state.peek()) !== null) return;
      // In a list that is filtered or sorted the rank says nothing about the row.
      if (rank !== null && state.peek().candidates?.view === null)
        dispatch({ type: 'candidate-shown', rank });
      // Of an earlier turn somebody has asked to see the walk that found it.
      if (rank !== null && state.peek().play?.watch.walkTurn === turn)
        dispatch({ type: 'walk-opened', subject: walkTo(rank) });
    },
    onRefusal: ({ turn }, error) => dispatch({ type: 'game-play-judged', turn, note: error.message }),
  });
}
