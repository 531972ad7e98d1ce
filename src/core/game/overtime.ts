/** Points lost for each minute of overtime begun, as in tournaments. */
const POINTS_A_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Points that a player loses for this much time beyond the limit; none within it. */
export const overtimePenalty = (overMs: number): number =>
  POINTS_A_MINUTE * Math.ceil(Math.max(0, overMs) / MINUTE_MS);

/** Minutes of overtime begun that cost these points. */
export const minutesOfPenalty = (points: number): number => points / POINTS_A_MINUTE;
