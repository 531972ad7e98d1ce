import { MAX_CANDIDATES, MAX_PLIES, MAX_SAMPLES } from '../../contract/simulation/simulationLimits';
import type { Seed } from '../../core/game/seed';
import { text } from '../../texts/text';
import { type RulesOptions, rulesUsage } from './chooseRules';
import { countOf } from './countOption';
import { type PositionSource, sourceOf } from './movesOptions';
import { choiceOf, readOptions, secondsOf, seedOf, wrongChoice } from './options';
import { threadsOf } from './threadsOption';

export interface SimulateOptions extends RulesOptions {
  readonly source: PositionSource;
  /** Null for the rest of the game. */
  readonly plies: number | null;
  readonly candidates: number;
  readonly samples: number | null;
  readonly seconds: number | undefined;
  readonly confidence: number | null;
  /** The opponent's tiles, as typed; those of the position if undefined. */
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
  const values = readOptions(args, [
    'cgp',
    'positions',
    'plies',
    'candidates',
    'samples',
    'time',
    'confidence',
    'opponent',
    'last',
    'threads',
    'seed',
    'lexicon',
    'leaves',
    'wintable',
    'board',
    'tiles',
    'format',
    'help',
  ]);
  if (values.help) return 'help';
  const { candidates = '15', plies = '2' } = values;
  return {
    source: sourceOf('simulate', values.cgp, values.positions),
    plies: plies === REST_OF_GAME ? null : countOf('--plies', plies, { least: 0, most: MAX_PLIES }),
    candidates: countOf('--candidates', candidates, { least: 1, most: MAX_CANDIDATES }),
    samples:
      values.samples === undefined
        ? null
        : countOf('--samples', values.samples, { least: 1, most: MAX_SAMPLES }),
    seconds:
      values.time === undefined
        ? undefined
        : secondsOf('--time', values.time, { least: 0.001, most: MOST_SECONDS }),
    confidence: confidenceOf(values.confidence),
    opponent: values.opponent,
    last: values.last,
    threads: threadsOf(values.threads),
    seed: seedOf(values.seed),
    lexiconFile: values.lexicon,
    leaves: values.leaves,
    winTable: values.wintable,
    board: values.board,
    tiles: values.tiles,
    format: choiceOf('--format', values.format, FORMATS),
  };
}

function confidenceOf(given = '99'): number | null {
  if (given === NO_CONFIDENCE) return null;
  if (CONFIDENCES.includes(given)) return Number(given) / 100;
  throw wrongChoice('--confidence', given, [...CONFIDENCES, NO_CONFIDENCE]);
}
