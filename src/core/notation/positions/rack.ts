import { BLANK, isBlank, type Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { MAX_RACK_TILES } from '../../board/checkRules';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { lengthProblem, MAX_PART } from '../text/textBounds';
import { formatTile, readTile } from '../tileSets/tileText';

/** Parses a rack: letters in upper case, `?` = blank, `[CH]` = one tile. */
export function parseRack(text: string, distribution: TileDistribution): Result<Tile[], Message> {
  const tooLong = lengthProblem('tooLong.rack', text, MAX_PART);
  if (tooLong !== undefined) return fail(tooLong);
  const rack: Tile[] = [];
  for (let at = 0; at < text.length; ) {
    if (rack.length === MAX_RACK_TILES)
      return fail(message('positions.manyRackTiles', { rack: quoted(text), most: MAX_RACK_TILES }));
    const read = readTile(text, at, distribution);
    const place = { rack: quoted(text), tile: rack.length + 1 };
    if (!read.ok) return fail(message('positions.atRackTile', { ...place, problem: read.error }));
    const { end, tile } = read.value;
    if (isBlank(tile) && tile !== BLANK) return fail(message('positions.rackLowerCase', place));
    rack.push(tile);
    at = end;
  }
  return ok(rack);
}

/** The inverse of `parseRack`. */
export function formatRack(tiles: ArrayLike<Tile>, distribution: TileDistribution): string {
  return Array.from(tiles, (tile) => formatTile(tile, distribution)).join('');
}
