import { z } from 'zod';
import type { Message } from '../../core/message';
import type { SampledReply } from '../../core/strategy/replies/sampleReplies';
import { PositionRequest } from '../candidates/candidatesApi';
import { placementParser, turnRulesParser } from '../play/playApi';

/** The most draws per request. */
const MAX_DRAWS = 1000;
const MAX_SEED = 300;

/** Requests continuations of a play: `count` draws of the unseen tiles, starting with number `from`. */
export const RepliesRequest = PositionRequest.extend({
  move: placementParser,
  turnRules: turnRulesParser,
  seed: z.string().max(MAX_SEED),
  from: z.int().min(0).max(1_000_000),
  count: z.int().min(1).max(MAX_DRAWS),
});
export type RepliesRequest = Readonly<z.infer<typeof RepliesRequest>>;

/** How both players choose their turns, and why not by equity. */
export type RepliesBasis = { readonly kind: 'equity' } | { readonly kind: 'score'; readonly reason: Message };

export interface RepliesAnswer {
  /** Starting with `from`, at least one; fewer than requested if they took long. */
  readonly draws: readonly SampledReply[];
  readonly basis: RepliesBasis;
}
