import type { Tile } from '../../../core/alphabet/tile';
import { countKinds, findExcess } from '../../../core/alphabet/tileCounts';
import { type TileDistribution, tileGlyph } from '../../../core/alphabet/tileDistribution';
import { type Message, message } from '../../../core/message';
import { formatRack, parseRack } from '../../../core/notation/positions/rack';
import { fail, type Result } from '../../../core/result';

/** Parses the tiles to exchange, as typed: `AE?`. */
export function readExchange(
  typed: string,
  held: readonly Tile[],
  distribution: TileDistribution,
): Result<readonly Tile[], Message> {
  const read = parseRack(typed.replace(/\s+/gu, '').toUpperCase(), distribution);
  if (!read.ok) return read;
  const missing = findExcess(read.value, countKinds(held));
  if (missing === undefined) return read;
  return fail(message('game.exchangeNotOnRack', { tile: tileGlyph(distribution, missing) }));
}

/** Adds one more tile of a kind, or removes the kind if all of its tiles are chosen. */
export function toggledExchange(
  typed: string,
  tile: Tile,
  isChosen: boolean,
  held: readonly Tile[],
  distribution: TileDistribution,
): string {
  const read = readExchange(typed, held, distribution);
  const tiles = read.ok ? read.value : [];
  const at = tiles.indexOf(tile);
  return formatRack(isChosen && at >= 0 ? tiles.toSpliced(at, 1) : [...tiles, tile], distribution);
}

/** Which places of the rack are chosen: of equal tiles the first ones. */
export function chosenPlaces(rack: readonly Tile[], chosen: readonly Tile[]): readonly boolean[] {
  const left = [...chosen];
  return rack.map((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
