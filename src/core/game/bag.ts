import { BLANK, type Tile } from '../alphabet/tile';
import type { TileDistribution } from '../alphabet/tileDistribution';
import { type Random, shuffled } from './random';

/**
 * The undrawn tiles. Two players draw from opposite ends, so that one player's draws do not affect the
 * other's.
 */
export type Bag = readonly Tile[];

/** All tiles of a set in random order. */
export function fillBag({ letters, blankCount }: TileDistribution, random: Random): Bag {
  const tiles = letters.flatMap(({ count }, index) => Array<Tile>(count).fill(index + 1));
  return shuffled([...tiles, ...Array<Tile>(blankCount).fill(BLANK)], random);
}

export interface Drawn {
  readonly tiles: readonly Tile[];
  readonly bag: Bag;
}

const isFromFront = (player: number): boolean => player % 2 === 0;

/** Draws `count` tiles, or as many as there are, from the player's end of the bag. */
export function drawTiles(bag: Bag, player: number, count: number): Drawn {
  if (isFromFront(player)) return { tiles: bag.slice(0, count), bag: bag.slice(count) };
  const at = Math.max(0, bag.length - count);
  return { tiles: bag.slice(at).reverse(), bag: bag.slice(0, at) };
}

/** The bag before the player drew these tiles. The last one drawn goes back first. */
export const undrawTiles = (bag: Bag, player: number, tiles: readonly Tile[]): Bag =>
  isFromFront(player) ? [...tiles, ...bag] : [...bag, ...tiles.toReversed()];

/** Inserts each tile at a random place in the bag. */
export function mixTilesIn(bag: Bag, tiles: readonly Tile[], random: Random): Bag {
  const mixed = [...bag];
  for (const tile of tiles) mixed.splice(Math.floor(random() * (mixed.length + 1)), 0, tile);
  return mixed;
}
