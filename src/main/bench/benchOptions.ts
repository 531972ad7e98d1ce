import { parseArgs } from 'node:util';
import { shortened } from '../../core/quoted';
import { text } from '../../texts/text';
import { InputError, readArguments } from '../cli/inputError';

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
  const values = parse(args);
  if (values.help) return 'help';
  const mode = MODES.find((name) => name === values.mode);
  if (mode === undefined) throw new InputError(text('bench.wrongMode', { given: shortened(values.mode) }));
  if (!/^[1-9]\d{0,5}$/.test(values.rounds))
    throw new InputError(text('bench.wrongRounds', { given: shortened(values.rounds) }));
  if (mode === 'endgames' && values.positions === undefined)
    throw new InputError(text('bench.endgamesWithoutFile'));
  return {
    positionsFile: values.positions,
    lexiconFile: values.lexicon,
    mode,
    rounds: Number(values.rounds),
    cpuSeconds: cpuSecondsOf(values.cpu),
    isJson: values.json,
    isBuildProbe: values['build-probe'],
  };
}

function cpuSecondsOf(given: string): number {
  if (/^\d{1,4}(\.\d{1,3})?$/.test(given) && Number(given) > 0) return Number(given);
  throw new InputError(text('bench.wrongCpu', { given: shortened(given) }));
}

function parse(args: readonly string[]) {
  return readArguments(
    args,
    (given) =>
      parseArgs({
        args: given,
        options: {
          positions: { type: 'string' },
          lexicon: { type: 'string' },
          mode: { type: 'string', default: 'all' },
          rounds: { type: 'string', default: String(DEFAULT_ROUNDS) },
          cpu: { type: 'string', default: DEFAULT_CPU_SECONDS },
          json: { type: 'boolean', default: false },
          'build-probe': { type: 'boolean', default: false },
          help: { type: 'boolean', short: 'h', default: false },
        },
      }).values,
  );
}
