/**
 * A file whose location the user has chosen. It is written piece by piece and appears when it is completed.
 */
export type BegunExport =
  | { readonly kind: 'begun'; readonly id: number; readonly name: string }
  /** No location was chosen. */
  | { readonly kind: 'none' };

export interface BeginExport {
  /** A file name with its extension, for the dialog. */
  readonly suggestedName: string;
  /** Name of the file type in the dialog. */
  readonly formatName: string;
}

export interface WriteExport {
  readonly id: number;
  /** Offset in the file, which may overwrite earlier data. */
  readonly position: number;
  readonly bytes: Uint8Array;
}

export interface EndExport {
  readonly id: number;
  /** If false, the file is discarded. */
  readonly isKept: boolean;
}

/** Extensions, without the dot, of exported files. */
export const EXPORT_EXTENSIONS: readonly string[] = ['png', 'gif', 'webm', 'mp4', 'pdf'];

/** The most bytes written at a time. */
export const MAX_EXPORT_PIECE = 2 ** 23;
/** Maximum size of a file: an hour of film is smaller. */
export const MAX_EXPORT_BYTES = 2 ** 33;
