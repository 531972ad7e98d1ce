import { type Message, message } from '../../../core/message';
import type { AppState } from '../appState';
import { isOver, isWatched } from './playedGame';
import { isEarlierShown } from './watchWalk';

/**
 * Whether candidates and what else is worked out of the position stay shut: because a person plays, or while
 * agents are watched and would seem to play what the list shows. What led to the last turn may be seen.
 */
export function isAnalysisShut({ game, play }: Pick<AppState, 'game' | 'play'>): boolean {
  if (play === null || isOver(play)) return false;
  if (game !== null && game.turn === play.watch.walkTurn) return false;
  return isWatched(play) ? !isEarlierShown({ game, play }) : !play.isAnalysisOpen;
}

/** Why they stay shut; null where they do not. */
export function analysisShut({ game, play }: Pick<AppState, 'game' | 'play'>): Message | null {
  if (!isAnalysisShut({ game, play }) || play === null) return null;
  return isWatched(play) ? message('table.shut') : message('play.analysisShut');
}
