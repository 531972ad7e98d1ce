import type { Direction, Square } from '../../../src/core/board/square';
import { boardDetailAt } from '../../../src/renderer/view/board/boardDetail';
import type {
  ArrowView,
  RackTileView,
  SceneView,
  SquareView,
  TileRole,
  TileView,
} from '../../../src/renderer/view/sceneView';

const ENGLISH_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['AEILNORSTU', 1],
    ['DG', 2],
    ['BCMP', 3],
    ['FHVWY', 4],
    ['K', 5],
    ['JX', 8],
    ['QZ', 10],
  ].flatMap(([letters, value]) => [...String(letters)].map((letter) => [letter, Number(value)])),
);

/** Until the scene reports its apparent size. */
export const ENGLISH_CAPTIONS = { letter: 'LETTER', word: 'WORD' } as const;
export const FIXTURE_DETAIL = boardDetailAt(44);

/**
 * A position and one of its moves, as text: `.` empty, lower case a blank; in `word` a dot is an older tile.
 */
export interface FixtureSetup {
  readonly board: readonly string[];
  readonly premiums: readonly string[];
  readonly rack: string;
  readonly word: string;
  readonly start: Square;
  readonly direction: Direction;
  /** How many of the word's letters the walk spells backwards, anchor included. */
  readonly reversed: number;
  readonly arrows: 'hops' | 'legs';
}

const PREMIUM_CHARACTERS = ` '"^    -=~`;

export function createFixtureView(setup: FixtureSetup): SceneView {
  const { board, premiums } = setup;
  const rows = board.length;
  const cols = board[0]?.length ?? 0;
  const squares = premiums.flatMap((line, row) =>
    [...line].map((character, col) => squareOf(character, row, col, rows, cols)),
  );
  return {
    rows,
    cols,
    squares,
    captions: ENGLISH_CAPTIONS,
    tiles: createTiles(setup),
    rack: createRack(setup),
    rackSize: 7,
    detail: FIXTURE_DETAIL,
    arrows: setup.word === '' ? [] : createArrows(setup),
    cursor: null,
  };
}

function squareOf(character: string, row: number, col: number, rows: number, cols: number): SquareView {
  const at = PREMIUM_CHARACTERS.indexOf(character);
  return {
    row,
    col,
    letterMultiplier: at < 4 ? at + 1 : 1,
    wordMultiplier: at >= 8 ? at - 6 : 1,
    isStart: row === rows >> 1 && col === cols >> 1,
  };
}

const along = ({ start, direction }: FixtureSetup, at: number): Square =>
  direction === 'across' ? { row: start.row, col: start.col + at } : { row: start.row + at, col: start.col };

function createTiles(setup: FixtureSetup): TileView[] {
  const { board, word, direction } = setup;
  const tiles = new Map<string, TileView>();
  board.forEach((line, row) => {
    [...line].forEach((letter, col) => {
      if (letter !== '.') tiles.set(`${row}:${col}`, tileOf(letter, { row, col }, 'plain', []));
    });
  });
  let crossWords = 0;
  const numbers = new Map<number, number>();
  [...word].forEach((letter, at) => {
    const square = along(setup, at);
    const old = tiles.get(`${square.row}:${square.col}`);
    if (letter === '.' && old !== undefined) {
      tiles.set(old.id, { ...old, role: 'through' });
      return;
    }
    const crossing = crossingTiles(tiles, square, direction);
    if (crossing.length > 0) numbers.set(at, ++crossWords);
    for (const tile of crossing)
      tiles.set(tile.id, {
        ...tile,
        role: 'incidental',
        crossWordNumbers: [...tile.crossWordNumbers, crossWords],
      });
  });
  [...word].forEach((letter, at) => {
    const square = along(setup, at);
    const number = numbers.get(at);
    const belongsTo = number === undefined ? [] : [number];
    if (letter !== '.') tiles.set(`${square.row}:${square.col}`, tileOf(letter, square, 'placed', belongsTo));
  });
  return [...tiles.values()];
}

function crossingTiles(
  tiles: ReadonlyMap<string, TileView>,
  square: Square,
  direction: Direction,
): TileView[] {
  const found: TileView[] = [];
  for (const step of [-1, 1])
    for (let at = step; ; at += step) {
      const row = direction === 'across' ? square.row + at : square.row;
      const col = direction === 'across' ? square.col : square.col + at;
      const tile = tiles.get(`${row}:${col}`);
      if (tile === undefined) break;
      found.push(tile);
    }
  return found;
}

function tileOf(letter: string, square: Square, role: TileRole, crossWordNumbers: number[]): TileView {
  const glyph = letter.toUpperCase();
  const isBlank = letter !== glyph;
  const value = isBlank ? 0 : (ENGLISH_VALUES[glyph] ?? 0);
  return { ...square, id: `${square.row}:${square.col}`, glyph, value, isBlank, role, crossWordNumbers };
}

function createRack({ rack, word }: FixtureSetup): RackTileView[] {
  const needed = [...word].filter((letter) => letter !== '.');
  return [...rack].map((letter, index) => {
    const at = needed.indexOf(letter);
    if (at >= 0) needed.splice(at, 1);
    return {
      id: `rack:${index}`,
      index,
      glyph: letter,
      value: ENGLISH_VALUES[letter] ?? 0,
      isBlank: false,
      isPlayed: at >= 0,
    };
  });
}

/** Anchor back to the first letter, over to the letter behind the anchor, on to the last letter. */
function createArrows(setup: FixtureSetup): ArrowView[] {
  const { word, reversed, arrows } = setup;
  const last = word.length - 1;
  const strokes: Array<[ArrowView['kind'], number, number]> = [];
  if (arrows === 'legs') {
    strokes.push(['reverse', reversed - 1, 0], ['separator', 0, reversed], ['forward', reversed, last]);
  } else {
    for (let at = reversed - 1; at > 0; at--) strokes.push(['reverse', at, at - 1]);
    strokes.push(['separator', 0, reversed]);
    for (let at = reversed; at < last; at++) strokes.push(['forward', at, at + 1]);
  }
  return strokes.map(([kind, from, to], at) => ({
    kind,
    from: along(setup, from),
    to: along(setup, to),
    begin: at / strokes.length,
    end: (at + 1) / strokes.length,
  }));
}
