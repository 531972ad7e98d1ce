import type { Tile } from '../../../core/alphabet/tile';
import { NO_TILE } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import type { Square } from '../../../core/board/square';

/** Where a tile can be taken from and put: a square, or a place of the rack from 0. */
export type TilePlace =
  | ({ readonly kind: 'square' } & Square)
  | { readonly kind: 'rack'; readonly index: number };

/** Where a tile can be let go: the bag takes those of the rack, while a game is played. */
export type DropPlace = TilePlace | { readonly kind: 'bag' };

/** Where the pointer is. */
export interface DragPointer {
  /** What a tile that is let go here falls on; null: it goes back. */
  readonly over: DropPlace | null;
  /**
   * In squares from the middle of the board, to the right and towards the player; null outside the picture.
   */
  readonly at: { readonly x: number; readonly z: number } | null;
  /** In CSS pixels from the upper left corner of the window. */
  readonly page: { readonly x: number; readonly y: number };
}

/** A tile in the air. The setup is as before until it is let go. */
export interface TileDrag extends DragPointer {
  readonly from: TilePlace;
  readonly tile: Tile;
}

/** A blank that has been put on a square and has no letter yet: it still lies where it was. */
export interface BlankChoice {
  readonly from: TilePlace;
  readonly to: Square;
  /** Where it was let go, in CSS pixels. */
  readonly page: { readonly x: number; readonly y: number };
}

export type DragAction =
  | { readonly type: 'drag-started'; readonly from: TilePlace; readonly pointer: DragPointer }
  | { readonly type: 'drag-moved'; readonly pointer: DragPointer }
  /** @param asksLetter a blank that has a letter gets another one, too */
  | { readonly type: 'drag-ended'; readonly asksLetter: boolean }
  /** The tile goes back, or the blank that has no letter yet. */
  | { readonly type: 'drag-cancelled' }
  | { readonly type: 'blank-designated'; readonly text: string };

/** The tile at a place; `NO_TILE` for an empty one. */
export const tileAtPlace = ({ rack, rules, tiles }: Setup, place: TilePlace): Tile =>
  (place.kind === 'rack' ? rack[place.index] : tiles[place.row * rules.layout.cols + place.col]) ?? NO_TILE;

/** The same setup without the tile at a place. */
export function withoutTile(setup: Setup, place: TilePlace): Setup {
  if (place.kind === 'rack') return { ...setup, rack: setup.rack.toSpliced(place.index, 1) };
  const index = place.row * setup.rules.layout.cols + place.col;
  return { ...setup, tiles: setup.tiles.with(index, NO_TILE) };
}
