import type { ExportFormat } from '../../../core/notation/exchange/exportText';

/** What menus, keys and panels can have done with files and the clipboard. */
export interface FileActions {
  newPosition(): void;
  /** Begins the game that the form of the Game page describes. */
  startGame(): void;
  /** Plays on from the turn of the recorded game that is shown. */
  playOn(): void;
  /** Asks for a file and opens whatever it is. */
  open(): void;
  openPath(path: string): void;
  /** Paths of files worked with lately, the latest first. */
  recentFiles(): Promise<readonly string[]>;
  /** Opens what was dropped on the window; several games, or a folder, are reviewed. */
  openFiles(files: readonly File[], hasFolder: boolean): void;
  /** Asks for games, or for a folder with such, and reviews them one after the other. */
  reviewFiles(): void;
  reviewFolder(): void;
  /** Goes on where the games that are reviewed were stopped. */
  reviewRest(): void;
  /** Drags the document out of the window as a file, or the game as GCG; null: nothing here can. */
  readonly dragOut: (() => void) | null;
  /** Whether what is dragged over the window came from it. */
  isDraggingOut(): boolean;
  save(): void;
  saveAs(): void;
  exportAs(format: ExportFormat): void;
  /** The position as CGP, with a word that it was copied. */
  copyPosition(): string;
  /** A text from the clipboard, whatever it is. */
  paste(text: string): void;
}
