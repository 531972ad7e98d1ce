import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { EXPORT_FORMATS, type ExportFormat } from '../../core/notation/exportText';
import type { PanelProps } from './panelProps';

interface ExportPanelProps extends PanelProps {
  readonly onExport: (format: ExportFormat) => void;
}

/** The formats that a position, its game and its rules can be written in. */
export function ExportPanel({ dispatch, onExport, state }: ExportPanelProps) {
  const isOpen = useComputed(() => state.value.isExportPanelOpen).value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const close = () => dispatch({ type: 'export-panel-toggled' });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, through the key table
    <dialog
      ref={dialog}
      class="export-panel"
      aria-labelledby="export-title"
      onCancel={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <header>
        <h2 id="export-title">Export</h2>
        <button type="button" onClick={close}>
          Close <kbd>Esc</kbd>
        </button>
      </header>
      <ul>
        {EXPORT_FORMATS.map(({ extension, format, hint, title }) => (
          <li key={format}>
            <button
              type="button"
              class="export-format"
              onClick={() => {
                close();
                onExport(format);
              }}
            >
              <span class="export-name">{title}</span>
              <span class="export-hint">{hint}</span>
              <code>.{extension}</code>
            </button>
          </li>
        ))}
      </ul>
      <p class="export-note">Save keeps everything, with the lexicon’s name and the view, as .tilewright.</p>
    </dialog>
  );
}
