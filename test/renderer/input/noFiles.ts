import type { FileActions } from '../../../src/renderer/state/document/fileActions';

const unexpected = (): never => {
  throw new Error('The test did not expect anything to be done with files.');
};

/** For keys that have nothing to do with files. */
export const noFiles: FileActions = {
  newPosition: unexpected,
  startGame: unexpected,
  open: unexpected,
  openPath: unexpected,
  openBeginning: unexpected,
  openExample: unexpected,
  recentFiles: unexpected,
  openFiles: unexpected,
  reviewFiles: unexpected,
  reviewFolder: unexpected,
  reviewRest: unexpected,
  dragOut: null,
  isDraggingOut: unexpected,
  save: unexpected,
  saveAs: unexpected,
  exportAs: unexpected,
  saveText: unexpected,
  copyPosition: unexpected,
  copyLink: unexpected,
  paste: unexpected,
};
