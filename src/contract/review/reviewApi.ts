import type { Rules } from '../../core/board/rules';
import type { Message } from '../../core/message';
import type { ReviewedTurn } from '../../core/strategy/review/reviewedTurn';
import type { ReviewSettings } from '../../core/strategy/review/turnReviewer';

/** Which leaves these are. */
export interface LeavesMark {
  /** A fingerprint of their values. */
  readonly id: string;
  /** That they were trained with, and when; empty where that is not known. */
  readonly lexicon: string;
  readonly date: string;
}

/** What a review was made with. */
export interface ReviewOrigin {
  /** The version of the program. */
  readonly program: string;
  readonly lexicon: { readonly id: string; readonly name: string };
  /** Null where there are none for the tiles of the game. */
  readonly leaves: LeavesMark | null;
  /** What win shares go by: the table that comes with the program, or a formula. */
  readonly wins: 'table' | 'formula';
  readonly settings: ReviewSettings;
}

/** A review as it is kept: of the first turns, or of all. */
export interface KeptReview {
  /** A fingerprint of what was played, by which rules. */
  readonly game: string;
  readonly origin: ReviewOrigin;
  readonly turnCount: number;
  readonly turns: readonly ReviewedTurn[];
}

/** What has changed since the review was made. */
export type StaleReason = 'game' | 'lexicon' | 'version';

export interface ReviewStatus extends KeptReview {
  /** What is stopped can go on. */
  readonly phase: 'running' | 'stopped' | 'finished';
  readonly stale: readonly StaleReason[];
  /** Why it stopped by itself, or cannot be kept. */
  readonly problem: Message | null;
}

export interface ReviewEvent {
  readonly type: 'review-progress';
  readonly status: ReviewStatus;
}

/** A recorded game, as it is in the window. */
export interface ReviewRequest {
  readonly gcg: string;
  readonly rules: Rules;
  /** Of the file that it came from, beside which the review is kept; null: it lies in none. */
  readonly path: string | null;
  /** An open one. */
  readonly lexicon: string;
}

export interface StartReview extends ReviewRequest {
  /** What is kept is not gone on with. */
  readonly isFresh: boolean;
}
