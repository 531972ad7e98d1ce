import type { Setup } from '../../core/board/setup';
import type { TurnRules } from '../../core/game/turnRules';
import type { Message } from '../../core/message';
import type { Move } from '../../core/movegen/move';
import type { SampledReply } from '../../core/strategy/replies/sampleReplies';

/** The most draws per request. */
export const MAX_DRAWS = 1000;

/** Requests continuations of a play: `count` draws of the unseen tiles, starting with number `from`. */
export interface RepliesRequest {
  readonly lexicon: string;
  readonly setup: Setup;
  readonly move: Move;
  readonly turnRules: TurnRules;
  readonly seed: string;
  readonly from: number;
  readonly count: number;
}

/** How both players choose their turns, and why not by equity. */
export type RepliesBasis = { readonly kind: 'equity' } | { readonly kind: 'score'; readonly reason: Message };

export interface RepliesAnswer {
  /** Starting with `from`, at least one; fewer than requested if they took long. */
  readonly draws: readonly SampledReply[];
  readonly basis: RepliesBasis;
}
