import { text } from '../../../texts/text';

/** What is kept in the file, for those who cannot see where the buttons stand. */
const NAMES = {
  board: { open: 'documentPanel.openBoard', save: 'documentPanel.saveBoard' },
  tileSet: { open: 'documentPanel.openTileSet', save: 'documentPanel.saveTileSet' },
} as const;

export interface FileButtonsProps {
  readonly what: keyof typeof NAMES;
  readonly onOpen: () => void;
  readonly onSave: () => void;
}

/** Opens a file with, or saves, the part of the rules beside it. */
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
