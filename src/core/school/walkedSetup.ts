import { rackTileOf } from '../alphabet/tile';
import type { Setup } from '../board/setup';
import { without } from '../game/turns/placement';
import type { PartialPlayTile } from '../trace/partialPlay';

/** Board and rack with the tiles that a walk has placed so far; the same setup if there are none. */
export function walkedSetup(setup: Setup, walked: readonly PartialPlayTile[]): Setup {
  const placed = walked.filter(({ kind }) => kind === 'placed');
  if (placed.length === 0) return setup;
  const tiles = [...setup.tiles];
  for (const { square, tile } of placed) tiles[square] = tile;
  const used = placed.map(({ tile }) => rackTileOf(tile));
  return { rules: setup.rules, tiles, rack: without(setup.rack, used) };
}
