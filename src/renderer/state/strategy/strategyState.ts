import type { RepliesBasis } from '../../../contract/strategy/repliesApi';
import type { Message } from '../../../core/message';
import type { SampledReply } from '../../../core/strategy/replies/sampleReplies';

/** Whose turns fall where: the other player's best replies, or the next turns of who plays. */
export type HeatSide = 'replies' | 'next';
/** How often a turn covers a square, or how many points a turn go over it. */
export type HeatMeasure = 'share' | 'points';

export interface HeatChoice {
  readonly isShown: boolean;
  readonly side: HeatSide;
  readonly measure: HeatMeasure;
}

/** The draws of what may follow a candidate, as far as they have been made. */
export interface Samples {
  readonly generation: number;
  readonly rank: number;
  readonly draws: readonly SampledReply[];
  /** Null until the first answer. */
  readonly basis: RepliesBasis | null;
  readonly problem: Message | null;
}

export interface StrategyState {
  /** Whether the caption takes the equity of the shown candidate apart. */
  readonly isEquityOpen: boolean;
  readonly heat: HeatChoice;
  /** The newest last. */
  readonly samples: readonly Samples[];
}

export const NO_STRATEGY: StrategyState = {
  isEquityOpen: false,
  heat: { isShown: false, side: 'replies', measure: 'share' },
  samples: [],
};

/** So many draws tell a share of a half within 2.2 in a hundred (one standard error). */
export const DRAWS = 500;
/** The same for everybody: whoever looks again sees the same draws. */
export const DRAWS_SEED = '1';
/** Draws that one request asks for. */
export const DRAWS_AT_ONCE = 100;
