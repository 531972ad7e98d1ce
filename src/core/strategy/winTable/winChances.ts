import { clamp } from '../../clamp';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';

/**
 * Win % of the player on turn, ties counting half: never 0 or 1, because nothing is solved, and monotonic in
 * the spread.
 */
export interface WinChances {
  /**
   * @param unseen tiles in the bag and on the opponent’s rack, at least one
   * @param spread lead of the player on turn, in thousandths of a point
   */
  winShare(unseen: number, spread: number): number;
}

/** Value of being on turn, in points. */
const TURN = 21;

/**
 * A logistic curve whose scale grows with the unseen tiles. It was fitted to games on the standard board with
 * English tiles, so it is only approximate elsewhere.
 */
export const WIN_FORMULA: WinChances = {
  winShare(unseen, spread) {
    const scale = Math.min(20.5 + 0.45 * unseen, 7 + 1.83 * unseen);
    return withinBounds(1 / (1 + Math.exp(-(spread / THOUSANDTHS + TURN) / scale)));
  },
};

/** A share of 0 or 1 would claim a proven result. */
const LEAST = 1e-6;

export const withinBounds = (share: number): number => clamp(share, LEAST, 1 - LEAST);
