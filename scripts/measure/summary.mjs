/**
 * @param {readonly number[]} values
 * @param {number} share 0.5 is the median
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Times between pictures that follow each other in one movement: a longer gap is a rest.
 *
 * @param {readonly { kind: string, atMs: number }[]} pictures
 * @param {number} restMs
 */
export const frameTimes = (pictures, restMs) =>
  pictures
    .slice(1)
    .map(({ atMs }, at) => atMs - (pictures[at]?.atMs ?? 0))
    .filter((gapMs) => gapMs < restMs);

/**
 * @param {string} what
 * @param {readonly number[]} values in milliseconds
 * @param {number} goalMs
 */
export function line(what, values, goalMs) {
  const figures = [0.5, 0.95].map((share) => `${quantile(values, share).toFixed(0)} ms`.padStart(8));
  return `${what.padEnd(34)}${figures.join('')}${String(values.length).padStart(7)}   goal ${goalMs} ms`;
}
