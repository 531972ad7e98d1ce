/** A part of the window, in CSS pixels. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a square has room for: all labels and the values of tiles (`full`); labels of one line (`short`); letters alone,
 * while a legend tells the colours (`bare`).
 */
export type FlatDetail = 'full' | 'short' | 'bare';

/** Where the flat board lies in the window. Lengths in CSS pixels, if nothing else is said. */
export interface FlatLayout {
  readonly size: FlatBoardSize;
  /** The upper left corner of the squares. */
  readonly left: number;
  readonly top: number;
  /** Side of a square: whole pixels, so that all squares are alike. */
  readonly square: number;
  readonly frame: number;
  readonly detail: FlatDetail;
  /** Coordinates are written on every so many rows and columns: 1 for all. */
  readonly coordinateStep: number;
  readonly rack: FlatRackPlace;
}

/** Where the rack is. In squares, the board's upper left corner being 0, 0. */
export interface FlatRackPlace {
  /** The middle of the first place. */
  readonly x: number;
  readonly y: number;
  /** From the middle of one place to the next. */
  readonly pitch: number;
  /** Side of a tile: not smaller than can be read, however small the squares are. */
  readonly tile: number;
}

export interface FlatBoardSize {
  readonly rows: number;
  readonly cols: number;
  readonly rackSize: number;
}

/** In sides of the rack's tiles: from one place to the next, from the last place to the end, and the rack's height. */
const RACK_PITCH = 1.04;
const RACK_END = 0.32;
const RACK_HEIGHT = 1.36;
/** Between board and rack, in CSS pixels. */
const RACK_GAP = 10;
const SMALLEST_RACK_TILE = 28;
const MARGIN = 12;
const LEGEND = 30;

const LARGEST_SQUARE = 84;
const SMALLEST_SQUARE = 6;
/** Two lines of the smallest readable type; one line of it. */
const FULL_FROM = 27;
const SHORT_FROM = 19;
/** Coordinates of two digits touch each other on smaller squares. */
const ALL_COORDINATES_FROM = 17;
const COORDINATE_STEP = 5;

const frameOf = (square: number): number => Math.round(Math.min(Math.max(square * 0.66, 20), 34));
const rackTileOf = (square: number): number => Math.max(square, SMALLEST_RACK_TILE);
const detailOf = (square: number): FlatDetail =>
  square >= FULL_FROM ? 'full' : square >= SHORT_FROM ? 'short' : 'bare';

/** The largest board of whole pixels that has room with its rack below it, in the middle of the room. */
export function flatLayoutOf(room: Room, size: FlatBoardSize): FlatLayout {
  let square = LARGEST_SQUARE;
  while (square > SMALLEST_SQUARE && !hasRoom(room, extentOf(size, square))) square--;
  const { height } = extentOf(size, square);
  const frame = frameOf(square);
  const top = Math.round(room.top + (room.height - height) / 2 + frame);
  return {
    size,
    left: Math.round(room.left + (room.width - size.cols * square) / 2),
    top,
    square,
    frame,
    detail: detailOf(square),
    coordinateStep: square >= ALL_COORDINATES_FROM ? 1 : COORDINATE_STEP,
    rack: rackPlaceOf(size, square),
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

const hasRoom = (room: Room, { height, width }: { readonly height: number; readonly width: number }) =>
  height + 2 * MARGIN <= room.height && width + 2 * MARGIN <= room.width;

/** Of board, rack and legend together. */
function extentOf({ cols, rackSize, rows }: FlatBoardSize, square: number) {
  const frame = frameOf(square);
  const board = cols * square + 2 * frame;
  const rack = ((rackSize - 1) * RACK_PITCH + 1 + 2 * RACK_END) * rackTileOf(square);
  const legend = detailOf(square) === 'bare' ? LEGEND : 0;
  return {
    width: Math.max(board, rack),
    height: rows * square + 2 * frame + RACK_GAP + RACK_HEIGHT * rackTileOf(square) + legend,
  };
}

/** The rows or columns (from 0) of so many that get a coordinate: the first, and every one that counts up to a step. */
export const coordinatesOf = (count: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index).filter(
    (index) => step === 1 || index === 0 || (index + 1) % step === 0,
  );
