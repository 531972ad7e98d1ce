import { type Message, message } from '../../../core/message';
import type { AppState } from '../appState';
import { isOffGame } from '../document/openGame';
import { isOver, isWatched } from './playedGame';
import { isEarlierShown } from './watchWalk';

type GameShown = Pick<AppState, 'game' | 'play' | 'setup'>;

/**
 * Whether candidates and other analysis of the position are blocked: because a person is playing, because
 * agents are watched and would seem to play what the list shows, or because the game has ended and its last
 * rack would seem to play on. Earlier turns may be analysed.
 */
export const isAnalysisBlocked = (state: GameShown): boolean => analysisBlockedReason(state) !== null;

/** Why analysis is blocked; null if it is not. */
export function analysisBlockedReason({ game, play, setup }: GameShown): Message | null {
  if (play === null) return null;
  const isEarlier = isEarlierShown({ game, play });
  if (isOver(play))
    return game === null || isEarlier || isOffGame(game, setup) ? null : message('play.shutAtEnd');
  if (game !== null && game.turn === play.watch.walkTurn) return null;
  if (isWatched(play)) return isEarlier ? null : message('table.shut');
  return helpBlockedReason({ play });
}

/**
 * Why word queries and comparisons of generators are blocked, which would help a person who plays and has not
 * opened the analysis of this turn; null if they are not.
 */
export const helpBlockedReason = ({ play }: Pick<AppState, 'play'>): Message | null =>
  play === null || isOver(play) || isWatched(play) || play.isAnalysisOpen
    ? null
    : message('play.analysisBlocked');
