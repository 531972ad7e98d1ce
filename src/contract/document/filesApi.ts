import { z } from 'zod';
import { type Message, message } from '../../core/message';
import { MAX_NAME, MAX_PATH } from '../requests/limits';
import { says } from '../requests/says';
import { bytesUpTo } from '../requests/shapes';
import { DOCUMENT_EXTENSION, MAX_DOCUMENT_BYTES, MAX_SAVED_BYTES } from './documentLimits';

/** Extensions, without the dot, of the files that the window may write. */
const WRITABLE_EXTENSIONS: readonly string[] = [
  DOCUMENT_EXTENSION,
  'cgp',
  'gcg',
  'txt',
  'json',
  'csv',
  'leaves',
];

const name = z.string().min(1).max(MAX_NAME);
const path = z
  .string()
  .min(1)
  .max(MAX_PATH)
  .refine((text) => !text.includes('\0'), says(message('requests.zeroByte')));

const hasWritableExtension = (text: string): boolean =>
  WRITABLE_EXTENSIONS.some((extension) => text.toLowerCase().endsWith(`.${extension}`));
const writable = says(
  message('requests.extension', {
    extensions: WRITABLE_EXTENSIONS.map((extension) => `.${extension}`).join(', '),
  }),
);

const bytes = bytesUpTo(MAX_DOCUMENT_BYTES);

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

export const SaveRequest = z.strictObject({
  /** If null, the user is asked for a location. */
  path: path.refine(hasWritableExtension, writable).nullable(),
  /** A file name with its extension, for the dialog. */
  suggestedName: name.refine(hasWritableExtension, writable),
  /** Name of the file type in the dialog. */
  formatName: name,
  bytes: bytesUpTo(MAX_SAVED_BYTES),
  /** Whether the file is a document, which is added to the recent files. */
  isDocument: z.boolean(),
});
export type SaveRequest = Readonly<z.infer<typeof SaveRequest>>;

/** The document as a file to drag out of the window. */
export const DragOut = z.strictObject({
  /** A file name with its extension. */
  name: name.refine(hasWritableExtension, writable),
  bytes,
});
export type DragOut = Readonly<z.infer<typeof DragOut>>;

export const openFileParser = z.strictObject({ path: path.nullable() });
export const rememberFileParser = z.strictObject({ path });
export const askUnsavedParser = z.strictObject({ name });

export type SavedFile =
  | { readonly kind: 'saved'; readonly path: string; readonly name: string }
  | { readonly kind: 'none' };

/** A document with unsaved changes, kept in case the program ends unexpectedly. */
export const UnsavedDocument = z.strictObject({
  /** The file that the document came from. */
  path: path.nullable(),
  name,
  /** The content that would be saved. */
  text: z.string().max(MAX_DOCUMENT_BYTES),
});
export type UnsavedDocument = Readonly<z.infer<typeof UnsavedDocument>>;

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
export const DocumentTitle = z.strictObject({
  name,
  path: path.nullable(),
  /** Whether there are unsaved changes. */
  isEdited: z.boolean(),
});
export type DocumentTitle = Readonly<z.infer<typeof DocumentTitle>>;

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
