import type { Tile } from '../alphabet/tile';
import type { Direction } from '../board/square';

/**
 * A placement. `row`/`col` is the square of the main word's first letter, even if a tile already lies there;
 * `tiles` holds every square of the main word in reading order: `NO_TILE` = play-through, else the tile
 * played. A one-tile play is across when the across word has two letters or more, else down.
 */
export interface Move {
  readonly kind: 'placement';
  readonly row: number;
  readonly col: number;
  readonly direction: Direction;
  readonly tiles: readonly Tile[];
  /** Points, bingo bonus included. */
  readonly score: number;
}
