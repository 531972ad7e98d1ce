import { parseArgs } from 'node:util';
import { MAX_CANDIDATES, MAX_PLIES, MAX_SAMPLES } from '../../contract/simulation/simulationApi';
import { parseSeed, type Seed } from '../../core/game/seed';
import { quoted } from '../../core/quoted';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { usualThreads } from '../engine/usualThreads';
import { type RulesOptions, rulesUsage } from './chooseRules';
import { countOf } from './countOption';
import { InputError, readArguments } from './inputError';
import { type PositionSource, sourceOf } from './movesOptions';
import { threadsOf } from './threadsOption';

export interface SimulateOptions extends RulesOptions {
  readonly source: PositionSource;
  /** Null for the rest of the game. */
  readonly plies: number | null;
  readonly candidates: number;
  readonly samples: number | null;
  readonly seconds: number | undefined;
  readonly confidence: number | null;
  /** Tiles that the opponent holds, as typed; those of the position where undefined. */
  readonly opponent: string | undefined;
  /** The opponent’s last turn, as typed; with it, racks are inferred. */
  readonly last: string | undefined;
  readonly threads: number;
  readonly seed: Seed;
  readonly lexiconFile: string | undefined;
  readonly leaves: string | undefined;
  readonly winTable: string | undefined;
  readonly format: SimulateFormat;
}

const FORMATS = ['text', 'json'] as const;
export type SimulateFormat = (typeof FORMATS)[number];

const REST_OF_GAME = 'end';
const NO_CONFIDENCE = 'none';
/** In per cent. */
const CONFIDENCES = ['95', '98', '99'];
const MOST_SECONDS = 86_400;

export const simulateUsage = (): string =>
  text('simulateCommand.usage', {
    rules: rulesUsage(),
    candidates: String(MAX_CANDIDATES),
    plies: String(MAX_PLIES),
  });

/** Reads the arguments behind `simulate`; 'help' when they ask for help. Throws an `InputError`. */
export function readSimulateOptions(args: readonly string[]): SimulateOptions | 'help' {
  const values = readArguments(args, parse);
  if (values.help) return 'help';
  const format = FORMATS.find((name) => name === values.format);
  if (format === undefined) throw wrongChoice('--format', FORMATS, values.format);
  const seed = parseSeed(values.seed);
  if (!seed.ok) throw new InputError(say(seed.error));
  return {
    source: sourceOf('simulate', values.cgp, values.positions),
    plies:
      values.plies === REST_OF_GAME ? null : countOf('--plies', values.plies, { least: 0, most: MAX_PLIES }),
    candidates: countOf('--candidates', values.candidates, { least: 1, most: MAX_CANDIDATES }),
    samples:
      values.samples === undefined
        ? null
        : countOf('--samples', values.samples, { least: 1, most: MAX_SAMPLES }),
    seconds: values.time === undefined ? undefined : secondsOf(values.time),
    confidence: confidenceOf(values.confidence),
    opponent: values.opponent,
    last: values.last,
    threads: values.threads === undefined ? usualThreads() : threadsOf(values.threads),
    seed: seed.value,
    lexiconFile: values.lexicon,
    leaves: values.leaves,
    winTable: values.wintable,
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
      plies: { type: 'string', default: '2' },
      candidates: { type: 'string', default: '15' },
      samples: { type: 'string' },
      time: { type: 'string' },
      confidence: { type: 'string', default: '99' },
      opponent: { type: 'string' },
      last: { type: 'string' },
      threads: { type: 'string' },
      seed: { type: 'string', default: '1' },
      lexicon: { type: 'string' },
      leaves: { type: 'string' },
      wintable: { type: 'string' },
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

function secondsOf(given: string): number {
  const seconds = /^\d{1,5}(\.\d{1,3})?$/.test(given) ? Number(given) : Number.NaN;
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds;
  throw new InputError(
    text('simulateCommand.wrongTime', { given: quoted(given), most: String(MOST_SECONDS) }),
  );
}

function confidenceOf(given: string): number | null {
  if (given === NO_CONFIDENCE) return null;
  if (CONFIDENCES.includes(given)) return Number(given) / 100;
  throw wrongChoice('--confidence', [...CONFIDENCES, NO_CONFIDENCE], given);
}
