import { z } from 'zod';
import { MAX_PATH } from '../requests/limits';
import { FILM_CAMERAS, FILM_FORMATS, FILM_RATES, FILM_SIZES, MOST_FILM_SECONDS } from './filmChoices';

const MAX_MESSAGE = 10_000;

const path = z.string().min(1).max(MAX_PATH);

/** A film of a recorded game that is made without a visible window. */
export const FilmTask = z.strictObject({
  /** The file of the game. */
  gcg: path,
  /** The file to write. */
  out: path,
  /** The folder for notes about files in progress. */
  notes: path,
  format: z.enum(FILM_FORMATS),
  size: z.enum(FILM_SIZES),
  rate: z.enum(FILM_RATES),
  seconds: z.number().min(1).max(MOST_FILM_SECONDS),
  camera: z.enum(FILM_CAMERAS),
  hasCaption: z.boolean(),
});
export type FilmTask = Readonly<z.infer<typeof FilmTask>>;

/** The same task for the page that makes the film and knows no paths. */
export interface FilmOfGame extends Omit<FilmTask, 'gcg' | 'out' | 'notes'> {
  /** The content of the record's file. */
  readonly record: Uint8Array;
  readonly name: string;
}

/** Progress of a film that is made without a visible window. */
export const FilmReport = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('progress'), done: z.number().min(0).max(1) }),
  z.strictObject({ kind: z.literal('saved') }),
  z.strictObject({ kind: z.literal('failed'), message: z.string().max(MAX_MESSAGE) }),
]);
export type FilmReport = Readonly<z.infer<typeof FilmReport>>;
