import { isBlank } from '../../core/alphabet/tile';
import type { Position } from '../../core/board/position';
import { mean, median, round } from '../../engine/average';

/** CPU time of one search, in microseconds: over positions, of each position's minimum over the rounds. */
export interface Timing {
  readonly positions: number;
  /** Moves found in one round. */
  readonly moves: number;
  readonly meanMicros: number;
  readonly medianMicros: number;
}

export interface Measurement extends Timing {
  readonly rounds: number;
  /** By number of blanks on the rack. */
  readonly byBlanks: Readonly<Record<string, Timing>>;
}

/** What `run` gives, and what it takes, in milliseconds of CPU. */
export function measureCpu<Result>(run: () => Result): { result: Result; millis: number } {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { result, millis: (user + system) / 1000 };
}

/** Rounds before the measured ones, in which the engine compiles what it runs. */
const WARM_UP_ROUNDS = 3;

/** One search of a position; gives the number of moves found. */
export type Search = (position: Position) => number;

export function measureSearch(positions: readonly Position[], rounds: number, search: Search): Measurement {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) for (const position of positions) search(position);
  const samples = positions.map((position) => ({
    position,
    blanks: position.rack.filter(isBlank).length,
    moves: 0,
    micros: Number.POSITIVE_INFINITY,
  }));
  for (let round = 0; round < rounds; round++)
    for (const sample of samples) {
      const before = process.cpuUsage();
      sample.moves = search(sample.position);
      const { user, system } = process.cpuUsage(before);
      sample.micros = Math.min(sample.micros, user + system);
    }
  const blankCounts = [...new Set(samples.map(({ blanks }) => blanks))].sort((a, b) => a - b);
  const byBlanks = blankCounts.map(
    (count) => [String(count), summarize(samples.filter(({ blanks }) => blanks === count))] as const,
  );
  return { ...summarize(samples), rounds, byBlanks: Object.fromEntries(byBlanks) };
}

function summarize(samples: readonly { readonly moves: number; readonly micros: number }[]): Timing {
  const micros = samples.map((sample) => sample.micros);
  return {
    positions: samples.length,
    moves: samples.reduce((sum, { moves }) => sum + moves, 0),
    meanMicros: mean(micros),
    medianMicros: median(micros),
  };
}

/** For comparing searches of positions that do not have equally many moves. */
export const microsPerThousandMoves = ({ positions, moves, meanMicros }: Timing): number =>
  moves === 0 ? 0 : round((meanMicros * positions * 1000) / moves);
