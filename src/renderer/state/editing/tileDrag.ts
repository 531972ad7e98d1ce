import type { Tile } from '../../../core/alphabet/tile';
import { NO_TILE } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import type { Square } from '../../../core/board/square';

/** Source or target of a tile: a square, or a place of the rack from 0. */
export type TilePlace =
  | ({ readonly kind: 'square' } & Square)
  | { readonly kind: 'rack'; readonly index: number };

/** Target of a drop: during a game, the bag accepts tiles of the rack. */
export type DropPlace = TilePlace | { readonly kind: 'bag' };

/** Position of the pointer. */
export interface DragPointer {
  /** Drop target at this point; with null, the tile returns. */
  readonly over: DropPlace | null;
  /**
   * In squares from the middle of the board, to the right and towards the player; null outside the picture.
   */
  readonly at: { readonly x: number; readonly z: number } | null;
  /** In CSS pixels from the upper left corner of the window. */
  readonly page: { readonly x: number; readonly y: number };
}

/** A tile being dragged. The setup is unchanged until it is dropped. */
export interface TileDrag extends DragPointer {
  readonly from: TilePlace;
  readonly tile: Tile;
}

/** A blank dropped on a square that awaits its letter. It still lies where it was. */
export interface BlankChoice {
  readonly from: TilePlace;
  readonly to: Square;
  /** Whether the cursor moves on after the tile, as it does for one that is typed. */
  readonly isTapped: boolean;
  /** Point of the drop, in CSS pixels. */
  readonly page: { readonly x: number; readonly y: number };
}

export type DragAction =
  | { readonly type: 'drag-started'; readonly from: TilePlace; readonly pointer: DragPointer }
  | { readonly type: 'drag-moved'; readonly pointer: DragPointer }
  /** @param asksLetter whether to ask again for the letter of a designated blank */
  | { readonly type: 'drag-ended'; readonly asksLetter: boolean }
  /** Returns the tile, or the blank that awaits its letter. */
  | { readonly type: 'drag-cancelled' }
  /**
   * A finger tapped a tile: one of the rack is laid at the cursor, and a tried one returns.
   *
   * @param page point of the tap, in CSS pixels
   */
  | { readonly type: 'tile-tapped'; readonly place: TilePlace; readonly page: BlankChoice['page'] }
  | { readonly type: 'blank-designated'; readonly text: string };

/** The tile at a place; `NO_TILE` for an empty one. */
export const tileAtPlace = ({ rack, rules, tiles }: Setup, place: TilePlace): Tile =>
  (place.kind === 'rack' ? rack[place.index] : tiles[place.row * rules.layout.cols + place.col]) ?? NO_TILE;

/** The setup without the tile at a place. */
export function withoutTile(setup: Setup, place: TilePlace): Setup {
  if (place.kind === 'rack') return { ...setup, rack: setup.rack.toSpliced(place.index, 1) };
  const index = place.row * setup.rules.layout.cols + place.col;
  return { ...setup, tiles: setup.tiles.with(index, NO_TILE) };
}
