import type { Tile } from '../alphabet/tile';
import { countKinds, countOf, fullSet } from '../alphabet/tileCounts';
import type { Setup } from '../board/setup';
import { certain } from '../certain';
import type { Random } from './random';

/** Counts of one kind of tile. */
export interface TileCount {
  /** A letter, or an undesignated blank. */
  readonly tile: Tile;
  /** Number in the full set. */
  readonly total: number;
  readonly onBoard: number;
  readonly onRack: number;
  /** Number in the bag and on the opponent's rack; negative if board and rack hold more than the set has. */
  readonly unseen: number;
}

/** Counts of every kind of tile of the set, in alphabet order, blanks last. */
export function countTiles({ rack, rules: { distribution }, tiles }: Setup): readonly TileCount[] {
  const onBoard = countKinds(tiles);
  const onRack = countKinds(rack);
  return [...fullSet(distribution)].map(([tile, total]): TileCount => {
    const used = { onBoard: countOf(onBoard, tile), onRack: countOf(onRack, tile) };
    return { tile, total, ...used, unseen: total - used.onBoard - used.onRack };
  });
}

/** A random rack, as full as possible, from all tiles that are not on the board, in alphabet order. */
export const drawRack = (setup: Setup, random: Random): readonly Tile[] =>
  fillRack({ ...setup, rack: [] }, [], random);

/**
 * The rack, filled up as far as possible with random tiles in alphabet order that are neither on the board
 * nor on a rack.
 *
 * @param held tiles that the other player is known to hold
 */
export function fillRack(setup: Setup, held: readonly Tile[], random: Random): readonly Tile[] {
  // Counted by kind instead of listed: a set may have millions of tiles.
  const kinds = countTiles({ ...setup, rack: [...setup.rack, ...held] }).map(({ tile, unseen }) => ({
    tile,
    left: Math.max(unseen, 0),
  }));
  const room = setup.rules.rackSize - setup.rack.length;
  const drawn: Tile[] = [];
  for (let total = kinds.reduce((sum, { left }) => sum + left, 0); total > 0; total--) {
    if (drawn.length >= room) break;
    let at = Math.floor(random() * total);
    const found = kinds.find(({ left }) => {
      at -= left;
      return at < 0;
    });
    const kind = certain(found, 'the kind of the tile drawn');
    kind.left--;
    drawn.push(kind.tile);
  }
  return [...setup.rack, ...drawn.toSorted((one, other) => one - other)];
}
