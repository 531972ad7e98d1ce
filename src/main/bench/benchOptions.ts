import { parseArgs } from 'node:util';
import { quoted } from '../../core/quoted';
import { InputError, readArguments } from '../cli/inputError';
import { PROBES, type Probe } from './probe';

const MODES = ['all', 'best'] as const;
export type BenchMode = (typeof MODES)[number];

export interface BenchOptions {
  /** Positions to search; undefined: those of seeded games, and building, loading and self-play are measured too. */
  readonly positionsFile: string | undefined;
  /** A word list; the built-in one when undefined. */
  readonly lexiconFile: string | undefined;
  readonly mode: BenchMode;
  readonly rounds: number;
  readonly isJson: boolean;
  /** Measure only this: how the bench starts itself in a fresh process. */
  readonly probe: Probe | undefined;
}

export const BENCH_USAGE = `Usage: tilewright bench [--positions FILE] [options]

Measures how fast moves are found: the CPU time that each position takes, in microseconds, at its lowest over the
rounds. Without --positions it searches every turn of 40 seeded games, and measures building, loading and self-play, too.

  --positions FILE     positions, one per line: JSON {"id": "…", "board": ["…", 15 rows], "rack": "…"}, or CGP
  --mode all           list every move with its score (default with --positions)
  --mode best          find only the best move
  --rounds N           how often each position is searched (default: 20)
  --lexicon FILE       a word list in plain text, one word per line (default: the built-in English one)
  --json               print one JSON object instead of tables
  --help               this text
`;

const DEFAULT_ROUNDS = 20;

/** Reads the arguments behind `bench`; 'help' when they ask for help. Throws an `InputError`. */
export function readBenchOptions(args: readonly string[]): BenchOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const mode = MODES.find((name) => name === values.mode);
  if (mode === undefined) throw new InputError(`--mode is all or best, not ${quoted(values.mode)}.`);
  if (!/^[1-9]\d{0,5}$/.test(values.rounds))
    throw new InputError(`--rounds takes a whole number from 1 to 999999, not ${quoted(values.rounds)}.`);
  return {
    positionsFile: values.positions,
    lexiconFile: values.lexicon,
    mode,
    rounds: Number(values.rounds),
    isJson: values.json,
    probe: PROBES.find((name) => name === values.probe),
  };
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
          json: { type: 'boolean', default: false },
          probe: { type: 'string' },
          help: { type: 'boolean', short: 'h', default: false },
        },
      }).values,
  );
}
