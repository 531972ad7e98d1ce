import type { Setup } from '../../core/board/setup';
import type { TurnRules } from '../../core/game/turnRules';
import type { Message } from '../../core/message';
import type { Move } from '../../core/movegen/move';
import type { SampledReply } from '../../core/strategy/replies/sampleReplies';

/** The most draws that one request asks for. */
export const MAX_DRAWS = 1000;

/** What may follow a play: so many draws of the tiles that nobody has seen, from that number on. */
export interface RepliesRequest {
  readonly lexicon: string;
  readonly setup: Setup;
  readonly move: Move;
  readonly turnRules: TurnRules;
  readonly seed: string;
  readonly from: number;
  readonly count: number;
}

/** By what both players choose their turns, and why they do not go by equity. */
export type RepliesBasis = { readonly kind: 'equity' } | { readonly kind: 'score'; readonly reason: Message };

export interface RepliesAnswer {
  /** From `from` on, at least one; fewer than asked for where that took long. */
  readonly draws: readonly SampledReply[];
  readonly basis: RepliesBasis;
}
