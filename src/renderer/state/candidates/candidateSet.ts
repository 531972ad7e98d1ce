import type {
  Candidate,
  EquityBasis,
  GenerationSummary,
  ListedTurn,
  ListPage,
  RackWorth,
} from '../../../contract/candidates/candidatesApi';
import type { Problem, Setup } from '../../../core/board/setup';
import { type CandidateSort, isByWorth } from '../../../core/movegen/candidates/candidateQuery';
import { type CandidateFilter, isSelecting, NO_FILTER } from './candidateFilter';

/** Number of rows requested, kept and dropped together. */
export const PAGE_ROWS = 100;
/** Number of pages kept; the least recently used are dropped first. */
const MAX_PAGES = 120;

/**
 * The listed candidates of one setup: all by rank, or those that match a filter, in its order. Only some
 * pages of them are here; the engine holds all.
 */
export interface CandidateSet {
  readonly setup: Setup;
  readonly generation: number;
  /** Rows of the list. */
  readonly total: number;
  /** Number of candidates, listed or not. */
  readonly allTotal: number;
  /** Whether the position has more candidates than these. */
  readonly hasMore: boolean;
  /** The filter of these rows. */
  readonly filter: CandidateFilter;
  /** The engine's number of the view; null for all by rank. */
  readonly view: number | null;
  readonly durationMs: number;
  readonly notices: readonly Problem[];
  /** Source of the candidates' worth beside their score. */
  readonly basis: EquityBasis;
  readonly rackWorth: RackWorth | null;
  /** Whole pages by number; the last one may be shorter. */
  readonly pages: ReadonlyMap<number, readonly ListedTurn[]>;
}

/**
 * The candidates of a search, in the order that they came in if the filter asks for it, otherwise by rank.
 *
 * @param filter the current one
 */
export function candidateSetOf(
  setup: Setup,
  summary: GenerationSummary,
  filter: CandidateFilter,
): CandidateSet {
  const { basis, durationMs, firstPage, generation, hasMore, notices, opening, rackWorth, total } = summary;
  const found = { setup, generation, durationMs, notices, basis, rackWorth, allTotal: total, hasMore };
  const isAsFiltered =
    !isSelecting(filter) &&
    filter.first === null &&
    isSameSort(usableSort(filter.sort, basis), opening?.sort ?? null);
  if (isAsFiltered && opening !== undefined) {
    const { view } = opening;
    return addRows({ ...found, total: opening.total, filter, view, pages: new Map() }, opening.firstPage);
  }
  const byRank = { ...found, total, filter: isAsFiltered ? filter : NO_FILTER, view: null, pages: new Map() };
  return addRows(byRank, firstPage);
}

/** Lists all candidates by rank. */
export const listedByRank = (set: CandidateSet, filter: CandidateFilter): CandidateSet => ({
  ...set,
  filter,
  view: null,
  total: set.allTotal,
  pages: new Map(),
});

/** The sort order; null if its column has no values. */
export const usableSort = (sort: CandidateSort | null, basis: EquityBasis): CandidateSort | null =>
  sort !== null && isByWorth(sort) && basis.kind === 'none' ? null : sort;

const isSameSort = (one: CandidateSort | null, other: CandidateSort | null): boolean =>
  one?.by === other?.by && one?.isDescending === other?.isDescending;

/** Adds every whole page among the rows. */
export function addRows(set: CandidateSet, { offset, rows }: ListPage): CandidateSet {
  const pages = new Map(set.pages);
  for (let page = Math.ceil(offset / PAGE_ROWS); page * PAGE_ROWS < offset + rows.length; page++) {
    const begin = page * PAGE_ROWS;
    const end = Math.min(begin + PAGE_ROWS, set.total);
    if (end > offset + rows.length) break;
    pages.delete(page);
    pages.set(page, rows.slice(begin - offset, end - offset));
  }
  for (const page of pages.keys()) {
    if (pages.size <= MAX_PAGES) break;
    pages.delete(page);
  }
  return { ...set, pages };
}

/** The turn in a row of the list (1 … total), if its page is loaded. */
export function turnAt(set: CandidateSet | null, row: number): ListedTurn | undefined {
  const index = row - 1;
  return set?.pages.get(Math.floor(index / PAGE_ROWS))?.[index % PAGE_ROWS];
}

/** The candidate in a row; undefined for other turns, too. */
export function candidateAt(set: CandidateSet | null, row: number): Candidate | undefined {
  const turn = turnAt(set, row);
  return turn?.kind === 'placement' ? turn : undefined;
}

/** The row of the candidate of that rank; 0 if its page is not loaded. */
export function loadedRow({ pages }: CandidateSet, rank: number): number {
  for (const [page, rows] of pages) {
    const at = rows.findIndex((turn) => turn.kind === 'placement' && turn.rank === rank);
    if (at >= 0) return page * PAGE_ROWS + at + 1;
  }
  return 0;
}

/** Numbers of the missing pages of these rows, in the order of the rows. */
export function missingPages(set: CandidateSet, rows: readonly number[]): readonly number[] {
  const wanted = new Set<number>();
  for (const row of rows) {
    const page = Math.floor(row / PAGE_ROWS);
    if (row >= 0 && row < set.total && !set.pages.has(page)) wanted.add(page);
  }
  return [...wanted];
}
