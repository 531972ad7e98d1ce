import { clamp } from '../../../core/clamp';
import type { FlatRackPlace } from './flatRackPlace';
import {
  BACK_RACK_GAP,
  BAG_ROOM,
  backRackHeight,
  type FlatTablePlace,
  type FlatTableSize,
  flatTableOf,
} from './flatTable';

/** A rectangle of the window, in CSS pixels. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What fits on a square: all labels and the values of tiles (`full`); single-line labels (`short`); only
 * letters, with a legend for the colours (`bare`).
 */
export type FlatDetail = 'full' | 'short' | 'bare';

/** Layout of the flat board in the window. Lengths in CSS pixels unless stated otherwise. */
export interface FlatLayout {
  readonly size: FlatBoardSize;
  /** The upper left corner of the squares. */
  readonly left: number;
  readonly top: number;
  /** Side of a square: whole pixels, so that all squares are equal. */
  readonly square: number;
  readonly frame: number;
  readonly detail: FlatDetail;
  /** Coordinates are written on every nth row and column: 1 for all. */
  readonly coordinateStep: number;
  readonly rack: FlatRackPlace;
  /** Null if no game is played. */
  readonly table: FlatTablePlace | null;
  /** The part of the window that shows it if it is larger; null if all of it is visible. */
  readonly clip: Room | null;
}

/** The visible part of the board, and its zoom. */
export interface FlatLook {
  /** 1 if the whole board is visible. */
  readonly zoom: number;
  /**
   * The point in the middle of the room, in squares from the board's upper left corner. Ignored if `zoom` is
   * 1.
   */
  readonly x: number;
  readonly y: number;
}

export const WHOLE_BOARD: FlatLook = { zoom: 1, x: 0, y: 0 };

export interface FlatBoardSize {
  readonly rows: number;
  readonly cols: number;
  readonly rackSize: number;
  /** Omitted if no game is played. */
  readonly table?: FlatTableSize | null;
}

/**
 * In sides of the rack's tiles: from one place to the next, from the last place to the end, and the rack's
 * height.
 */
const RACK_PITCH = 1.04;
const RACK_END = 0.32;
const RACK_HEIGHT = 1.36;
/** Between board and rack, in CSS pixels. */
const RACK_GAP = 10;
const SMALLEST_RACK_TILE = 28;
const MARGIN = 12;
const LEGEND = 30;

const LARGEST_SQUARE = 84;
/** Limit while only a part of the board is visible. */
const LARGEST_ZOOMED_SQUARE = 96;
const SMALLEST_SQUARE = 6;
/** Two lines of the smallest legible type; one line of it. */
const FULL_FROM = 27;
const SHORT_FROM = 19;
/** Coordinates of two digits would touch on smaller squares. */
const ALL_COORDINATES_FROM = 17;
const COORDINATE_STEP = 5;

const frameOf = (square: number): number => Math.round(clamp(square * 0.66, 20, 34));
const rackTileOf = (square: number): number => Math.max(square, SMALLEST_RACK_TILE);
const detailOf = (square: number): FlatDetail =>
  square >= FULL_FROM ? 'full' : square >= SHORT_FROM ? 'short' : 'bare';

/** The largest side of a square, in whole pixels, with which board and rack fit. */
function fittingSquare(room: Room, size: FlatBoardSize): number {
  let square = LARGEST_SQUARE;
  while (square > SMALLEST_SQUARE && !hasRoom(room, extentOf(size, square))) square--;
  return square;
}

/** Maximum zoom relative to the whole board in its room. */
export const largestZoom = (room: Room, size: FlatBoardSize): number =>
  Math.max(1, LARGEST_ZOOMED_SQUARE / fittingSquare(room, size));

/** Lays the board out in its room: all of it centred, or the enlarged part in view. */
export function flatLayoutOf(room: Room, size: FlatBoardSize, look: FlatLook = WHOLE_BOARD): FlatLayout {
  const square = Math.round(fittingSquare(room, size) * look.zoom);
  const { above, height, width } = extentOf(size, square);
  const frame = frameOf(square);
  const rack = rackPlaceOf(size, square);
  const { cols, table = null } = size;
  const beside = (size.cols * square - width) / 2;
  const wanted = { left: room.width / 2 - look.x * square, top: room.height / 2 - look.y * square };
  return {
    size,
    left: Math.round(room.left + startWithin(room.width, width, wanted.left + beside) - beside),
    top: Math.round(room.top + startWithin(room.height, height, wanted.top - frame - above) + frame + above),
    square,
    frame,
    clip: look.zoom > 1 ? room : null,
    detail: detailOf(square),
    coordinateStep: square >= ALL_COORDINATES_FROM ? 1 : COORDINATE_STEP,
    rack,
    table: table === null ? null : flatTableOf(table, { cols, frame, square }, rack),
  };
}

function rackPlaceOf({ cols, rackSize, rows }: FlatBoardSize, square: number): FlatRackPlace {
  const tile = rackTileOf(square) / square;
  const pitch = RACK_PITCH * tile;
  return {
    x: cols / 2 - ((rackSize - 1) / 2) * pitch,
    y: rows + (frameOf(square) + RACK_GAP) / square + (RACK_HEIGHT / 2) * tile,
    pitch,
    tile,
  };
}

/** Start of an object in a room: centred if it fits, otherwise placed without a gap at either end. */
function startWithin(room: number, size: number, wanted: number): number {
  if (size + 2 * MARGIN <= room) return (room - size) / 2;
  return Math.min(MARGIN, Math.max(room - size - MARGIN, wanted));
}

const hasRoom = (room: Room, { height, width }: { readonly height: number; readonly width: number }) =>
  height + 2 * MARGIN <= room.height && width + 2 * MARGIN <= room.width;

/**
 * The total extent of board, rack, legend and the objects of a game; `above` is the space above the frame.
 */
function extentOf({ cols, rackSize, rows, table = null }: FlatBoardSize, square: number) {
  const frame = frameOf(square);
  const board = cols * square + 2 * frame;
  const rack = ((rackSize - 1) * RACK_PITCH + 1 + 2 * RACK_END) * rackTileOf(square);
  const bag = table?.hasBag === true ? 2 * BAG_ROOM * rackTileOf(square) : 0;
  const above = table === null || table.opponents === 0 ? 0 : backRackHeight(square) + BACK_RACK_GAP;
  const legend = detailOf(square) === 'bare' ? LEGEND : 0;
  return {
    above,
    width: Math.max(board, rack + bag),
    height: above + rows * square + 2 * frame + RACK_GAP + RACK_HEIGHT * rackTileOf(square) + legend,
  };
}
