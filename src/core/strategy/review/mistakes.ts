import type { Valuation } from './turnEvaluator';

/** From none to large. */
export const MISTAKE_SIZES = ['none', 'small', 'medium', 'large'] as const;
export type MistakeSize = (typeof MISTAKE_SIZES)[number];

/** What the played turn lost compared with the best one. */
export interface Cost {
  readonly points: number;
  /** From 0 to 1. */
  readonly winShare: number;
}

export const costOf = ({ best, played }: Valuation): Cost => ({
  points: Math.max(0, best.points - played.points),
  winShare: Math.max(0, best.winShare - played.winShare),
});

/** Costs below the first value are no mistake, up to the second small, up to the third medium. */
type Thresholds = readonly [small: number, medium: number, large: number];

/** In win % as a fraction. */
const OF_WIN_SHARE: Thresholds = [0.0025, 0.03, 0.07];
/** In points, if the endgame is solved. */
const OF_ENDGAME: Thresholds = [1, 7, 15];
/** In points, if the game is decided whatever is played. */
const OF_DECIDED: Thresholds = [1, 15, 30];

/** A game with at least this win % counts as won. */
const SATURATED = 0.995;

/**
 * The size of a mistake: by its loss of win %; by points if the game is solved, or decided with either turn.
 * Giving away a proven win or tie is large. A loss within its standard error is no mistake.
 */
export function mistakeSize(valuation: Valuation): MistakeSize {
  const { best, method, played } = valuation;
  const cost = costOf(valuation);
  if (method === 'endgame') return cost.winShare > 0 ? 'large' : sizeBy(cost.points, OF_ENDGAME);
  const { error } = valuation;
  const isDecided =
    Math.min(best.winShare, played.winShare) >= SATURATED ||
    Math.max(best.winShare, played.winShare) <= 1 - SATURATED;
  if (isDecided) return cost.points <= (error?.points ?? 0) ? 'none' : sizeBy(cost.points, OF_DECIDED);
  return cost.winShare <= (error?.winShare ?? 0) ? 'none' : sizeBy(cost.winShare, OF_WIN_SHARE);
}

function sizeBy(cost: number, [small, medium, large]: Thresholds): MistakeSize {
  if (cost < small) return 'none';
  if (cost <= medium) return 'small';
  return cost <= large ? 'medium' : 'large';
}

/** Contribution of a mistake to the mistake index of its player. */
const INDEX_PARTS: Readonly<Record<MistakeSize, number>> = { none: 0, small: 0.2, medium: 0.5, large: 1 };

export const mistakeIndex = (sizes: readonly MistakeSize[]): number =>
  Math.round(10 * sizes.reduce((sum, size) => sum + INDEX_PARTS[size], 0)) / 10;

/** Ratings by mistake index, interpolated linearly. */
const RATINGS: readonly (readonly [index: number, rating: number])[] = [
  [0, 2300],
  [0.5, 2200],
  [1.2, 2100],
  [1.7, 2000],
  [2.3, 1900],
  [2.9, 1800],
  [3.8, 1700],
  [4.2, 1650],
];
/** Beyond the last entry, for every whole mistake. */
const RATING_STEP = 125;

/** The rating of a player whose games usually have this index. A single game says little. */
export function ratingOfIndex(index: number): number {
  let [below, high] = [0, 2300];
  for (const [above, low] of RATINGS) {
    if (index <= above) {
      const part = above === below ? 0 : (index - below) / (above - below);
      return Math.round(high + part * (low - high));
    }
    [below, high] = [above, low];
  }
  return Math.round(high - RATING_STEP * (index - below));
}
