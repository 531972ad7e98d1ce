import type { Dispatch } from '../../state/action';
import type { FileActions } from '../../state/document/fileActions';

/**
 * Files may be dropped anywhere on the window; opening them determines what they are. Ignores the document
 * being dragged out of the window.
 */
export function startFileDrop(
  target: Window,
  dispatch: Dispatch,
  files: Pick<FileActions, 'openFiles' | 'isDraggingOut'>,
): void {
  // Every element under the pointer fires `dragenter` before the last one fires `dragleave`.
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
    // Otherwise the browser would navigate to the file.
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

/** File names are available only on drop. */
const fileCount = ({ dataTransfer }: DragEvent): number =>
  [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file').length;
