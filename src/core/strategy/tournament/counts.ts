export interface Outcomes {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** Numbers of pairs that brought 0, ½, 1, 1½ and 2 games. */
export type PairResults = readonly [number, number, number, number, number];

/** How many games lie in each bin: the bin n holds from n × `BIN_POINTS` on, less than that of n + 1. */
export type Bins = Readonly<Record<string, number>>;

/** Points in a bin of scores or margins. */
export const BIN_POINTS = 10;

export const binOf = (points: number): number => Math.floor(points / BIN_POINTS);
