import type { PlainTurn } from '../../game/turns/turn';
import type { PlayerView } from '../playerView';

/** How a value was obtained, from the weakest method to the strongest. */
export type ValueMethod = 'equity' | 'simulation' | 'preEndgame' | 'endgame';

/** A turn that was taken, and the player's view at the time. */
export interface TurnQuestion {
  readonly view: PlayerView;
  readonly played: PlainTurn;
}

export interface ValuedTurn {
  readonly turn: PlainTurn;
  /** Gain in spread as far as the method sees: equity, or the exact points up to the end. */
  readonly points: number;
  /** Win % of the player afterwards as a fraction, ties counting half. */
  readonly winShare: number;
}

/** A turn compared with the best one, both evaluated by the same method. */
export interface Valuation {
  readonly method: ValueMethod;
  readonly best: ValuedTurn;
  readonly played: ValuedTurn;
  /** Standard errors of the best turn's advantage; null if nothing was sampled. */
  readonly error: { readonly points: number; readonly winShare: number } | null;
}

/**
 * Finds the best turn and compares the played one with it; `undefined` if the method cannot, and a weaker one
 * is tried. The best turn is never valued below the played one.
 */
export type TurnEvaluator = (question: TurnQuestion) => Valuation | undefined;
