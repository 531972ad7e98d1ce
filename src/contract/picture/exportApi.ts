import { z } from 'zod';
import { message } from '../../core/message';
import { MAX_NAME } from '../requests/limits';
import { says } from '../requests/says';
import { bytesUpTo } from '../requests/shapes';
import { MAX_EXPORT_PIECE } from './exportLimits';

/** Maximum size of a file: an hour of film is smaller. */
const MAX_EXPORT_BYTES = 2 ** 33;
const EXTENSIONS = ['.png', '.gif', '.webm', '.mp4', '.pdf'];

const name = z.string().min(1).max(MAX_NAME);
const fileName = name.refine(
  (text) => EXTENSIONS.some((extension) => text.toLowerCase().endsWith(extension)),
  says(message('requests.extension', { extensions: EXTENSIONS.join(', ') })),
);
const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * A file whose location the user has chosen. It is written piece by piece and appears when it is completed.
 */
export type BegunExport =
  | { readonly kind: 'begun'; readonly id: number; readonly name: string }
  /** No location was chosen. */
  | { readonly kind: 'none' };

export const BeginExport = z.strictObject({
  /** A file name with its extension, for the dialog. */
  suggestedName: fileName,
  /** Name of the file type in the dialog. */
  formatName: name,
});
export type BeginExport = Readonly<z.infer<typeof BeginExport>>;

export const WriteExport = z.strictObject({
  id,
  /** Offset in the file, which may overwrite earlier data. */
  position: z.int().min(0).max(MAX_EXPORT_BYTES),
  bytes: bytesUpTo(MAX_EXPORT_PIECE),
});
export type WriteExport = Readonly<z.infer<typeof WriteExport>>;

export const EndExport = z.strictObject({
  id,
  /** If false, the file is discarded. */
  isKept: z.boolean(),
});
export type EndExport = Readonly<z.infer<typeof EndExport>>;

export const printExportParser = z.strictObject({ id });
