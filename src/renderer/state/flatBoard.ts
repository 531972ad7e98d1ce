import type { AppState } from './appState';

/** Whether the board is shown flat: because somebody has chosen so, or because there is no 3D picture. */
export const isFlat = ({ sceneFailure, settings }: Pick<AppState, 'sceneFailure' | 'settings'>): boolean =>
  settings.isBoardFlat || sceneFailure !== null;

/** Why there is no 3D board where the graphics process has stopped: it can be asked for again. */
export const SCENE_LOST =
  'The graphics process stopped, so the board is shown flat; the 3D board comes back when that runs again.';
