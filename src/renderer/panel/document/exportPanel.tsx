import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportFormatInfo,
} from '../../../core/notation/exchange/exportText';
import { text } from '../../../texts/text';
import type { PanelProps } from '../window/panelProps';

interface ExportPanelProps extends PanelProps {
  readonly onExport: (format: ExportFormat) => void;
  readonly onSaveAs: () => void;
}

/** The formats that a position, its game and its rules can be written in. */
export function ExportPanel({ dispatch, onExport, onSaveAs, state }: ExportPanelProps) {
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
      <div class="export-title">
        <h2 id="export-title">{text('documentPanel.export')}</h2>
        <button type="button" onClick={close}>
          {text('documentPanel.close')} <kbd>Esc</kbd>
        </button>
      </div>
      <ul>
        <Format
          title={text('documentPanel.ownFormat')}
          hint={text('documentPanel.ownFormatHint')}
          extension="tilewright"
          onChoose={() => {
            close();
            onSaveAs();
          }}
        />
        {EXPORT_FORMATS.map(({ extension, format, hint, title }) => (
          <Format
            key={format}
            title={title}
            hint={hint}
            extension={extension}
            onChoose={() => {
              close();
              onExport(format);
            }}
          />
        ))}
      </ul>
    </dialog>
  );
}

interface FormatProps extends Pick<ExportFormatInfo, 'title' | 'hint' | 'extension'> {
  readonly onChoose: () => void;
}

const Format = ({ extension, hint, onChoose, title }: FormatProps) => (
  <li>
    <button type="button" class="export-format" onClick={onChoose}>
      <span>{title}</span>
      <span class="export-hint">{hint}</span>
      <code>.{extension}</code>
    </button>
  </li>
);
