import type { FeatureWindow } from '../featureWindow';
import { DrawingBar } from './panel/drawingBar';
import { FilmDialog } from './panel/filmDialog';
import { Paper } from './panel/paper';
import { PictureDialog } from './panel/pictureDialog';
import { startPictureSession } from './session/pictureSession';

export const pictureWindow = {
  overlays: [PictureDialog, FilmDialog, Paper],
  toasts: [DrawingBar],
  start: startPictureSession,
} satisfies FeatureWindow;
