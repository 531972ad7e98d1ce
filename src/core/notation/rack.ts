import { BLANK, isBlank, type Tile } from '../alphabet/tile';
import type { TileDistribution } from '../alphabet/tileDistribution';
import { fail, ok, type Result } from '../result';
import { formatTile, readTile } from './tileText';

/** Reads a rack: letters in upper case, `?` = blank, `[CH]` = one tile. */
export function parseRack(text: string, distribution: TileDistribution): Result<Tile[], string> {
  const rack: Tile[] = [];
  for (let at = 0; at < text.length; ) {
    const read = readTile(text, at, distribution);
    if (typeof read === 'string') return fail(`Rack "${text}", tile ${rack.length + 1}: ${read}.`);
    if (isBlank(read.tile) && read.tile !== BLANK)
      return fail(`Rack "${text}", tile ${rack.length + 1}: letters are upper case and a blank is "?".`);
    rack.push(read.tile);
    at = read.end;
  }
  return ok(rack);
}

/** The inverse of `parseRack`. */
export function formatRack(tiles: ArrayLike<Tile>, distribution: TileDistribution): string {
  return Array.from(tiles, (tile) => formatTile(tile, distribution)).join('');
}
