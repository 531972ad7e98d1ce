import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';

/**
 * How likely who is on turn wins, ties counting half: never 0 or 1, since nothing is solved, and never less
 * with more points.
 */
export interface WinChances {
  /**
   * @param unseen tiles in the bag and on the opponent’s rack, at least one
   * @param spread how far who is on turn leads, in thousandths of a point
   */
  winShare(unseen: number, spread: number): number;
}

/** What being on turn is worth, in points. */
const TURN = 21;

/**
 * A logistic curve whose scale grows with the tiles unseen. It was fitted to games on the standard board with
 * English tiles, so it is only roughly right elsewhere.
 */
export const WIN_FORMULA: WinChances = {
  winShare(unseen, spread) {
    const scale = Math.min(20.5 + 0.45 * unseen, 7 + 1.83 * unseen);
    return withinBounds(1 / (1 + Math.exp(-(spread / THOUSANDTHS + TURN) / scale)));
  },
};

/** A share of 0 or 1 would say that there is no way left to lose or to win. */
const LEAST = 1e-6;

export const withinBounds = (share: number): number => Math.min(1 - LEAST, Math.max(LEAST, share));
