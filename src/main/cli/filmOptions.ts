import type { FilmTask } from '../../contract/picture/filmApi';
import {
  FILM_CAMERAS,
  FILM_FORMATS,
  FILM_RATES,
  FILM_SIZES,
  MOST_FILM_SECONDS,
} from '../../contract/picture/filmChoices';
import { quoted } from '../../core/quoted';
import { text } from '../../texts/text';
import { InputError } from './inputError';
import { choiceOf, readOptions, secondsOf } from './options';

export interface FilmOptions extends Omit<FilmTask, 'seconds' | 'notes'> {
  /** Undefined: as many as the game has turns, and a few. */
  readonly seconds: number | undefined;
}

export const filmUsage = (): string =>
  text('filmCommand.usage', {
    sizes: FILM_SIZES.join(', '),
    rates: FILM_RATES.join(', '),
    cameras: FILM_CAMERAS.join(', '),
  });

/** Reads the arguments behind `film`; 'help' when they ask for help. Throws an `InputError`. */
export function readFilmOptions(args: readonly string[]): FilmOptions | 'help' {
  const values = readOptions(args, ['gcg', 'out', 'size', 'fps', 'seconds', 'camera', 'no-caption', 'help']);
  if (values.help) return 'help';
  const { gcg, out } = values;
  if (gcg === undefined || out === undefined) throw new InputError(text('filmCommand.needsFiles'));
  const format = FILM_FORMATS.find((each) => out.toLowerCase().endsWith(`.${each}`));
  if (format === undefined) throw new InputError(text('filmCommand.wrongFormat', { out: quoted(out) }));
  return {
    gcg,
    out,
    format,
    size: choiceOf('--size', values.size, FILM_SIZES, '640x360'),
    rate: choiceOf('--fps', values.fps, FILM_RATES, '10'),
    camera: choiceOf('--camera', values.camera, FILM_CAMERAS, 'player'),
    seconds:
      values.seconds === undefined
        ? undefined
        : secondsOf('--seconds', values.seconds, { least: 1, most: MOST_FILM_SECONDS }),
    hasCaption: !values['no-caption'],
  };
}
