import type { Problem, Setup } from '../../core/board/setup';
import type { CandidateQuery } from '../../core/movegen/candidates/candidateQuery';
import type { PlacedTile } from '../../core/movegen/candidates/findPlacement';
import type { Move } from '../../core/movegen/move';

export interface Candidate extends Move {
  /** 1 … total, best first. */
  readonly rank: number;
}

export interface CandidatePage {
  /** Zero-based index of the first row. */
  readonly offset: number;
  readonly rows: readonly Candidate[];
}

/**
 * A generation stays in the engine until the next one replaces it; pages of it are asked for by its number.
 */
export interface GenerationSummary {
  readonly generation: number;
  /** Candidates that are kept: all, or the best ones of more. */
  readonly total: number;
  /** Whether the position has more candidates than are kept. */
  readonly hasMore: boolean;
  readonly durationMs: number;
  /** Problems that do not prevent generation. */
  readonly notices: readonly Problem[];
  /**
   * Of the placement that was asked for, 1 … total; null where none was, or where it
   * is no longer a candidate.
   */
  readonly rankAskedFor: number | null;
  readonly firstPage: CandidatePage;
}

export interface PositionRequest {
  /** Of an open lexicon. */
  readonly lexicon: string;
  readonly setup: Setup;
}

export interface GenerateRequest extends PositionRequest {
  /** Tiles on their squares, in reading order: a placement whose rank is to be told. */
  readonly placement?: readonly PlacedTile[] | undefined;
}

/** The most rows a page of candidates may have. */
export const MAX_PAGE_ROWS = 1000;

export interface PageRequest {
  readonly generation: number;
  readonly offset: number;
  /** At most MAX_PAGE_ROWS. */
  readonly count: number;
  /** Pages of this view instead of all candidates; see `FilterRequest`. */
  readonly view?: number | undefined;
}

/** A pattern that is none, or takes too long, is a `bad-request`. */
export interface FilterRequest {
  readonly generation: number;
  readonly query: CandidateQuery;
}

/** A choice of a generation's candidates, in an order of its own. It is kept as long as a few newer ones. */
export interface CandidateView {
  /** To be named in requests for pages. */
  readonly view: number;
  /** Candidates that match. */
  readonly total: number;
  readonly firstPage: CandidatePage;
}

/** Asks for the row of the first candidate whose word begins so, from 1 on; null where there is none. */
export interface FindWordRequest {
  readonly generation: number;
  /** Rows of this view instead of all candidates. */
  readonly view?: number | undefined;
  /** Of the word, in either case. */
  readonly beginning: string;
}
