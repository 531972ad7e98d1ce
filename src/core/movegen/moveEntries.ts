import type { Tile } from '../alphabet/tile';

/**
 * Location of a recorded move in one int32:
 *
 *    30        29…24   23…18     17…12    11…6          5…0
 *   ┌─────────┬───────┬─────────┬────────┬─────────────┬──────────────┐
 *   │ is down │ line  │ first   │ last   │ tiles up to │ tiles played │
 *   │         │       │ square  │ square │ the anchor  │              │
 *   └─────────┴───────┴─────────┴────────┴─────────────┴──────────────┘
 *
 * `line` is the row of an across move or the column of a down move; the first and last square of the main
 * word are counted along it.
 */
export const DOWN_BIT = 1 << 30;
export const LINE_SHIFT = 24;
export const FIRST_SHIFT = 18;
export const LAST_SHIFT = 12;
export const LEFT_SHIFT = 6;
/** Mask of a field; all but the highest have this width. */
export const PLACE_FIELD = 0x3f;
/** One more than the greatest combined value of direction, line and first square. */
export const PLACES = 1 << (31 - FIRST_SHIFT);

/** Recorded moves in the form that ranking needs, independent of their storage. */
export interface MoveEntries {
  readonly length: number;
  scoreAt(index: number): number;
  /** See the bit diagram above. */
  placeAt(index: number): number;
  tilesPlayedAt(index: number): number;
  /** The tile that a move plays on its `nth` empty square in reading order, from 0. */
  playedTileAt(index: number, nth: number): Tile;
}
