import type { Tile } from '../../alphabet/tile';
import { fullSet, pointsOf } from '../../alphabet/tileCounts';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { type Look, THOUSANDTHS } from './heuristic';

interface SetPoints {
  readonly count: number;
  readonly points: number;
}

function pointsOfSet(distribution: TileDistribution): SetPoints {
  let count = 0;
  let points = 0;
  for (const [tile, copies] of fullSet(distribution)) {
    count += copies;
    points += copies * pointsOf([tile], distribution);
  }
  return { count, points };
}

/**
 * Points of the rack after drawing, but no more than before: the points kept plus the mean value of an unseen
 * tile for each tile drawn (Pore's paper).
 */
export const tileTurnover: Look = ({ bagCount, position, unseenCount }) => {
  const { distribution } = position.rules;
  const rackPoints = pointsOf([...position.rack], distribution);
  const seenPoints = rackPoints + pointsOf([...position.tiles], distribution);
  const unseenPoints = pointsOfSet(distribution).points - seenPoints;
  const mean = unseenCount === 0 ? 0 : unseenPoints / unseenCount;
  return ({ tiles }) => {
    const drawn = Math.min(tiles.length, bagCount) * mean;
    return thousandths(Math.min(rackPoints - pointsOf(tiles, distribution) + drawn, rackPoints));
  };
};

/**
 * As in Pore's program: the mean is that of the full set and counts for each tile kept instead of each one
 * drawn, if the rack was full; with a smaller rack only the points kept count.
 */
export const tileTurnoverAsCoded: Look = ({ position: { rack, rules } }) => {
  const { distribution } = rules;
  const set = pointsOfSet(distribution);
  const held: readonly Tile[] = [...rack];
  const rackPoints = pointsOf(held, distribution);
  const mean = held.length === rules.rackSize ? set.points / set.count : 0;
  return ({ tiles }) => {
    const kept = (held.length - tiles.length) * mean;
    return thousandths(Math.min(rackPoints - pointsOf(tiles, distribution) + kept, rackPoints));
  };
};

const thousandths = (points: number): number => Math.round(points * THOUSANDTHS);
