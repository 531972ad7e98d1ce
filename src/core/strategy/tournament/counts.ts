export interface Outcomes {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** Number of pairs by points won: 0, ½, 1, 1½ and 2 games. */
export type PairResults = readonly [number, number, number, number, number];

/**
 * Number of games in each bin. Bin n covers n × `BIN_POINTS` up to, but not including, (n + 1) ×
 * `BIN_POINTS`.
 */
export type Bins = Readonly<Record<string, number>>;

/** Width of a bin of scores or margins, in points. */
export const BIN_POINTS = 10;

export const binOf = (points: number): number => Math.floor(points / BIN_POINTS);
