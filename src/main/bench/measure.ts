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

/** The result of `run`, and its CPU time in milliseconds. */
export function measureCpu<Result>(run: () => Result): { result: Result; millis: number } {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { result, millis: (user + system) / 1000 };
}

/** Rounds before the measured ones, in which the engine compiles what it runs. */
const WARM_UP_ROUNDS = 3;

/** Searches a position once. Returns the number of moves found. */
export type Search = (position: Position) => number;

export function measureSearch(positions: readonly Position[], rounds: number, search: Search): Measurement {
  return measureInTurn(positions, rounds, { search }).search;
}

/**
 * Several searches of the same positions, taking turns round by round: load on the machine that lasts a
 * while slows down all of them, and their ratios stay.
 */
export function measureInTurn<Name extends string>(
  positions: readonly Position[],
  rounds: number,
  searches: Readonly<Record<Name, Search>>,
): Record<Name, Measurement> {
  const names = Object.keys(searches) as Name[];
  const runs = names.map((name) => ({ name, search: searches[name], samples: positions.map(emptySample) }));
  for (let round = 0; round < WARM_UP_ROUNDS; round++)
    for (const { search } of runs) for (const position of positions) search(position);
  for (let round = 0; round < rounds; round++)
    for (const { search, samples } of runs) for (const sample of samples) takeSample(sample, search);
  const measurements = runs.map(({ name, samples }) => [name, measurementOf(samples, rounds)] as const);
  return Object.fromEntries(measurements) as Record<Name, Measurement>;
}

interface Sample {
  readonly position: Position;
  readonly blanks: number;
  moves: number;
  /** The least of all rounds. */
  micros: number;
}

const emptySample = (position: Position): Sample => ({
  position,
  blanks: position.rack.filter(isBlank).length,
  moves: 0,
  micros: Number.POSITIVE_INFINITY,
});

function takeSample(sample: Sample, search: Search): void {
  const before = process.cpuUsage();
  sample.moves = search(sample.position);
  const { user, system } = process.cpuUsage(before);
  sample.micros = Math.min(sample.micros, user + system);
}

function measurementOf(samples: readonly Sample[], rounds: number): Measurement {
  const blankCounts = [...new Set(samples.map(({ blanks }) => blanks))].sort((a, b) => a - b);
  const byBlanks = blankCounts.map(
    (count) => [String(count), summarize(samples.filter(({ blanks }) => blanks === count))] as const,
  );
  return { ...summarize(samples), rounds, byBlanks: Object.fromEntries(byBlanks) };
}

function summarize(samples: readonly Sample[]): Timing {
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
