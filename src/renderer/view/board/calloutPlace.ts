import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import type { Direction, Square } from '../../../core/board/square';
import { certain } from '../../../core/certain';
import type { CalloutView } from '../sceneView';

/** What must stay visible around a callout, as row × cols + col. */
export interface CalloutRoom {
  readonly rows: number;
  readonly cols: number;
  /** Squares of the word in question, including the one being tried. */
  readonly word: ReadonlySet<number>;
  /** Squares with other tiles. */
  readonly tiles: ReadonlySet<number>;
  readonly direction: Direction;
}

/** A rectangle over the board, in squares from its upper left corner. */
interface Plate {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Height of a callout on the board; from low angles it leans back so that it covers no more. */
export const CALLOUT_HEIGHT = 0.82;
const PADDING = 0.52;
/** Maximum distance of a callout from its square, in rows and columns. */
const REACH = 4;
/** The frame around the board has room for callouts, too. */
const FRAME = 0.95;
/** How much of a tile may be covered: its rim. */
const RIM = 0.1;

export interface CalloutBoard {
  readonly rows: number;
  readonly cols: number;
  readonly tiles: ArrayLike<Tile>;
}

/** @param squares of the word, including the one being tried, as row × cols + col */
export function roomAround(
  { cols, rows, tiles }: CalloutBoard,
  squares: readonly number[],
  direction: Direction,
): CalloutRoom {
  const word = new Set(squares);
  const others = Array.from(tiles, (tile, at) => (tile === NO_TILE || word.has(at) ? -1 : at));
  return { rows, cols, word, tiles: new Set(others.filter((at) => at >= 0)), direction };
}

const WIDE = /[A-ZÀ-Þ0-9—]/;
const NARROW = /[iljtfrI.,:!' ]/;

/** Approximate width of a callout with its text, in squares; rather too wide than too narrow. */
export const calloutWidth = (text: string): number =>
  PADDING + [...text].reduce((width, letter) => width + letterWidth(letter), 0);

const letterWidth = (letter: string): number => (NARROW.test(letter) ? 0.16 : WIDE.test(letter) ? 0.36 : 0.3);

/**
 * The middle of a callout, in squares from the board's upper left corner: as close to its square as possible
 * without covering a tile and, ideally, the arrows along the word. If every place covers a tile, the one that
 * covers the fewest.
 */
export function placeCallout(square: Square, text: string, room: CalloutRoom): CalloutView['middle'] {
  const width = calloutWidth(text);
  let best: { readonly place: CalloutView['middle']; readonly cost: Cost } | null = null;
  for (const place of placesAround(square, width, room)) {
    const cost = costOf(place, square, plateAt(place, width), room);
    if (best === null || isLess(cost, best.cost)) best = { place, cost };
  }
  return best?.place ?? { row: square.row + 0.5, col: square.col + 0.5 };
}

/** On every row within reach, and horizontally at steps of a quarter square. */
function* placesAround(
  square: Square,
  width: number,
  { cols, rows }: CalloutRoom,
): Generator<CalloutView['middle']> {
  const least = Math.min(width / 2 - FRAME, cols / 2);
  const most = Math.max(cols + FRAME - width / 2, cols / 2);
  for (let row = Math.max(-1, square.row - REACH); row <= Math.min(rows, square.row + REACH); row++)
    for (let step = -Math.ceil((width / 2 + REACH) * 4); step <= (width / 2 + REACH) * 4; step++) {
      const col = square.col + 0.5 + step / 4;
      if (col >= least && col <= most) yield { row: row + 0.5, col };
    }
  if (least === most) yield { row: square.row < rows / 2 ? rows + 0.5 : -0.5, col: least };
}

export const plateAt = ({ col, row }: CalloutView['middle'], width: number): Plate => ({
  top: row - CALLOUT_HEIGHT / 2,
  bottom: row + CALLOUT_HEIGHT / 2,
  left: col - width / 2,
  right: col + width / 2,
});

/** Compared in this order. */
type Cost = readonly [word: number, tiles: number, strokes: number, distance: number, side: number];

function costOf(place: CalloutView['middle'], square: Square, plate: Plate, room: CalloutRoom): Cost {
  const covered = squaresUnder(plate, room);
  const count = (squares: ReadonlySet<number>) => covered.filter((at) => squares.has(at)).length;
  const beside = room.direction === 'across' ? room.cols : 1;
  const strokes = covered.filter((at) => room.word.has(at + beside)).length;
  const distance = Math.hypot(
    gap(square.row, plate.top, plate.bottom),
    gap(square.col, plate.left, plate.right),
  );
  // In front of an across word and to the right of a down word, in line with its middle.
  const side = room.direction === 'across' ? square.row - place.row : square.col - place.col;
  return [
    count(room.word),
    count(room.tiles),
    strokes,
    Math.round(distance * 4),
    side + aside(place, square) / 8,
  ];
}

const aside = (place: CalloutView['middle'], square: Square): number =>
  Math.abs(place.row - square.row - 0.5) + Math.abs(place.col - square.col - 0.5);

/** Distance from a square's middle to an interval. */
const gap = (at: number, from: number, to: number): number => Math.max(0, from - at - 0.5, at + 0.5 - to);

function squaresUnder({ bottom, left, right, top }: Plate, { cols, rows }: CalloutRoom): readonly number[] {
  const found: number[] = [];
  for (let row = Math.max(0, Math.floor(top + RIM)); row < Math.min(rows, bottom - RIM); row++)
    for (let col = Math.max(0, Math.floor(left + RIM)); col < Math.min(cols, right - RIM); col++)
      found.push(row * cols + col);
  return found;
}

function isLess(one: Cost, other: Cost): boolean {
  for (let at = 0; at < one.length; at++) {
    const more = certain(one[at], 'a cost') - certain(other[at], 'a cost');
    if (more !== 0) return more < 0;
  }
  return false;
}
