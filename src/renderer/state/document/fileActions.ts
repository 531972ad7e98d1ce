import type { Message } from '../../../core/message';
import type { ExportFormat } from '../../../core/notation/exchange/textFormats';
import type { ExampleId } from './examples';

/** A text for other programs. */
export interface ExportedText {
  /** With its extension. */
  readonly suggestedName: string;
  /** Name of the file type in the dialog. */
  readonly formatName: string;
  readonly content: string;
  /** Added to the notice. */
  readonly note: Message | null;
}

/** Operations on files and the clipboard for menus, keys and panels. */
export interface FileActions {
  newPosition(): void;
  /** Starts the game described by the form of the Game page. */
  startGame(): void;
  /** Asks for a file and opens it, whatever its kind. */
  open(): void;
  openPath(path: string): void;
  /** Opens the turns before the wrong line of the game that could not be opened. */
  openBeginning(): void;
  openExample(id: ExampleId): void;
  /** Paths of recent files, latest first. */
  recentFiles(): Promise<readonly string[]>;
  /** Opens files dropped on the window; several games, or a folder, are reviewed. */
  openFiles(files: readonly File[], hasFolder: boolean): void;
  /** Asks for games, or for a folder of games, and reviews them one after another. */
  reviewFiles(): void;
  reviewFolder(): void;
  /** Continues the stopped review of several games. */
  reviewRest(): void;
  /**
   * Drags the document out of the window as a file, or the game as GCG; null if that is not possible here.
   */
  readonly dragOut: (() => void) | null;
  /** Whether the content dragged over the window came from it. */
  isDraggingOut(): boolean;
  save(): void;
  saveAs(): void;
  exportAs(format: ExportFormat): void;
  /** Asks for a place and writes the text there. */
  saveText(file: ExportedText): void;
  /** The position as CGP, with a notice that it was copied. */
  copyPosition(): string;
  /** Copies a link to what is shown, with a notice. */
  copyLink(): void;
  /** Pastes text of any kind from the clipboard. */
  paste(text: string): void;
}
