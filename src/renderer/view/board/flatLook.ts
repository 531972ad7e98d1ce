import type { Square } from '../../../core/board/square';
import {
  type FlatBoardSize,
  type FlatLook,
  flatLayoutOf,
  largestZoom,
  type Room,
  WHOLE_BOARD,
} from './flatLayout';

/** The flat board and its current view. */
export interface FlatScene {
  readonly room: Room;
  readonly size: FlatBoardSize;
  readonly look: FlatLook;
}

/** A point of the window, in CSS pixels. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** Below this zoom it snaps back to the whole board. */
const ALMOST_WHOLE = 1.02;
/** Margin around a square that is scrolled into view, in squares. */
const MARGIN_SQUARES = 1;

export const middleOf = ({ height, left, top, width }: Room): WindowPoint => ({
  x: left + width / 2,
  y: top + height / 2,
});

/**
 * Zooms the board so that the point under the pointer stays there, as far as the board's edges permit.
 *
 * @param factor above 1 zooms in
 */
export function zoomedLook({ look, room, size }: FlatScene, factor: number, at: WindowPoint): FlatLook {
  const zoom = Math.min(look.zoom * factor, largestZoom(room, size));
  if (zoom < ALMOST_WHOLE) return WHOLE_BOARD;
  const { left, square, top } = flatLayoutOf(room, size, look);
  const next = flatLayoutOf(room, size, { ...look, zoom }).square;
  const middle = middleOf(room);
  return {
    zoom,
    x: (at.x - left) / square + (middle.x - at.x) / next,
    y: (at.y - top) / square + (middle.y - at.y) / next,
  };
}

/** Pans the board by this many CSS pixels, up to its edges. */
export function pannedLook({ look, room, size }: FlatScene, byX: number, byY: number): FlatLook {
  if (look.zoom === 1) return look;
  const { left, square, top } = flatLayoutOf(room, size, look);
  const middle = middleOf(room);
  return { ...look, x: (middle.x - left - byX) / square, y: (middle.y - top - byY) / square };
}

/** Pans the board just far enough for a square to be visible. */
export function lookShowing(scene: FlatScene, { col, row }: Square): FlatLook {
  const { look, room, size } = scene;
  const { left, square, top } = flatLayoutOf(room, size, look);
  const margin = MARGIN_SQUARES * square;
  const byX = shiftInto(left + col * square, square, room.left + margin, room.left + room.width - margin);
  const byY = shiftInto(top + row * square, square, room.top + margin, room.top + room.height - margin);
  return byX === 0 && byY === 0 ? look : pannedLook(scene, byX, byY);
}

const shiftInto = (at: number, size: number, from: number, to: number): number =>
  at < from ? from - at : at + size > to ? to - at - size : 0;
