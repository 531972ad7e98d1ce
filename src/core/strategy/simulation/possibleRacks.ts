import type { Tile } from '../../alphabet/tile';
import { countKinds } from '../../alphabet/tileCounts';
import { type Random, shuffled } from '../../game/random';
import type { Deadline } from '../agent';

export interface PossibleRack {
  readonly tiles: readonly Tile[];
  /** Number of ways to draw it, or number of times it was drawn. */
  readonly weight: number;
}

export interface PossibleRacks {
  readonly racks: readonly PossibleRack[];
  /** Whether these are all; otherwise they were sampled. */
  readonly isEvery: boolean;
}

/**
 * The racks of `size` that can be drawn from these tiles: all of them, or, if there are more than `most`,
 * that many random draws.
 *
 * @param isOver polled before each draw
 */
export function possibleRacks(
  tiles: readonly Tile[],
  size: number,
  most: number,
  random: Random,
  isOver: Deadline,
): PossibleRacks {
  const every = everyRack([...countKinds(tiles)], size, most);
  if (every !== undefined) return { racks: every, isEvery: true };
  const drawn = new Map<string, { readonly tiles: readonly Tile[]; weight: number }>();
  for (let nth = 0; nth < most && !isOver(); nth++) {
    const rack = shuffled(tiles, random)
      .slice(0, size)
      .sort((one, other) => one - other);
    const known = drawn.get(rack.join());
    if (known === undefined) drawn.set(rack.join(), { tiles: rack, weight: 1 });
    else known.weight++;
  }
  return { racks: [...drawn.values()], isEvery: false };
}

/** Each distinct rack once; undefined if there are more than `most`. */
function everyRack(
  kinds: readonly (readonly [Tile, number])[],
  size: number,
  most: number,
): readonly PossibleRack[] | undefined {
  let racks: PossibleRack[] = [{ tiles: [], weight: 1 }];
  for (const [nth, [tile, count]] of kinds.entries()) {
    const left = kinds.slice(nth + 1).reduce((sum, [, more]) => sum + more, 0);
    racks = racks.flatMap(({ tiles, weight }) => {
      const room = size - tiles.length;
      const numbers = Array.from({ length: Math.min(count, room) + 1 }, (_, number) => number);
      return numbers
        .filter((number) => number + left >= room)
        .map((number) => ({
          tiles: [...tiles, ...Array<Tile>(number).fill(tile)],
          weight: weight * waysToChoose(count, number),
        }));
    });
    if (racks.length > most) return undefined;
  }
  return racks;
}

export function waysToChoose(of: number, count: number): number {
  let ways = 1;
  for (let nth = 0; nth < count; nth++) ways = (ways * (of - nth)) / (nth + 1);
  return ways;
}
