import type { Rules } from '../../core/board/rules';
import type { Message } from '../../core/message';
import type { ReviewedTurn } from '../../core/strategy/review/reviewedTurn';
import type { ReviewSettings } from '../../core/strategy/review/reviewSettings';

/** Which leaves these are. */
export interface LeavesMark {
  /** A fingerprint of their values. */
  readonly id: string;
  /** That they were trained with, and when; empty where that is not known. */
  readonly lexicon: string;
  readonly date: string;
}

/** Which win table this is. */
export interface WinsMark {
  /** A fingerprint of its shares. */
  readonly id: string;
  readonly lexicon: string;
  readonly games: number;
}

/** What a review was made with. */
export interface ReviewOrigin {
  /** The version of the program. */
  readonly program: string;
  readonly lexicon: { readonly id: string; readonly name: string };
  /** Null where there are none for the tiles of the game. */
  readonly leaves: LeavesMark | null;
  /** Null: win shares go by a formula. */
  readonly wins: WinsMark | null;
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

/** What is another one now than when the review was made. */
export const STALE_REASONS = ['game', 'lexicon', 'leaves', 'wins', 'settings', 'version'] as const;
export type StaleReason = (typeof STALE_REASONS)[number];

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
  readonly settings: ReviewSettings;
}

export interface StartReview extends ReviewRequest {
  /** What is kept is not gone on with. */
  readonly isFresh: boolean;
}

/** For one turn, in whatever way it is judged. */
export const MAX_SECONDS = 3600;
