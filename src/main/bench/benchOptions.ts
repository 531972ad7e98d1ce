import { shortened } from '../../core/quoted';
import { text } from '../../texts/text';
import { InputError } from '../cli/inputError';
import { readOptions, secondsOf } from '../cli/options';
import { CPU_BOUNDS } from '../cli/timeLimit';

const MODES = ['all', 'best', 'endgames'] as const;
export type BenchMode = (typeof MODES)[number];

export interface BenchOptions {
  /**
   * Positions to search; undefined: those of seeded games, and building, loading and
   * self-play are measured too.
   */
  readonly positionsFile: string | undefined;
  /** A word list; the built-in one when undefined. */
  readonly lexiconFile: string | undefined;
  readonly mode: BenchMode;
  readonly rounds: number;
  /** CPU time of each turn in an endgame. */
  readonly cpuSeconds: number;
  readonly isJson: boolean;
  /** Measure only one build: how the bench starts itself in a fresh process. */
  readonly isBuildProbe: boolean;
}

const DEFAULT_ROUNDS = 20;
const DEFAULT_CPU_SECONDS = '0.5';

export const benchUsage = (): string =>
  text('bench.usage', { rounds: String(DEFAULT_ROUNDS), seconds: DEFAULT_CPU_SECONDS });

/** Reads the arguments behind `bench`; 'help' when they ask for help. Throws an `InputError`. */
export function readBenchOptions(args: readonly string[]): BenchOptions | 'help' {
  const values = readOptions(args, [
    'positions',
    'lexicon',
    'mode',
    'rounds',
    'cpu',
    'json',
    'build-probe',
    'help',
  ]);
  if (values.help) return 'help';
  const mode = MODES.find((name) => name === (values.mode ?? 'all'));
  if (mode === undefined)
    throw new InputError(text('bench.wrongMode', { given: shortened(values.mode ?? '') }));
  const rounds = values.rounds ?? String(DEFAULT_ROUNDS);
  if (!/^[1-9]\d{0,5}$/.test(rounds))
    throw new InputError(text('bench.wrongRounds', { given: shortened(rounds) }));
  if (mode === 'endgames' && values.positions === undefined)
    throw new InputError(text('bench.endgamesWithoutFile'));
  return {
    positionsFile: values.positions,
    lexiconFile: values.lexicon,
    mode,
    rounds: Number(rounds),
    cpuSeconds: secondsOf('--cpu', values.cpu ?? DEFAULT_CPU_SECONDS, CPU_BOUNDS),
    isJson: values.json,
    isBuildProbe: values['build-probe'],
  };
}
