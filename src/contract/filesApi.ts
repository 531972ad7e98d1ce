import type { Result } from '../core/result';
import type { MenuModel } from './menuModel';
import type { RequestError } from './requestError';

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
  | { readonly kind: 'problem'; readonly message: string };

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

/**
 * Files, dialogs, title and menu: what the window asks of a main process that has them. A path is a handle: one that
 * did not come from a dialog, a drop, the command line or the recent files is refused.
 */
export interface FilesApi {
  /** Reads a file; with no path the person is asked for one. */
  openFile(request: { readonly path: string | null }): Promise<Result<OpenedFile, RequestError>>;
  /** Writes a whole file or nothing: after a failure the old file is as it was. */
  saveFile(request: SaveRequest): Promise<Result<SavedFile, RequestError>>;
  /** Asks what is to become of unsaved changes. */
  askUnsaved(request: { readonly name: string }): Promise<Result<UnsavedAnswer, RequestError>>;
  keepUnsaved(request: UnsavedDocument): Promise<Result<null, RequestError>>;
  forgetUnsaved(request: Record<string, never>): Promise<Result<null, RequestError>>;
  /** What was kept when the program last ended unawares. It stays kept, and is tried once only. */
  takeUnsaved(request: Record<string, never>): Promise<Result<UnsavedFound, RequestError>>;
  /** The page works with what it took: it may be brought back again another time. */
  confirmUnsaved(request: Record<string, never>): Promise<Result<null, RequestError>>;
  /** The page cannot show what it took, which is set aside before anything else is kept in its place. */
  refuseUnsaved(request: Record<string, never>): Promise<Result<UnsavedFound, RequestError>>;
  /** The path of a file that was asked for before the page was there: on the command line, or by the system. */
  takeOpenRequest(request: Record<string, never>): Promise<Result<string | null, RequestError>>;
  /** Paths of the files that were worked with, the latest first. */
  recentFiles(request: Record<string, never>): Promise<Result<readonly string[], RequestError>>;
  /** A file that was read turned out to be one that is worked with. */
  rememberFile(request: { readonly path: string }): Promise<Result<null, RequestError>>;
  showTitle(request: DocumentTitle): Promise<Result<null, RequestError>>;
  showMenu(request: MenuModel): Promise<Result<null, RequestError>>;
  /** Closes the window, whatever is unsaved. */
  closeWindow(request: Record<string, never>): Promise<Result<null, RequestError>>;
}

/** What the main process tells the window about files and menu. */
export type FilesEvent =
  /** An entry of the menu was chosen. */
  | { readonly type: 'menu-command'; readonly id: string }
  /** A file is to be opened: a recent one, or one that the system hands over. */
  | { readonly type: 'open-requested'; readonly path: string }
  /** The document is to be saved, and the window closed once it is. */
  | { readonly type: 'save-and-close-requested' };

export type FileChannel = keyof FilesApi;

const IS_FILE_CHANNEL: Readonly<Record<FileChannel, true>> = {
  openFile: true,
  saveFile: true,
  askUnsaved: true,
  keepUnsaved: true,
  forgetUnsaved: true,
  takeUnsaved: true,
  confirmUnsaved: true,
  refuseUnsaved: true,
  takeOpenRequest: true,
  recentFiles: true,
  rememberFile: true,
  showTitle: true,
  showMenu: true,
  closeWindow: true,
};

/** The name of every channel; the compiler refuses a list that lacks one. */
export const FILE_CHANNELS = Object.keys(IS_FILE_CHANNEL) as readonly FileChannel[];

type FileRequests = { readonly [C in FileChannel]: Parameters<FilesApi[C]>[0] };

export type FileRequestOf<C extends FileChannel> = FileRequests[C];

/** `FilesApi` with the answers' values forgotten: what is needed to pass any request on. */
export type FileHandlers = {
  readonly [C in FileChannel]: (request: FileRequests[C]) => Promise<Result<unknown, RequestError>>;
};
