import type { Rules } from '../../core/board/rules';
import type { Message } from '../../core/message';
import type { ReviewedTurn } from '../../core/strategy/review/reviewedTurn';
import type { ReviewSettings } from '../../core/strategy/review/reviewSettings';
import type { JobPhase } from '../requests/jobPhase';

/** Identifies leaves. */
export interface LeavesMark {
  /** A fingerprint of their values. */
  readonly id: string;
  /** The lexicon that they were trained with, and the date; empty if unknown. */
  readonly lexicon: string;
  readonly date: string;
}

/** Identifies a win table. */
export interface WinsMark {
  /** A fingerprint of its shares. */
  readonly id: string;
  readonly lexicon: string;
  readonly games: number;
}

/** The origin of a review. */
export interface ReviewOrigin {
  /** The version of the program. */
  readonly program: string;
  readonly lexicon: { readonly id: string; readonly name: string };
  /** Null if there are none for the tiles of the game. */
  readonly leaves: LeavesMark | null;
  /** Null if the formula was used. */
  readonly wins: WinsMark | null;
  readonly settings: ReviewSettings;
}

/** A stored review of the first turns, or of all. */
export interface KeptReview {
  /** A fingerprint of the turns and the rules. */
  readonly game: string;
  readonly origin: ReviewOrigin;
  readonly turnCount: number;
  readonly turns: readonly ReviewedTurn[];
}

/** A change since the review was made. */
export const STALE_REASONS = ['game', 'lexicon', 'leaves', 'wins', 'settings', 'version'] as const;
export type StaleReason = (typeof STALE_REASONS)[number];

export interface ReviewStatus extends KeptReview {
  /** A stopped review can be continued. */
  readonly phase: JobPhase;
  readonly stale: readonly StaleReason[];
  /** Why it stopped by itself, or cannot be saved. */
  readonly problem: Message | null;
}

/** The recorded game in the window. */
export interface ReviewRequest {
  readonly gcg: string;
  readonly rules: Rules;
  /** Path of its file, next to which the review is saved; null if it has none. */
  readonly path: string | null;
  /** Id of an open lexicon. */
  readonly lexicon: string;
  readonly settings: ReviewSettings;
}

export interface StartReview extends ReviewRequest {
  /** Whether to start anew instead of continuing the stored review. */
  readonly isFresh: boolean;
}

/** Maximum for one turn, by whatever method. */
export const MAX_SECONDS = 3600;
