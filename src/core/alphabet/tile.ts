/**
 * A letter of the alphabet as a small integer, 1 … 32, in alphabet order. 0 is reserved for "no letter" on a
 * board and for the separator in a GADDAG.
 */
export type LetterCode = number;

/**
 * A physical tile in one byte:
 *
 *   0            no tile (an empty square; in a move: the tile that already lies there, "play-through")
 *   1 … 32       a letter tile
 *   0x80         an undesignated blank (only on a rack)
 *   0x80 | code  a blank that stands for the letter `code`
 */
export type Tile = number;

export const NO_TILE: Tile = 0;
export const BLANK: Tile = 0x80;
export const MAX_LETTERS = 32;

const LETTER_BITS = 0x3f;

/** The letter that a tile shows; 0 for no tile and for an undesignated blank. */
export const letterOf = (tile: Tile): LetterCode => tile & LETTER_BITS;

export const isBlank = (tile: Tile): boolean => (tile & BLANK) !== 0;

/** A blank standing for `letter`. */
export const blankAs = (letter: LetterCode): Tile => BLANK | letter;

/** The tile as it lies on a rack: a placed blank becomes an undesignated one again. */
export const rackTileOf = (tile: Tile): Tile => (isBlank(tile) ? BLANK : tile);
