import type { FileActions } from '../../state/document/fileActions';

/** Fields with native clipboard support. */
const TEXT_FIELDS =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=color])';

/**
 * Copies the position if no text is selected; opens pasted text outside of text fields. The events come from
 * both keys and the menu.
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
