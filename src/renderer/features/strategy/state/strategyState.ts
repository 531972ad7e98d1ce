import type { RepliesAnswer, RepliesBasis } from '../../../../contract/strategy/repliesApi';
import type { Message } from '../../../../core/message';
import type { SampledReply } from '../../../../core/strategy/replies/sampleReplies';

/** The turns of the heat map: the other player's best replies, or the next turns of the player. */
export type HeatSide = 'replies' | 'next';
/** Measure of the heat map: how often turns cover a square, or their points per draw. */
export type HeatMeasure = 'share' | 'points';

export interface HeatChoice {
  readonly side: HeatSide;
  readonly measure: HeatMeasure;
}

/** The draws after a candidate so far. */
export interface Samples {
  readonly generation: number;
  readonly rank: number;
  readonly draws: readonly SampledReply[];
  /** Null until the first answer. */
  readonly basis: RepliesBasis | null;
  readonly problem: Message | null;
}

export interface StrategyState {
  readonly heat: HeatChoice;
  /** Newest last. */
  readonly samples: readonly Samples[];
}

/** The candidate and range of requested draws. */
export interface DrawsOf {
  readonly generation: number;
  readonly rank: number;
}

export type StrategyAction =
  | { readonly type: 'heat-changed'; readonly change: Partial<HeatChoice> }
  | ({ readonly type: 'replies-answered'; readonly from: number; readonly answer: RepliesAnswer } & DrawsOf)
  | ({ readonly type: 'replies-refused'; readonly problem: Message } & DrawsOf);

export const NO_STRATEGY: StrategyState = {
  heat: { side: 'replies', measure: 'share' },
  samples: [],
};

/** Number of draws, for which the standard error of a share of one half is 2.2 %. */
export const DRAWS = 500;
/** Fixed, so that the same draws are shown every time. */
export const DRAWS_SEED = '1';
/** Number of draws per request. */
export const DRAWS_AT_ONCE = 100;
