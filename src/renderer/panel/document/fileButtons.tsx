export interface FileButtonsProps {
  /** What is kept in the file, for those who cannot see where the buttons stand. */
  readonly what: string;
  readonly onOpen: () => void;
  readonly onSave: () => void;
}

/** Opens a file with, or saves, the part of the rules beside it. */
export const FileButtons = ({ onOpen, onSave, what }: FileButtonsProps) => (
  <span class="file-buttons">
    <button type="button" aria-label={`Open a ${what}…`} onClick={onOpen}>
      Open…
    </button>
    <button type="button" aria-label={`Save this ${what}…`} onClick={onSave}>
      Save…
    </button>
  </span>
);
