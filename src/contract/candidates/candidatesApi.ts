import type { Problem, Setup } from '../../core/board/setup';
import type { TurnRules } from '../../core/game/turnRules';
import type { Message } from '../../core/message';
import type { CandidateQuery } from '../../core/movegen/candidates/candidateQuery';
import type { PlacedTile } from '../../core/movegen/candidates/findPlacement';
import type { Move } from '../../core/movegen/move';
import type { OtherTurn } from '../../core/strategy/equity/otherTurns';
import type { LeavesOrigin } from '../../core/strategy/leaves/leavesFile';

export interface Candidate extends Move {
  /** 1 … total, best first. */
  readonly rank: number;
  /** Left out where it is not known (`EquityBasis`). */
  readonly worth?: StaticWorth;
}

/** What a candidate is worth beside its score, in thousandths of a point. */
export interface StaticWorth {
  /** The tiles kept; with an empty bag, what the end of the game brings. */
  readonly kept: number;
  /** The tiles played, by their squares. */
  readonly placed: number;
}

/** A row of the list: a candidate, or a turn that puts no tile on the board. */
export type ListedTurn = Candidate | OtherTurn;

/** How it is known what candidates are worth beside their score; why not, where it is not. */
export type EquityBasis =
  | { readonly kind: 'leaves'; readonly origin: LeavesOrigin }
  /** Nothing is left to draw: by the end of the game. */
  | { readonly kind: 'settlement' }
  | { readonly kind: 'none'; readonly reason: Message };

/** What the tiles of the rack are worth when they are kept, in thousandths of a point. */
export interface RackWorth {
  /** By place on the rack: each tile alone. */
  readonly singles: readonly number[];
  /** By place and place: two tiles together; 0 for a tile with itself. */
  readonly pairs: readonly (readonly number[])[];
}

export interface ListPage<Row = ListedTurn> {
  /** Zero-based index of the first row. */
  readonly offset: number;
  readonly rows: readonly Row[];
}

/** By rank there are candidates alone. */
export type CandidatePage = ListPage<Candidate>;

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
  readonly basis: EquityBasis;
  /** While there are tiles to draw, and their worth is known. */
  readonly rackWorth: RackWorth | null;
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
  /** Of the game that is played; else those that are usual. */
  readonly turnRules?: TurnRules | undefined;
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
  /** Rows: the candidates that match; by equity and without a filter, all other turns, too. */
  readonly total: number;
  readonly firstPage: ListPage;
}

/** Asks for the row of the first candidate whose word begins so, from 1 on; null where there is none. */
export interface FindWordRequest {
  readonly generation: number;
  /** Rows of this view instead of all candidates. */
  readonly view?: number | undefined;
  /** Of the word, in either case. */
  readonly beginning: string;
}
