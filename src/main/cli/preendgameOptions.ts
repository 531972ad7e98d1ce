import { parseArgs } from 'node:util';
import { quoted } from '../../core/quoted';
import { DEFAULT_MODEL, PLAYER_MODELS, type PlayerModel } from '../../core/strategy/preendgame/playerModel';
import { text } from '../../texts/text';
import { type RulesOptions, rulesUsage } from './chooseRules';
import { InputError, readArguments } from './inputError';
import { type PositionSource, sourceOf } from './movesOptions';
import { threadsOf } from './threadsOption';

export interface PreendgameCommandOptions extends RulesOptions {
  readonly source: PositionSource;
  readonly model: PlayerModel;
  /** So many of the best moves are examined to the end. */
  readonly candidates: number;
  /** As typed; undefined for all moves. */
  readonly moves: readonly string[] | undefined;
  readonly milliseconds: number;
  readonly threads: number;
  readonly lexiconFile: string | undefined;
  readonly format: PreendgameFormat;
}

const FORMATS = ['text', 'json'] as const;
export type PreendgameFormat = (typeof FORMATS)[number];

const DEFAULT_CANDIDATES = 3;
const DEFAULT_SECONDS = 60;
/** Moves that are shown as text. */
export const MOST_SHOWN = 20;

export const preendgameUsage = (): string =>
  text('preendgameCommand.usage', {
    rules: rulesUsage(),
    model: DEFAULT_MODEL,
    candidates: String(DEFAULT_CANDIDATES),
    seconds: String(DEFAULT_SECONDS),
    shown: String(MOST_SHOWN),
  });

/** Reads the arguments behind `preendgame`; 'help' when they ask for help. Throws an `InputError`. */
export function readPreendgameOptions(args: readonly string[]): PreendgameCommandOptions | 'help' {
  const values = readArguments(args, parse);
  if (values.help) return 'help';
  const model = PLAYER_MODELS.find((name) => name === values.model);
  if (model === undefined) throw wrongChoice('--model', PLAYER_MODELS, values.model);
  const format = FORMATS.find((name) => name === values.format);
  if (format === undefined) throw wrongChoice('--format', FORMATS, values.format);
  return {
    source: sourceOf('preendgame', values.cgp, values.positions),
    model,
    candidates: numberOf('--candidates', values.candidates, DEFAULT_CANDIDATES),
    moves: values.moves
      ?.split(/[,;]/)
      .map((move) => move.trim())
      .filter((move) => move !== ''),
    milliseconds: millisecondsOf(values.time),
    threads: threadsOf(values.threads),
    lexiconFile: values.lexicon,
    board: values.board,
    tiles: values.tiles,
    format,
  };
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      cgp: { type: 'string' },
      positions: { type: 'string' },
      model: { type: 'string', default: DEFAULT_MODEL },
      candidates: { type: 'string' },
      moves: { type: 'string' },
      time: { type: 'string' },
      threads: { type: 'string' },
      lexicon: { type: 'string' },
      board: { type: 'string' },
      tiles: { type: 'string' },
      format: { type: 'string', default: 'text' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;

const wrongChoice = (option: string, allowed: readonly string[], given: string): InputError =>
  new InputError(
    text('commandLine.wrongChoice', { option, allowed: allowed.join(', '), given: quoted(given) }),
  );

function numberOf(option: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
  throw new InputError(text('commandLine.wrongNumber', { option, given: quoted(given) }));
}

function millisecondsOf(given: string | undefined): number {
  const seconds = given === undefined ? DEFAULT_SECONDS : Number(/^\d{1,5}(\.\d+)?$/.exec(given)?.[0]);
  if (seconds >= 0.1 && seconds <= 86_400) return seconds * 1000;
  throw new InputError(text('preendgameCommand.noTime', { given: quoted(given ?? '') }));
}
