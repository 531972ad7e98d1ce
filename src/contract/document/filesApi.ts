import type { Message } from '../../core/message';
/** A file with its content. */
export interface FileContent {
  readonly path: string;
  /** File name without its folder. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type OpenedFile =
  | ({ readonly kind: 'opened' } & FileContent)
  /** Larger than any document; a word list may still be opened as a lexicon. */
  | { readonly kind: 'too-large'; readonly path: string; readonly name: string; readonly byteLength: number }
  /** No file was chosen. */
  | { readonly kind: 'none' };

export interface SaveRequest {
  /** If null, the user is asked for a location. */
  readonly path: string | null;
  /** A file name with its extension, for the dialog. */
  readonly suggestedName: string;
  /** Name of the file type in the dialog. */
  readonly formatName: string;
  readonly bytes: Uint8Array;
  /** Whether the file is a document, which is added to the recent files. */
  readonly isDocument: boolean;
}

/** The document as a file to drag out of the window. */
export interface DragOut {
  /** A file name with its extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type SavedFile =
  | { readonly kind: 'saved'; readonly path: string; readonly name: string }
  | { readonly kind: 'none' };

/** A document with unsaved changes, kept in case the program ends unexpectedly. */
export interface UnsavedDocument {
  /** The file that the document came from. */
  readonly path: string | null;
  readonly name: string;
  /** The content that would be saved. */
  readonly text: string;
}

/** Unsaved changes of the previous run. */
export type UnsavedFound =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly document: UnsavedDocument }
  /** It was moved to a separate file instead of being restored. */
  | {
      readonly kind: 'set-aside';
      readonly name: string;
      readonly path: string;
      /**
       * `unfinished`: the last attempt to restore it did not complete; `older`: its file has been saved
       * since; `refused`: the page cannot show it.
       */
      readonly reason: 'unfinished' | 'older' | 'refused';
    }
  /** It could not be restored, and was moved aside or left in place: one sentence for the user. */
  | { readonly kind: 'problem'; readonly message: Message };

export type UnsavedAnswer = 'save' | 'discard' | 'cancel';

/** Content of the title bar. */
export interface DocumentTitle {
  readonly name: string;
  readonly path: string | null;
  /** Whether there are unsaved changes. */
  readonly isEdited: boolean;
}

/** Extension of document files, without the dot. */
export const DOCUMENT_EXTENSION = 'tilewright';

/** Maximum size of a document or a file of the exchange formats. */
export const MAX_DOCUMENT_BYTES = 1 << 20;

/** Events of the main process about files and menu. */
export type FilesEvent =
  /** A menu entry was chosen. */
  | { readonly type: 'menu-command'; readonly id: string }
  /** A file is to be opened: a recent one, or one passed by the system. */
  | { readonly type: 'open-requested'; readonly path: string }
  /** The system passed something that cannot be opened; one sentence explains why. */
  | { readonly type: 'open-refused'; readonly message: Message }
  /** The document is to be saved, and the window closed afterwards. */
  | { readonly type: 'save-and-close-requested' };
