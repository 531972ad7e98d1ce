import type { Dispatch } from '../../state/action';
import type { FileActions } from '../../state/document/fileActions';

/**
 * Files may be dropped anywhere on the window; what they are is judged where they are opened. The document
 * that is dragged out of the window is no such file.
 */
export function startFileDrop(
  target: Window,
  dispatch: Dispatch,
  files: Pick<FileActions, 'openFiles' | 'isDraggingOut'>,
): void {
  // Every element that the pointer crosses reports an entry before the last one reports its leaving.
  let depth = 0;
  const leave = () => {
    depth = 0;
    dispatch({ type: 'files-dragged', count: 0 });
  };
  target.addEventListener('dragenter', (event) => {
    const count = fileCount(event);
    if (count === 0 || files.isDraggingOut()) return;
    event.preventDefault();
    depth++;
    dispatch({ type: 'files-dragged', count });
  });
  target.addEventListener('dragover', (event) => {
    // Without this the page would be left for the file.
    if (fileCount(event) === 0) return;
    event.preventDefault();
    if (files.isDraggingOut() && event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
  });
  target.addEventListener('dragleave', (event) => {
    if (fileCount(event) > 0 && --depth <= 0) leave();
  });
  target.addEventListener('drop', (event) => {
    if (fileCount(event) === 0) return;
    event.preventDefault();
    leave();
    const items = [...(event.dataTransfer?.items ?? [])];
    const hasFolder = items.some((item) => item.webkitGetAsEntry()?.isDirectory === true);
    files.openFiles([...(event.dataTransfer?.files ?? [])], hasFolder);
  });
}

/** What the files are called is told only when they are dropped. */
const fileCount = ({ dataTransfer }: DragEvent): number =>
  [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file').length;
