import { z } from 'zod';
import {
  FILM_CAMERAS,
  FILM_FORMATS,
  FILM_RATES,
  FILM_SIZES,
  type FilmTask,
  type FilmTold,
  MOST_FILM_SECONDS,
} from './filmApi';

const MAX_PATH = 32_768;
const MAX_MESSAGE = 10_000;

const path = z.string().min(1).max(MAX_PATH);

export const filmTaskParser: z.ZodType<FilmTask> = z.strictObject({
  gcg: path,
  out: path,
  notes: path,
  format: z.enum(FILM_FORMATS),
  size: z.enum(FILM_SIZES),
  rate: z.enum(FILM_RATES),
  seconds: z.number().min(1).max(MOST_FILM_SECONDS),
  camera: z.enum(FILM_CAMERAS),
  hasCaption: z.boolean(),
});

export const filmToldParser: z.ZodType<FilmTold> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('progress'), done: z.number().min(0).max(1) }),
  z.strictObject({ kind: z.literal('saved') }),
  z.strictObject({ kind: z.literal('failed'), message: z.string().max(MAX_MESSAGE) }),
]);
