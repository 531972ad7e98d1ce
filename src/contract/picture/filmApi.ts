export const FILM_FORMATS = ['gif', 'webm', 'mp4'] as const;
export type FilmFormat = (typeof FILM_FORMATS)[number];

export const FILM_SIZES = ['480x270', '640x360', '960x540', '1280x720', '1920x1080', '720x720'] as const;
export type FilmSizeName = (typeof FILM_SIZES)[number];

/** Frames per second: a GIF counts in hundredths of a second, and these all divide evenly. */
export const FILM_RATES = ['5', '10', '20', '25', '50'] as const;
export type FilmRate = (typeof FILM_RATES)[number];

/** Camera positions of a film, independent of the window's camera. */
export const FILM_CAMERAS = ['player', 'top', 'low'] as const;
export type FilmCamera = (typeof FILM_CAMERAS)[number];

export const MOST_FILM_SECONDS = 600;

/** A film of a recorded game that is made without a visible window. */
export interface FilmTask {
  /** The file of the game. */
  readonly gcg: string;
  /** The file to write. */
  readonly out: string;
  /** The folder for notes about files in progress. */
  readonly notes: string;
  readonly format: FilmFormat;
  readonly size: FilmSizeName;
  readonly rate: FilmRate;
  readonly seconds: number;
  readonly camera: FilmCamera;
  readonly hasCaption: boolean;
}

/** The same task for the page that makes the film and knows no paths. */
export interface FilmOfGame extends Omit<FilmTask, 'gcg' | 'out' | 'notes'> {
  /** The content of the record's file. */
  readonly record: Uint8Array;
  readonly name: string;
}

/** Progress of a film that is made without a visible window. */
export type FilmTold =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string };

/** Environment variable with the task, set if the program is started only to make a film. */
export const FILM_VARIABLE = 'TILEWRIGHT_FILM';
