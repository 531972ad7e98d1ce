import { BLANK, blankAs, type Tile } from '../../alphabet/tile';
import { BLANK_GLYPH, type TileDistribution, tileGlyph } from '../../alphabet/tileDistribution';
import { quoted } from '../../quoted';

/** A tile read from a text and the place behind it. */
export interface ReadTile {
  readonly tile: Tile;
  readonly end: number;
}

/** A tile as text: upper case, lower case for a designated blank, `?` for a plain one, `[CH]` if it has several characters. */
export function formatTile(tile: Tile, distribution: TileDistribution): string {
  const glyph = tileGlyph(distribution, tile);
  return [...glyph].length > 1 ? `[${glyph}]` : glyph;
}

/** Reads one tile of `text` at `start`; a sentence's end ("…") where there is none. `?` reads as a plain blank. */
export function readTile(text: string, start: number, distribution: TileDistribution): ReadTile | string {
  if (text[start] === '[') return readBracketed(text, start, distribution);
  const glyph = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const end = start + glyph.length;
  if (glyph === BLANK_GLYPH) return { tile: BLANK, end };
  const tile = tileOf(glyph, distribution);
  return tile === undefined
    ? `${quoted(glyph)} is not a tile of the set ${distribution.name}`
    : { tile, end };
}

function readBracketed(text: string, start: number, distribution: TileDistribution): ReadTile | string {
  const close = text.indexOf(']', start);
  if (close < 0) return 'the bracket “[” is not closed';
  const glyph = text.slice(start + 1, close);
  const tile = tileOf(glyph, distribution);
  return tile === undefined
    ? `${quoted(`[${glyph}]`)} is not a tile of the set ${distribution.name}`
    : { tile, end: close + 1 };
}

/** The tile for a glyph in upper case, or its blank for one in lower case. */
function tileOf(glyph: string, { letters }: TileDistribution): Tile | undefined {
  const asLetter = letters.findIndex((letter) => letter.glyph === glyph);
  if (asLetter >= 0) return asLetter + 1;
  const asBlank = letters.findIndex((letter) => letter.glyph.toLowerCase() === glyph);
  return asBlank >= 0 ? blankAs(asBlank + 1) : undefined;
}
