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

/** Environment variable with the task, set if the program is started only to make a film. */
export const FILM_VARIABLE = 'TILEWRIGHT_FILM';
