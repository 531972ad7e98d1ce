import type { AppState } from '../appState';

/** Whether the board is shown flat, by choice or because there is no 3D picture. */
export const isFlat = ({ sceneFailure, settings }: Pick<AppState, 'sceneFailure' | 'settings'>): boolean =>
  settings.isBoardFlat || sceneFailure !== null;
