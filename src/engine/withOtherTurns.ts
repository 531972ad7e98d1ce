import { entryAt } from '../core/certain';
import type { CandidateSort } from '../core/movegen/candidates/candidateQuery';
import type { OtherTurn } from '../core/strategy/equity/otherTurns';
import type { RankedRows } from './listRows';

/**
 * Merges other turns, best first, into candidates sorted by equity. Their places come after those of all
 * candidates. A candidate precedes other turns of equal equity; turns without equity come last.
 */
export function withOtherTurns(
  { order, worths }: RankedRows,
  places: Uint32Array,
  others: readonly OtherTurn[],
  sort: CandidateSort | undefined,
): Uint32Array {
  if (worths === undefined || others.length === 0) return places;
  const sign = sort?.isDescending === true ? 1 : -1;
  const ranked = others.map(({ worth }, nth) => ({ worth, place: order.length + nth }));
  const judged = ranked
    .filter(({ worth }) => worth !== null)
    .sort((a, b) => sign * (b.worth ?? 0) - sign * (a.worth ?? 0));
  const merged = new Uint32Array(places.length + others.length);
  let filled = 0;
  let from = 0;
  for (const { place, worth } of judged) {
    const isBefore = (at: number): boolean =>
      sign * worths.equityAt(entryAt(order, entryAt(places, at))) >= sign * (worth ?? 0);
    while (from < places.length && isBefore(from)) merged[filled++] = entryAt(places, from++);
    merged[filled++] = place;
  }
  merged.set(places.subarray(from), filled);
  filled += places.length - from;
  for (const { place, worth } of ranked) if (worth === null) merged[filled++] = place;
  return merged;
}
