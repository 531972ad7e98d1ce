import { parseArgs } from 'node:util';
import {
  FILM_CAMERAS,
  FILM_FORMATS,
  FILM_RATES,
  FILM_SIZES,
  type FilmTask,
  MOST_FILM_SECONDS,
} from '../../contract/picture/filmApi';
import { quoted } from '../../core/quoted';
import { text } from '../../texts/text';
import { InputError, readArguments } from './inputError';

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
  const { values } = readArguments(args, parse);
  if (values.help) return 'help';
  const { gcg, out } = values;
  if (gcg === undefined || out === undefined) throw new InputError(text('filmCommand.needsFiles'));
  const format = FILM_FORMATS.find((each) => out.toLowerCase().endsWith(`.${each}`));
  if (format === undefined) throw new InputError(text('filmCommand.wrongFormat', { out: quoted(out) }));
  return {
    gcg,
    out,
    format,
    size: oneOf('--size', values.size, FILM_SIZES),
    rate: oneOf('--fps', values.fps, FILM_RATES),
    camera: oneOf('--camera', values.camera, FILM_CAMERAS),
    seconds: values.seconds === undefined ? undefined : secondsOf(values.seconds),
    hasCaption: !values['no-caption'],
  };
}

function oneOf<Value extends string>(option: string, given: string, allowed: readonly Value[]): Value {
  const found = allowed.find((each) => each === given);
  if (found !== undefined) return found;
  throw new InputError(
    text('filmCommand.wrongChoice', { option, given: quoted(given), allowed: allowed.join(', ') }),
  );
}

function secondsOf(given: string): number {
  const seconds = /^\d{1,3}(\.\d)?$/.test(given) ? Number(given) : 0;
  if (seconds >= 1 && seconds <= MOST_FILM_SECONDS) return seconds;
  throw new InputError(
    text('filmCommand.wrongSeconds', { given: quoted(given), most: String(MOST_FILM_SECONDS) }),
  );
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      gcg: { type: 'string' },
      out: { type: 'string' },
      size: { type: 'string', default: '640x360' },
      fps: { type: 'string', default: '10' },
      seconds: { type: 'string' },
      camera: { type: 'string', default: 'player' },
      'no-caption': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
