import { isBlank, type LetterCode, letterOf, type Tile } from './tile';

/**
 * One kind of letter tile. `glyph` is the printed letter, upper case, of one or more characters ("A", "CH").
 */
export interface LetterTile {
  readonly glyph: string;
  /** Points. */
  readonly value: number;
  /** Number of these tiles in the full set. */
  readonly count: number;
  readonly isVowel: boolean;
}

/**
 * A tile set. The letter with code `c` is `letters[c - 1]`; at most 32 letters. Blanks are worth 0 points.
 */
export interface TileDistribution {
  readonly name: string;
  readonly letters: readonly LetterTile[];
  readonly blankCount: number;
}

/** The character that the field's notations use for an undesignated blank. */
export const BLANK_GLYPH = '?';

/** Points of a tile. Blanks score nothing, whatever letter they stand for. */
export function tileValue(distribution: TileDistribution, tile: Tile): number {
  return isBlank(tile) ? 0 : (distribution.letters[letterOf(tile) - 1]?.value ?? 0);
}

/** The printed letter for a code, upper case; empty for 0. */
export function letterGlyph(distribution: TileDistribution, letter: LetterCode): string {
  return distribution.letters[letter - 1]?.glyph ?? '';
}

/** A tile in notation: upper case, lower case for a designated blank, `?` for an undesignated one. */
export function tileGlyph(distribution: TileDistribution, tile: Tile): string {
  const glyph = letterGlyph(distribution, letterOf(tile));
  if (!isBlank(tile)) return glyph;
  return glyph === '' ? BLANK_GLYPH : glyph.toLowerCase();
}
