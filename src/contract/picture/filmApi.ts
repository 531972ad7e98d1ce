export const FILM_FORMATS = ['gif', 'webm', 'mp4'] as const;
export type FilmFormat = (typeof FILM_FORMATS)[number];

export const FILM_SIZES = ['480x270', '640x360', '960x540', '1280x720', '1920x1080', '720x720'] as const;
export type FilmSizeName = (typeof FILM_SIZES)[number];

/** Frames a second: a GIF counts hundredths of a second, and all of these are whole numbers of them. */
export const FILM_RATES = ['5', '10', '20', '25', '50'] as const;
export type FilmRate = (typeof FILM_RATES)[number];

/** From where a film is taken, whatever a window shows. */
export const FILM_CAMERAS = ['player', 'top', 'low'] as const;
export type FilmCamera = (typeof FILM_CAMERAS)[number];

export const MOST_FILM_SECONDS = 600;

/** A film of a recorded game that is made without a window to be seen. */
export interface FilmTask {
  /** The file of the game. */
  readonly gcg: string;
  /** The file to write. */
  readonly out: string;
  /** The folder where it is noted that the file is being written. */
  readonly notes: string;
  readonly format: FilmFormat;
  readonly size: FilmSizeName;
  readonly rate: FilmRate;
  readonly seconds: number;
  readonly camera: FilmCamera;
  readonly hasCaption: boolean;
}

/** The same for the page that makes it, which knows no paths. */
export interface FilmOfGame extends Omit<FilmTask, 'gcg' | 'out' | 'notes'> {
  /** The record as it lies in its file. */
  readonly record: Uint8Array;
  readonly name: string;
}

/** How a film that nobody watches comes along. */
export type FilmTold =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string };

/** Where the program finds the task, when it is started to make a film and nothing else. */
export const FILM_VARIABLE = 'TILEWRIGHT_FILM';
