import { BLANK, blankAs, type Tile } from '../../alphabet/tile';
import { BLANK_GLYPH, type TileDistribution, tileGlyph } from '../../alphabet/tileDistribution';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';

/** A tile read from a text, and the index after it. */
export interface ReadTile {
  readonly tile: Tile;
  readonly end: number;
}

/**
 * A tile as text: upper case, lower case for a designated blank, `?` for an undesignated one, `[CH]` if it
 * has several characters.
 */
export function formatTile(tile: Tile, distribution: TileDistribution): string {
  const glyph = tileGlyph(distribution, tile);
  return [...glyph].length > 1 ? `[${glyph}]` : glyph;
}

/**
 * Reads the tile of `text` at `start`. `?` is an undesignated blank. The error is for use after the place.
 */
export function readTile(
  text: string,
  start: number,
  distribution: TileDistribution,
): Result<ReadTile, Message> {
  if (text[start] === '[') return readBracketed(text, start, distribution);
  const glyph = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const end = start + glyph.length;
  if (glyph === BLANK_GLYPH) return ok({ tile: BLANK, end });
  const tile = tileOf(glyph, distribution);
  return tile === undefined ? fail(noTile(glyph, distribution)) : ok({ tile, end });
}

function readBracketed(
  text: string,
  start: number,
  distribution: TileDistribution,
): Result<ReadTile, Message> {
  const close = text.indexOf(']', start);
  if (close < 0) return fail(message('tileSetFiles.openBracket'));
  const glyph = text.slice(start + 1, close);
  const tile = tileOf(glyph, distribution);
  return tile === undefined ? fail(noTile(`[${glyph}]`, distribution)) : ok({ tile, end: close + 1 });
}

const noTile = (glyph: string, { name }: TileDistribution): Message =>
  message('tileSetFiles.noTile', { glyph: quoted(glyph), set: name });

/** The tile for a glyph in upper case, or its blank if in lower case. */
function tileOf(glyph: string, { letters }: TileDistribution): Tile | undefined {
  const asLetter = letters.findIndex((letter) => letter.glyph === glyph);
  if (asLetter >= 0) return asLetter + 1;
  const asBlank = letters.findIndex((letter) => letter.glyph.toLowerCase() === glyph);
  return asBlank >= 0 ? blankAs(asBlank + 1) : undefined;
}
