import { z } from 'zod';
import type { Problem } from '../../core/board/setup';
import type { Message } from '../../core/message';
import type { CandidateQuery, CandidateSort } from '../../core/movegen/candidates/candidateQuery';
import type { Move } from '../../core/movegen/move';
import type { OtherTurn } from '../../core/strategy/equity/otherTurns';
import type { LeavesOrigin } from '../../core/strategy/leaves/leavesFile';
import { placedTilesParser, sideParser, tileParser } from '../board/boardParsers';
import { setupParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconApi';
import { plainTurnParser, turnRulesParser } from '../play/playApi';
import { listOf } from '../requests/bounded';
import { count } from '../requests/shapes';

/** The most rows a page of candidates may have. */
export const MAX_PAGE_ROWS = 1000;
/** Limit for typed text: more than any word or sensible pattern has. */
const MAX_TEXT = 200;
/** The most turns that may precede all others. */
const MOST_FIRST = 200;

export interface Candidate extends Move {
  /** 1 … total, best first. */
  readonly rank: number;
  /** Omitted if unknown (`EquityBasis`). */
  readonly worth?: StaticWorth;
}

/** Worth of a candidate beside its score, in thousandths of a point. */
export interface StaticWorth {
  /** For the tiles kept; with an empty bag, for the settlement. */
  readonly kept: number;
  /** For the tiles played, by their squares. */
  readonly placed: number;
}

/** A row of the list: a candidate, or a turn that puts no tile on the board. */
export type ListedTurn = Candidate | OtherTurn;

/** The source of the worth of candidates, or why there is none. */
export type EquityBasis =
  | { readonly kind: 'leaves'; readonly origin: LeavesOrigin }
  /** The bag is empty: from the settlement. */
  | { readonly kind: 'settlement' }
  | { readonly kind: 'none'; readonly reason: Message };

/** Worth of keeping the tiles of the rack, in thousandths of a point. */
export interface RackWorth {
  /** By place on the rack: each tile alone. */
  readonly singles: readonly number[];
  /** By two places on the rack: both tiles together; 0 for a tile with itself. */
  readonly pairs: readonly (readonly number[])[];
}

export interface ListPage<Row = ListedTurn> {
  /** Zero-based index of the first row. */
  readonly offset: number;
  readonly rows: readonly Row[];
}

/** Pages by rank contain candidates only. */
export type CandidatePage = ListPage<Candidate>;

/** A generation stays in the engine until newer ones replace it; its pages are requested by its number. */
export interface GenerationSummary {
  readonly generation: number;
  /** Number of candidates kept: all, or the best ones if there are more. */
  readonly total: number;
  /** Whether the position has more candidates than are kept. */
  readonly hasMore: boolean;
  readonly durationMs: number;
  /** Problems that do not prevent generation. */
  readonly notices: readonly Problem[];
  /**
   * Rank of the requested placement, 1 … total; null if none was requested or it is no longer a candidate.
   */
  readonly rankAskedFor: number | null;
  readonly basis: EquityBasis;
  /** Present while there are tiles to draw and their worth is known. */
  readonly rackWorth: RackWorth | null;
  /** By rank; without rows if there is an `opening`. */
  readonly firstPage: CandidatePage;
  /** The list in the order asked for; absent if that is the order of rank, or its column has no values. */
  readonly opening?: CandidateView & { readonly sort: CandidateSort };
}

export const candidateSortParser: z.ZodType<CandidateSort> = z.strictObject({
  by: z.enum(['score', 'word', 'length', 'position', 'tilesPlayed', 'leave', 'equity']),
  isDescending: z.boolean(),
});

export const PositionRequest = z.strictObject({
  /** Id of an open lexicon. */
  lexicon: lexiconId,
  /** The board, the rules and the rack of the player on turn. */
  setup: setupParser,
});
export type PositionRequest = Readonly<z.infer<typeof PositionRequest>>;

export const GenerateRequest = PositionRequest.extend({
  /** Tiles with their squares, in reading order: a placement whose rank is requested. */
  placement: placedTilesParser.optional(),
  /** Those of the game being played; by default, those of the board. */
  turnRules: turnRulesParser.optional(),
  /** The order that the list opens with; by default that of rank. */
  sort: candidateSortParser.optional(),
});
export type GenerateRequest = Readonly<z.infer<typeof GenerateRequest>>;

export const PageRequest = z.strictObject({
  generation: count,
  offset: count,
  count: count.max(MAX_PAGE_ROWS),
  /** The view to page through instead of all candidates; see `FilterRequest`. */
  view: count.optional(),
});

const query: z.ZodType<CandidateQuery> = z.strictObject({
  word: z.strictObject({ kind: z.enum(['text', 'regex']), value: z.string().max(MAX_TEXT) }).optional(),
  through: z.strictObject({ row: sideParser, col: sideParser }).optional(),
  tile: tileParser.optional(),
  isBingo: z.boolean().optional(),
  minLength: sideParser.optional(),
  maxLength: sideParser.optional(),
  minCrossWords: sideParser.optional(),
  sort: candidateSortParser.optional(),
});

/** An invalid pattern, or one that takes too long, is a `bad-request`. */
export const FilterRequest = z.strictObject({
  generation: count,
  query,
  /** Turns that precede all others, in this order. */
  first: listOf(plainTurnParser, MOST_FIRST).optional(),
  /** Rank of a candidate: the answer then tells its row. */
  rank: count.min(1).optional(),
});
export type FilterRequest = Readonly<z.infer<typeof FilterRequest>>;

/** A selection of a generation's candidates in an order of its own. The engine keeps the last few views. */
export interface CandidateView {
  /** Names the view in requests for pages. */
  readonly view: number;
  /**
   * Number of rows: the matching candidates and, without a filter, the other turns that come first; if sorted
   * by equity, all of these.
   */
  readonly total: number;
  readonly firstPage: ListPage;
  /** Row, from 1, of the candidate of the requested rank; absent if it is not listed. */
  readonly row?: number;
}

/**
 * Requests the row, from 1, of the first candidate whose word begins with `beginning`; null if there is none.
 */
export const FindWordRequest = z.strictObject({
  generation: count,
  /** The view to search instead of all candidates. */
  view: count.optional(),
  /** Beginning of the word, in either case. */
  beginning: z.string().min(1).max(MAX_TEXT),
});
export type FindWordRequest = Readonly<z.infer<typeof FindWordRequest>>;
