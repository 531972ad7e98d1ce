import { BLANK, blankAs, NO_TILE, type Tile } from '../../../alphabet/tile';
import { BLANK_GLYPH, type TileDistribution, tileGlyph } from '../../../alphabet/tileDistribution';
import { message } from '../../../message';
import { shortened } from '../../../quoted';
import type { GcgTiles } from '../gcgDocument';
import { PLAY_THROUGH } from '../gcgTiles';
import type { Finding } from './replayStep';

/** The tile that a text of the record represents; undefined if the set has none. */
export function tileOfText(text: string, { letters }: TileDistribution): Tile | undefined {
  if (text === PLAY_THROUGH) return NO_TILE;
  if (text === BLANK_GLYPH) return BLANK;
  const letter = letters.findIndex(({ glyph }) => glyph === text);
  if (letter >= 0) return letter + 1;
  const blank = letters.findIndex(({ glyph }) => glyph.toLowerCase() === text);
  return blank < 0 ? undefined : blankAs(blank + 1);
}

/** The inverse of `tileOfText`. */
export const textOfTile = (tile: Tile, distribution: TileDistribution): string =>
  tile === NO_TILE ? PLAY_THROUGH : tileGlyph(distribution, tile);

/**
 * Resolves texts to tiles. Tiles that the set does not have are omitted, and the first of them is reported.
 */
export function resolveTiles(
  texts: GcgTiles,
  distribution: TileDistribution,
): { readonly tiles: readonly Tile[]; readonly findings: readonly Finding[] } {
  const unknown = texts.find((text) => tileOfText(text, distribution) === undefined);
  return {
    tiles: texts.flatMap((text) => tileOfText(text, distribution) ?? []),
    findings: unknown === undefined ? [] : [unknownTile(unknown, distribution)],
  };
}

export const unknownTile = (text: string, { name }: TileDistribution): Finding => ({
  code: 'unknown-tile',
  message: message('gcg.unknownTile', { tileSet: name, tile: shortened(text) }),
});
