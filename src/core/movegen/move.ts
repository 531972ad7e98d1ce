import type { Tile } from '../alphabet/tile';
import type { Direction } from '../board/square';

/**
 * A placement. `row`/`col` is the square of the main word's first letter, even if a tile already lies there.
 * `tiles` holds every square of the main word in reading order: `NO_TILE` = play-through, otherwise the tile
 * played. A one-tile play is across if the across word has at least two letters, otherwise down.
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
