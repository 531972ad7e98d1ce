import type { PlainTurn } from '../../game/turns/turn';
import type { PlayerView } from '../playerView';

/** How a number was got, from the weakest way to the strongest. */
export type ValueMethod = 'equity' | 'simulation' | 'preEndgame' | 'endgame';

/** A turn that was taken, and what its player knew. */
export interface TurnQuestion {
  readonly view: PlayerView;
  readonly played: PlainTurn;
}

export interface ValuedTurn {
  readonly turn: PlainTurn;
  /** What it brings on the opponent, as far as the method sees: equity, or the exact points up to the end. */
  readonly points: number;
  /** How likely its player wins then, ties counting half. */
  readonly winShare: number;
}

/** A turn beside the best one, both judged in the same way. */
export interface Valuation {
  readonly method: ValueMethod;
  readonly best: ValuedTurn;
  readonly played: ValuedTurn;
  /** Standard errors of what the best turn is better by; null where nothing was drawn by chance. */
  readonly error: { readonly points: number; readonly winShare: number } | null;
}

/**
 * Finds the best turn and what another one is worth beside it; `undefined` where this way of judging has no
 * answer, and a weaker one is asked. The best turn is never worth less than the one that was played.
 */
export type TurnValuer = (question: TurnQuestion) => Valuation | undefined;
