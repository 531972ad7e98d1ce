import type { Candidate, CandidatePage, ListedTurn, ListPage } from '../contract/candidates/candidatesApi';
import { certain, entryAt } from '../core/certain';
import type { MoveList } from '../core/movegen/moveList';
import type { MoveWorths } from '../core/strategy/equity/moveWorths';
import type { OtherTurn } from '../core/strategy/equity/otherTurns';

/** Number of rows returned with a list, so that the first screen needs no second request. */
export const FIRST_PAGE_ROWS = 100;

export interface RankedRows {
  readonly moves: MoveList;
  /** Rank − 1 → index into `moves`. */
  readonly order: Uint32Array;
  /** Worth of the moves beside their score, if known. */
  readonly worths: MoveWorths | undefined;
}

interface Rows {
  readonly offset: number;
  readonly count: number;
}

/** The rows of a list in an order of its own. */
export interface ListOrder {
  /** Rank − 1 of each row; values from the number of candidates up denote other turns. */
  readonly places: Uint32Array;
  readonly others: readonly OtherTurn[];
}

/** Candidates by rank, best first. */
export function pageOf(ranked: RankedRows, { offset, count }: Rows): CandidatePage {
  const length = Math.max(0, Math.min(count, ranked.order.length - offset));
  return { offset, rows: Array.from({ length }, (_, row) => candidateAt(ranked, offset + row)) };
}

/** Rows of a list in its own order. */
export function listPageOf(
  ranked: RankedRows,
  { offset, count, places, others }: ListOrder & Rows,
): ListPage {
  const { length: candidates } = ranked.order;
  const rows = [...places.subarray(offset, offset + count)].map(
    (place): ListedTurn =>
      place < candidates
        ? candidateAt(ranked, place)
        : certain(others[place - candidates], 'a turn of the list'),
  );
  return { offset, rows };
}

function candidateAt({ moves, order, worths }: RankedRows, place: number): Candidate {
  const index = entryAt(order, place);
  const candidate = { ...moves.moveAt(index), rank: place + 1 };
  if (worths === undefined) return candidate;
  return { ...candidate, worth: { kept: worths.leaveAt(index), placed: worths.placedAt(index) } };
}

/** Row of the candidate of that rank, as a field of an answer; none if it is not listed. */
export function rowOfRank({ places }: ListOrder, rank: number | undefined): { readonly row?: number } {
  const at = rank === undefined ? -1 : places.indexOf(rank - 1);
  return at < 0 ? {} : { row: at + 1 };
}
