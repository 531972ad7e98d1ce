import type { Position } from '../core/board/position';
import type { CandidateSort } from '../core/movegen/candidates/candidateQuery';
import { sortCandidates } from '../core/movegen/candidates/candidateSort';
import { MoveReader } from '../core/movegen/moveReader';
import { otherTurnsOf } from '../core/strategy/equity/otherTurns';
import type { ListOrder, RankedRows } from './listRows';
import { withOtherTurns } from './withOtherTurns';

/** Number of the view that a list opens with: those of later views begin at 1. */
export const OPENING_VIEW = 0;

/** Ranked moves, with what their worth is computed from. */
export type JudgedMoves = RankedRows & { readonly position: Position };

/** Adds the other turns of a rack to candidates sorted by equity, if their equities are known. */
export function withOthers(
  ranked: JudgedMoves,
  places: Uint32Array,
  sort: CandidateSort | undefined,
): ListOrder {
  const { position, worths } = ranked;
  if (sort?.by !== 'equity' || worths === undefined || position.rack.length === 0)
    return { places, others: [] };
  const others = otherTurnsOf(position, worths.worth);
  return { places: withOtherTurns(ranked, places, others, sort), others };
}

/** All turns of a position in an order. */
export function orderOf(ranked: JudgedMoves, sort: CandidateSort): ListOrder {
  const { moves, order, position, worths } = ranked;
  const all = Uint32Array.from(order, (_, place) => place);
  const sorted = sortCandidates(ranked, all, sort, new MoveReader(position, moves), worths);
  return withOthers(ranked, sorted, sort);
}
