import { useComputed } from '@preact/signals';
import { EXPORT_FORMATS, type ExportFormat } from '../../../core/notation/exchange/textFormats';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { Dialog } from '../window/dialog';
import type { PanelProps } from '../window/panelProps';

interface ExportPanelProps extends PanelProps {
  readonly onExport: (format: ExportFormat) => void;
  readonly onSaveAs: () => void;
}

/** Export formats of a position, its game and its rules. */
export function ExportPanel({ dispatch, onExport, onSaveAs, state }: ExportPanelProps) {
  const isOpen = useComputed(() => state.value.dialogs.includes('export')).value;
  const close = () => dispatch({ type: 'export-panel-toggled' });
  return (
    <Dialog
      isOpen={isOpen}
      class="export-panel"
      labelledBy="export-title"
      beginsAt=".export-format"
      onClose={close}
    >
      <div class="dialog-head">
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
            title={say(title)}
            hint={say(hint)}
            extension={extension}
            onChoose={() => {
              close();
              onExport(format);
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface FormatProps {
  readonly title: string;
  readonly hint: string;
  readonly extension: string;
  readonly onChoose: () => void;
}

const Format = ({ extension, hint, onChoose, title }: FormatProps) => (
  <li>
    <button type="button" class="export-format bare" onClick={onChoose}>
      <span>{title}</span>
      <span class="hint">{hint}</span>
      <code>.{extension}</code>
    </button>
  </li>
);
