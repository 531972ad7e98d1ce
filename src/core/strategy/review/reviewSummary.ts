import {
  costOf,
  MISTAKE_SIZES,
  type MistakeSize,
  mistakeIndex,
  mistakeSize,
  ratingOfIndex,
} from './mistakes';
import type { ReviewedTurn } from './reviewedTurn';

/** Summary of a review for one player. */
export interface PlayerSummary {
  readonly turns: number;
  /** Number of turns that were evaluated. */
  readonly judged: number;
  readonly phonies: number;
  readonly mistakes: Readonly<Record<MistakeSize, number>>;
  readonly mistakeIndex: number;
  /** Rating of a player with such a mistake index; null if no turn was evaluated. */
  readonly rating: number | null;
  /** Total costs. */
  readonly points: number;
  readonly winShare: number;
  /** Total luck. */
  readonly luck: number;
}

export function summarise(turns: readonly ReviewedTurn[], player: 0 | 1): PlayerSummary {
  const own = turns.filter((turn) => turn.player === player);
  const valuations = own.flatMap(({ valuation }) => (valuation === null ? [] : [valuation]));
  const sizes = valuations.map(mistakeSize);
  const costs = valuations.map(costOf);
  const index = mistakeIndex(sizes);
  return {
    turns: own.length,
    judged: valuations.length,
    phonies: own.filter(({ phony }) => phony !== null).length,
    mistakes: countSizes(sizes),
    mistakeIndex: index,
    rating: valuations.length === 0 ? null : ratingOfIndex(index),
    points: costs.reduce((sum, { points }) => sum + points, 0),
    winShare: costs.reduce((sum, { winShare }) => sum + winShare, 0),
    luck: own.reduce((sum, { luck }) => sum + (luck ?? 0), 0),
  };
}

function countSizes(sizes: readonly MistakeSize[]): Record<MistakeSize, number> {
  const counts = { none: 0, small: 0, medium: 0, large: 0 };
  for (const size of sizes) counts[size]++;
  return counts;
}

/** The turns that were mistakes, largest first; of the same size, those that cost more. */
export const largestMistakes = (turns: readonly ReviewedTurn[]): readonly ReviewedTurn[] =>
  turns
    .flatMap((turn) => {
      const { valuation } = turn;
      if (valuation === null) return [];
      const size = MISTAKE_SIZES.indexOf(mistakeSize(valuation));
      return size === 0 ? [] : [{ turn, size, ...costOf(valuation) }];
    })
    .toSorted((a, b) => b.size - a.size || b.winShare - a.winShare || b.points - a.points)
    .map(({ turn }) => turn);
