import type { JudgedPlay, PlayEquity } from '../contract/walk/traceApi';
import { entryAt } from '../core/certain';
import type { MoveWorths } from '../core/strategy/equity/moveWorths';
import { otherTurnsOf } from '../core/strategy/equity/otherTurns';
import type { RankedWhyNot } from '../core/trace/whyNot/rankPlay';
import type { Generation } from './generations';

/** Adds the equity of a play, and that of the best turn of its position. */
export const judgePlay = (answer: RankedWhyNot, generation: Generation): JudgedPlay => ({
  ...answer,
  equity: answer.rank === null ? null : equityAt(generation, answer.rank),
});

function equityAt(generation: Generation, rank: number): PlayEquity | null {
  const { order, worths } = generation;
  if (worths === undefined) return null;
  return { own: worths.equityAt(entryAt(order, rank - 1)), best: bestEquity(generation, worths) };
}

const known = new WeakMap<Generation, number>();

/** The highest equity of all candidates and other turns, computed once per generation. */
function bestEquity(generation: Generation, worths: MoveWorths): number {
  const found = known.get(generation);
  if (found !== undefined) return found;
  let best = Number.NEGATIVE_INFINITY;
  for (const { worth } of otherTurnsOf(generation.position, worths.worth))
    best = Math.max(best, worth ?? best);
  for (const index of generation.order) best = Math.max(best, worths.equityAt(index));
  known.set(generation, best);
  return best;
}
