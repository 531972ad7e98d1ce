import { eventAt } from '../../../core/trace/replay';
import type { Recording, WalkSync } from './walk';

/** Number of steps to either side in which a square is searched. */
const REACH = 20_000;

/** The step of the other walk while the shown one is at `step`. */
export function rivalStepAt(shown: Recording, rival: Recording, step: number, by: WalkSync): number {
  const { length } = rival.trace;
  if (by === 'steps') return Math.min(step, length);
  const atShare = Math.round((step / Math.max(1, shown.trace.length)) * length);
  if (by === 'share' || step === 0) return atShare;
  return nearestOn(rival, eventAt(shown.trace, step - 1).square, atShare) ?? atShare;
}

/** The step nearest to `around` whose event is on the square; null if none is near. */
function nearestOn({ trace }: Recording, square: number, around: number): number | null {
  const isThere = (step: number) =>
    step >= 1 && step <= trace.length && eventAt(trace, step - 1).square === square;
  for (let by = 0; by <= REACH; by++) {
    if (isThere(around - by)) return around - by;
    if (isThere(around + by)) return around + by;
  }
  return null;
}
