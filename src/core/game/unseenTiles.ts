import type { Tile } from '../alphabet/tile';
import { countKinds, countOf, fullSet } from '../alphabet/tileCounts';
import type { Setup } from '../board/setup';
import { certain } from '../certain';
import type { Random } from './random';

/** Where the tiles of one kind are. */
export interface TileCount {
  /** A letter, or a plain blank. */
  readonly tile: Tile;
  /** In the full set. */
  readonly total: number;
  readonly onBoard: number;
  readonly onRack: number;
  /** In the bag or with the opponent; below 0 where board and rack hold more than there are. */
  readonly unseen: number;
}

/** Every kind of tile of the set in the order of the alphabet, blanks last. */
export function countTiles({ rack, rules: { distribution }, tiles }: Setup): readonly TileCount[] {
  const onBoard = countKinds(tiles);
  const onRack = countKinds(rack);
  return [...fullSet(distribution)].map(([tile, total]): TileCount => {
    const used = { onBoard: countOf(onBoard, tile), onRack: countOf(onRack, tile) };
    return { tile, total, ...used, unseen: total - used.onBoard - used.onRack };
  });
}

/**
 * A full rack, or what there is, drawn from all tiles that do not lie on the board, sorted by the alphabet.
 */
export const drawRack = (setup: Setup, random: Random): readonly Tile[] =>
  fillRack({ ...setup, rack: [] }, [], random);

/**
 * The rack, and behind its tiles, sorted by the alphabet, as many more as it has room for or as there are,
 * drawn from all tiles that lie neither on the board nor on a rack.
 * @param held by the other player, as far as is known
 */
export function fillRack(setup: Setup, held: readonly Tile[], random: Random): readonly Tile[] {
  // Counted, not laid out one by one: a set may have millions.
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
