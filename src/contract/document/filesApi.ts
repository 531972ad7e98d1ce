import type { Message } from '../../core/message';
/** A file as it lies on the disk. */
export interface FileContent {
  readonly path: string;
  /** Without its folder. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type OpenedFile =
  | ({ readonly kind: 'opened' } & FileContent)
  /** More than a document can have; a word list may be opened as a lexicon all the same. */
  | { readonly kind: 'too-large'; readonly path: string; readonly name: string; readonly byteLength: number }
  /** No file was chosen. */
  | { readonly kind: 'none' };

export interface SaveRequest {
  /** Null: the person is asked for a place. */
  readonly path: string | null;
  /** A file name with its extension, for the question. */
  readonly suggestedName: string;
  /** What files of this extension are called in the question. */
  readonly formatName: string;
  readonly bytes: Uint8Array;
  /** Whether the file counts as one that is worked with, so that it is among the recent ones. */
  readonly isDocument: boolean;
}

/** The document as a file that is dragged out of the window. */
export interface DragOut {
  /** A file name with its extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type SavedFile =
  | { readonly kind: 'saved'; readonly path: string; readonly name: string }
  | { readonly kind: 'none' };

/** A document with changes that are in no file, kept in case the program ends unawares. */
export interface UnsavedDocument {
  /** Of the file that the document came from. */
  readonly path: string | null;
  readonly name: string;
  /** As it would be saved. */
  readonly text: string;
}

/** What the last run of the program left behind. */
export type UnsavedFound =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly document: UnsavedDocument }
  /** It lies in a file of its own instead of being brought back. */
  | {
      readonly kind: 'set-aside';
      readonly name: string;
      readonly path: string;
      /**
       * `unfinished`: bringing it back did not end last time; `older`: its file was saved after it was kept;
       * `refused`: the page cannot show it.
       */
      readonly reason: 'unfinished' | 'older' | 'refused';
    }
  /** It could not be brought back, and was moved aside or left where it is: one sentence for the person. */
  | { readonly kind: 'problem'; readonly message: Message };

export type UnsavedAnswer = 'save' | 'discard' | 'cancel';

/** What the title bar says. */
export interface DocumentTitle {
  readonly name: string;
  readonly path: string | null;
  /** Whether there are changes that are in no file. */
  readonly isEdited: boolean;
}

/** Of a document's own file, without the dot. */
export const DOCUMENT_EXTENSION = 'tilewright';

/** The most bytes that a document or a file of the exchange formats may have. */
export const MAX_DOCUMENT_BYTES = 1 << 20;

/** What the main process tells the window about files and menu. */
export type FilesEvent =
  /** An entry of the menu was chosen. */
  | { readonly type: 'menu-command'; readonly id: string }
  /** A file is to be opened: a recent one, or one that the system hands over. */
  | { readonly type: 'open-requested'; readonly path: string }
  /** The system handed over something that cannot be opened; one sentence says why. */
  | { readonly type: 'open-refused'; readonly message: Message }
  /** The document is to be saved, and the window closed once it is. */
  | { readonly type: 'save-and-close-requested' };
