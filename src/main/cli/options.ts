import { parseArgs } from 'node:util';
import { parseSeed, type Seed } from '../../core/game/seed';
import { quoted } from '../../core/quoted';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { InputError, readArguments } from './inputError';

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;

/** Every option of the commands, once. */
const OPTIONS = {
  agent: TEXT,
  agents: TEXT,
  anagram: TEXT,
  'back-hooks': TEXT,
  board: TEXT,
  'built-in': FLAG,
  'build-probe': FLAG,
  camera: TEXT,
  candidates: TEXT,
  cgp: TEXT,
  confidence: TEXT,
  contains: TEXT,
  cpu: TEXT,
  csv: FLAG,
  exact: TEXT,
  format: TEXT,
  fps: TEXT,
  'front-hooks': TEXT,
  games: TEXT,
  gcg: TEXT,
  generations: TEXT,
  help: { ...FLAG, short: 'h' },
  'inner-hooks': TEXT,
  json: FLAG,
  last: TEXT,
  leaves: TEXT,
  lexicon: TEXT,
  limit: TEXT,
  'max-length': TEXT,
  'min-length': TEXT,
  mode: TEXT,
  model: TEXT,
  moves: TEXT,
  'no-caption': FLAG,
  'no-keep': FLAG,
  opponent: TEXT,
  out: TEXT,
  pattern: TEXT,
  plies: TEXT,
  positions: TEXT,
  preendgame: TEXT,
  prefix: TEXT,
  resume: TEXT,
  rounds: TEXT,
  samples: TEXT,
  seconds: TEXT,
  seed: TEXT,
  shard: TEXT,
  size: TEXT,
  sort: TEXT,
  sprt: TEXT,
  'sub-anagram': TEXT,
  suffix: TEXT,
  threads: TEXT,
  tiles: TEXT,
  time: TEXT,
  top: TEXT,
  validate: FLAG,
  wintable: TEXT,
} as const;

type OptionName = keyof typeof OPTIONS;

/** Flags are false unless given. */
export type OptionValues<Name extends OptionName> = {
  readonly [Each in Name]: (typeof OPTIONS)[Each]['type'] extends 'boolean' ? boolean : string | undefined;
};

/** Reads the arguments of a command that takes only options. @throws {InputError} for any others */
export function readOptions<Name extends OptionName>(
  args: readonly string[],
  names: readonly Name[],
): OptionValues<Name> {
  return readArguments(args, (given) => parseOptions(given, names, false)).values;
}

/** Reads the arguments of a command that also takes names of files. @param most arguments allowed */
export function readOptionsAndFiles<Name extends OptionName>(
  args: readonly string[],
  names: readonly Name[],
  most?: number,
): { readonly values: OptionValues<Name>; readonly positionals: readonly string[] } {
  return readArguments(args, (given) => parseOptions(given, names, true), most);
}

function parseOptions<Name extends OptionName>(
  args: string[],
  names: readonly Name[],
  allowPositionals: boolean,
) {
  const options = Object.fromEntries(names.map((name) => [name, OPTIONS[name]]));
  const parsed: { readonly positionals: string[]; readonly values: object } = parseArgs({
    args,
    options,
    allowPositionals,
  });
  // `parseArgs` loses the types of options that are picked by name.
  return { positionals: parsed.positionals, values: parsed.values as OptionValues<Name> };
}

/** One of the allowed values; without the option, the first one. */
export function choiceOf<Value extends string>(
  option: string,
  given: string | undefined,
  allowed: readonly Value[],
  usual = allowed[0],
): Value {
  const found = allowed.find((each) => each === (given ?? usual));
  if (found !== undefined) return found;
  throw wrongChoice(option, given, allowed);
}

export const wrongChoice = (
  option: string,
  given: string | undefined,
  allowed: readonly string[],
): InputError =>
  new InputError(
    text('commandLine.wrongChoice', { option, allowed: allowed.join(', '), given: quoted(given ?? '') }),
  );

/** A whole number from 1 to `most`, a power of ten less one. */
export function numberOf(option: string, given: string, most = 999_999_999): number {
  const number = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : Number.NaN;
  if (number <= most) return number;
  throw new InputError(text('commandLine.wrongNumber', { option, given: quoted(given) }));
}

/** Seconds with at most three decimals. */
export function secondsOf(
  option: string,
  given: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const seconds = /^\d{1,6}(\.\d{1,3})?$/.test(given) ? Number(given) : Number.NaN;
  if (seconds >= least && seconds <= most) return seconds;
  throw new InputError(
    text('commandLine.wrongSeconds', {
      option,
      given: quoted(given),
      least: String(least),
      most: String(most),
    }),
  );
}

/** Seed 1 unless given. */
export function seedOf(given = '1'): Seed {
  const seed = parseSeed(given);
  if (!seed.ok) throw new InputError(say(seed.error));
  return seed.value;
}

/** Moves as typed, between commas or semicolons; undefined if the option is missing. */
export const movesOf = (given: string | undefined): readonly string[] | undefined =>
  given
    ?.split(/[,;]/)
    .map((move) => move.trim())
    .filter((move) => move !== '');
