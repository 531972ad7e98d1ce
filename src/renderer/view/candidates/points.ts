import { THOUSANDTHS } from '../../../core/movegen/bestMove/moveWorth';
import { fixed } from '../../../texts/numbers';

/** Formats thousandths of a point: `63.1`, `−4.2`. */
export const formatPoints = (thousandths: number): string =>
  fixed(Math.round((10 * thousandths) / THOUSANDTHS) / 10, 1);

/** Formats a summand with its sign: `+5.2`. */
export function formatGain(thousandths: number): string {
  const points = formatPoints(thousandths);
  return points === fixed(0, 1) ? `±${points}` : points.startsWith('−') ? points : `+${points}`;
}
