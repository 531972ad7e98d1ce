import type { Dispatch } from '../../state/action';

/** Files may be dropped anywhere on the window; what they are is judged where they are opened. */
export function startFileDrop(
  target: Window,
  dispatch: Dispatch,
  onDrop: (files: readonly File[], hasFolder: boolean) => void,
): void {
  // Every element that the pointer crosses reports an entry before the last one reports its leaving.
  let depth = 0;
  const leave = () => {
    depth = 0;
    dispatch({ type: 'files-dragged', count: 0 });
  };
  target.addEventListener('dragenter', (event) => {
    const count = fileCount(event);
    if (count === 0) return;
    event.preventDefault();
    depth++;
    dispatch({ type: 'files-dragged', count });
  });
  target.addEventListener('dragover', (event) => {
    // Without this the page would be left for the file.
    if (fileCount(event) > 0) event.preventDefault();
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
    onDrop([...(event.dataTransfer?.files ?? [])], hasFolder);
  });
}

/** What the files are called is told only when they are dropped. */
const fileCount = ({ dataTransfer }: DragEvent): number =>
  [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file').length;
