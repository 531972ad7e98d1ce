import type { FileActions } from '../../state/document/fileActions';

/** Fields whose text the clipboard serves by itself. */
const TEXT_FIELDS =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=color])';

/**
 * Copying takes the position along where no text is selected; what is pasted outside of text fields is read.
 * The events come from keys and from the menu alike.
 */
export function startClipboard(target: Window, files: Pick<FileActions, 'copyPosition' | 'paste'>): void {
  target.addEventListener('copy', (event) => {
    if (isInTextField(event) || (target.getSelection()?.toString() ?? '') !== '') return;
    event.clipboardData?.setData('text/plain', files.copyPosition());
    event.preventDefault();
  });
  target.addEventListener('paste', (event) => {
    if (isInTextField(event) || document.querySelector('dialog[open]') !== null) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    event.preventDefault();
    files.paste(text);
  });
}

const isInTextField = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.closest(TEXT_FIELDS) !== null;
