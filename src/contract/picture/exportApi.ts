/** A file that the person has chosen a place for. It is written bit by bit, and there once it is kept. */
export type BegunExport =
  | { readonly kind: 'begun'; readonly id: number; readonly name: string }
  /** No place was chosen. */
  | { readonly kind: 'none' };

export interface BeginExport {
  /** A file name with its extension, for the question. */
  readonly suggestedName: string;
  /** What files of this extension are called in the question. */
  readonly formatName: string;
}

export interface WriteExport {
  readonly id: number;
  /** Where in the file, which may have been written before. */
  readonly position: number;
  readonly bytes: Uint8Array;
}

export interface EndExport {
  readonly id: number;
  /** Or else nothing is left of it. */
  readonly isKept: boolean;
}

/** Extensions, without the dot, of what can be taken away. */
export const EXPORT_EXTENSIONS: readonly string[] = ['png', 'gif', 'webm', 'mp4', 'pdf'];

/** The most bytes that are written at a time. */
export const MAX_EXPORT_PIECE = 2 ** 23;
/** The most bytes of a file: an hour of film is smaller. */
export const MAX_EXPORT_BYTES = 2 ** 33;
