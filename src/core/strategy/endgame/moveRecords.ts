/**
 * A placement as the search keeps it: a record of int32 in a long array, named by its offset there.
 *
 *    0, 1   score, as a float64: large multipliers can exceed int32
 *    2      where it lies (the bit diagram in `movegen/moveEntries`)
 *    3      the amount by which it lowers the code of its player's rack
 *    4      hash of place and tiles, which identifies it elsewhere in the search
 *    5      points of the tiles played
 *    6 …    the tiles in reading order, two to a word: the tile, and eight bits higher its place in the line
 */
export const SCORE = 0;
export const PLACE = 2;
export const TAKEN = 3;
export const HASH = 4;
export const FACE = 5;
export const TILES = 6;

/** Ints of a record with room for `tiles` tiles; even, because the score is a float64. */
export const recordSize = (tiles: number): number => TILES + 2 * Math.ceil(tiles / 4);

/** Three views of the buffer that contains the records. */
export interface MoveRecords {
  readonly ints: Int32Array;
  /** The score of a record lies at half its offset. */
  readonly floats: Float64Array;
  /** The tiles of a record begin at twice its offset + 2 · TILES. */
  readonly shorts: Uint16Array;
}

export function createRecords(length: number): MoveRecords {
  const ints = new Int32Array(length + (length & 1));
  return { ints, floats: new Float64Array(ints.buffer), shorts: new Uint16Array(ints.buffer) };
}

export const PLACE_SHIFT = 8;
export const TILE_BYTE = 0xff;
