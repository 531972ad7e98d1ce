import type { SimulatedReplies } from '../../../../contract/simulation/simulationApi';
import { coveredSquares } from '../../../../core/game/turns/placement';
import type { SampledReply } from '../../../../core/strategy/replies/sampleReplies';
import type { HeatMeasure, HeatSide } from '../state/strategyState';

/** A square that turns have covered. */
export interface HeatSquare {
  /** row × cols + col. */
  readonly square: number;
  /** Share of draws with a turn that covers it, 0 … 1. */
  readonly share: number;
  /** Total points of turns that cover it, divided by the number of draws. */
  readonly points: number;
  /** The mean score of those turns. */
  readonly meanScore: number;
}

/** Squares that turns cover, most frequent first. */
export function heatMap(
  draws: readonly SampledReply[],
  side: HeatSide,
  measure: HeatMeasure,
  cols: number,
): readonly HeatSquare[] {
  const counts = new Map<number, { count: number; points: number }>();
  for (const draw of draws) {
    const turn = side === 'replies' ? draw.reply : draw.next;
    if (turn?.kind !== 'placement') continue;
    for (const square of coveredSquares(turn, cols)) {
      const { count, points } = counts.get(square) ?? { count: 0, points: 0 };
      counts.set(square, { count: count + 1, points: points + turn.score });
    }
  }
  return [...counts]
    .map(([square, { count, points }]) => ({
      square,
      share: count / draws.length,
      points: points / draws.length,
      meanScore: points / count,
    }))
    .sort(byHeat(measure));
}

/** The same, from the counts of a simulation. */
export function simulatedHeat(
  { opponentPoints, opponentSquares, ownPoints, ownSquares, samples }: SimulatedReplies,
  side: HeatSide,
  measure: HeatMeasure,
): readonly HeatSquare[] {
  const counts = side === 'replies' ? opponentSquares : ownSquares;
  const sums = side === 'replies' ? opponentPoints : ownPoints;
  const squares: HeatSquare[] = [];
  for (const [square, count] of counts.entries()) {
    const points = sums[square] ?? 0;
    if (count > 0)
      squares.push({ square, share: count / samples, points: points / samples, meanScore: points / count });
  }
  return squares.sort(byHeat(measure));
}

const byHeat = (measure: HeatMeasure) => (one: HeatSquare, other: HeatSquare) =>
  other[measure] - one[measure] || one.square - other.square;

/** Value of the highest column; 0 if there is none. */
export const hottest = (squares: readonly HeatSquare[], measure: HeatMeasure): number =>
  squares[0]?.[measure] ?? 0;
