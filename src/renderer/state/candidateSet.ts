import type { Candidate, CandidatePage, GenerationSummary } from '../../contract/engineApi';
import type { Problem, Setup } from '../../core/board/setup';

/** Rows asked for, kept and dropped together. */
export const PAGE_ROWS = 100;
/** Pages kept; those longest unused are dropped first. */
const MAX_PAGES = 120;

/** The ranked candidates of one setup. Only some pages of them are here; the engine holds all. */
export interface CandidateSet {
  readonly setup: Setup;
  readonly generation: number;
  readonly total: number;
  readonly durationMs: number;
  readonly notices: readonly Problem[];
  /** Whole pages by number; the last one may be shorter. */
  readonly pages: ReadonlyMap<number, readonly Candidate[]>;
}

export function candidateSetOf(setup: Setup, summary: GenerationSummary): CandidateSet {
  const { generation, total, durationMs, notices, firstPage } = summary;
  return addRows({ setup, generation, total, durationMs, notices, pages: new Map() }, firstPage);
}

/** Keeps every whole page among the rows. */
export function addRows(set: CandidateSet, { offset, rows }: CandidatePage): CandidateSet {
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

/** The candidate of a rank (1 … total), if its page is here. */
export function candidateAt(set: CandidateSet | null, rank: number): Candidate | undefined {
  const index = rank - 1;
  return set?.pages.get(Math.floor(index / PAGE_ROWS))?.[index % PAGE_ROWS];
}

/** Numbers of the pages that hold any of the rows and are not here, nearest to the first row first. */
export function missingPages(set: CandidateSet, rows: readonly number[]): readonly number[] {
  const wanted = new Set<number>();
  for (const row of rows) {
    const page = Math.floor(row / PAGE_ROWS);
    if (row >= 0 && row < set.total && !set.pages.has(page)) wanted.add(page);
  }
  return [...wanted];
}
