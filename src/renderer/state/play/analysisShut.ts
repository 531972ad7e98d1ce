import type { AppState } from '../appState';
import { isOver, isWatched } from './playedGame';

/** Whether candidates and what else is worked out of the position stay shut, because a person plays. */
export const isAnalysisShut = ({ play }: Pick<AppState, 'play'>): boolean =>
  play !== null && !isOver(play) && !isWatched(play) && !play.isAnalysisOpen;
