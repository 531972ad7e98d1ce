import { text } from '../../../texts/text';

/** Subject of the file, for screen readers. */
const NAMES = {
  board: { open: 'documentPanel.openBoard', save: 'documentPanel.saveBoard' },
  tileSet: { open: 'documentPanel.openTileSet', save: 'documentPanel.saveTileSet' },
} as const;

export interface FileButtonsProps {
  readonly what: keyof typeof NAMES;
  readonly onOpen: () => void;
  readonly onSave: () => void;
}

/** Open and save buttons for one part of the rules. */
export const FileButtons = ({ onOpen, onSave, what }: FileButtonsProps) => (
  <span class="file-buttons">
    <button type="button" aria-label={text(NAMES[what].open)} onClick={onOpen}>
      {text('documentPanel.open')}
    </button>
    <button type="button" aria-label={text(NAMES[what].save)} onClick={onSave}>
      {text('documentPanel.save')}
    </button>
  </span>
);
