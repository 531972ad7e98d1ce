import { THOUSANDTHS } from '../../../core/movegen/bestMove/moveWorth';

/** Thousandths of a point as they are shown: `63.1`, `−4.2`. */
export function formatPoints(thousandths: number): string {
  const tenths = Math.round((10 * thousandths) / THOUSANDTHS) / 10;
  return tenths < 0 ? `−${(-tenths).toFixed(1)}` : Math.abs(tenths).toFixed(1);
}

/** With a sign, as what is added: `+5.2`. */
export function formatGain(thousandths: number): string {
  const points = formatPoints(thousandths);
  return points === '0.0' ? '±0.0' : points.startsWith('−') ? points : `+${points}`;
}
