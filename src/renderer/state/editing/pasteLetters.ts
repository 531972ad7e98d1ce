import { BLANK, blankAs, NO_TILE, type Tile } from '../../../core/alphabet/tile';
import type { TileDistribution } from '../../../core/alphabet/tileDistribution';
import { positionLabel, type Square } from '../../../core/board/square';
import { certain } from '../../../core/certain';
import { type Message, message } from '../../../core/message';
import { fail, ok, type Result } from '../../../core/result';
import type { AppState } from '../appState';
import { rackRoomProblem } from './rackRoom';
import { replaceTyped } from './reduceBoard';
import { insertTiles } from './reduceRack';
import { joinedLetter, letterForText, longestGlyph, unknownLetterNotice } from './typedTile';

/**
 * Places plain letters on the board from its cursor on if it has the focus, otherwise in the rack at its
 * caret, replacing a full rack: all of them, or none with a sentence why. In mixed case, lower case means a
 * blank; `?` is a blank on the rack, `[CH]` one tile, a dot a square to skip.
 */
export function pasteLetters(state: AppState, text: string): AppState {
  const { distribution } = state.setup.rules;
  const read = readLetters(text.replace(/\s+/gu, ''), distribution);
  if (!read.ok) return { ...state, notice: read.error };
  return state.zone === 'board' ? pasteOnBoard(state, read.value) : pasteOnRack(state, read.value);
}

/** `NO_TILE` for a dot, `BLANK` for a question mark. */
function readLetters(text: string, distribution: TileDistribution): Result<readonly Tile[], Message> {
  const isMixed = text !== text.toLowerCase() && text !== text.toUpperCase();
  const read = readFrom(text, 0, distribution, new Map());
  if (!read.ok || read.value.length === 0) return read.ok ? fail(message('editing.noLetters')) : read;
  return ok(
    read.value.map(({ tile, typed }) => (isMixed && typed !== typed.toUpperCase() ? blankAs(tile) : tile)),
  );
}

interface ReadTile {
  readonly tile: Tile;
  readonly typed: string;
}

/**
 * C and H are two tiles if the set has them, but in a set without Y, N and Y are the tile NY: of several
 * readings, the one with the shortest tiles first is chosen.
 *
 * @param failures errors by position
 */
function readFrom(
  text: string,
  at: number,
  distribution: TileDistribution,
  failures: Map<number, Message>,
): Result<readonly ReadTile[], Message> {
  if (at === text.length) return ok([]);
  const known = failures.get(at);
  if (known !== undefined) return fail(known);
  const firsts = readOne(text, at, distribution);
  if (!firsts.ok) failures.set(at, firsts.error);
  for (const first of firsts.ok ? firsts.value : []) {
    const rest = readFrom(text, at + first.typed.length, distribution, failures);
    if (rest.ok) return ok([first, ...rest.value]);
    if (!failures.has(at)) failures.set(at, rest.error);
  }
  return fail(certain(failures.get(at), 'what is wrong there'));
}

/** The possible tiles at a position, at least one, or the error. */
function readOne(
  text: string,
  at: number,
  distribution: TileDistribution,
): Result<readonly ReadTile[], Message> {
  if (text[at] === '.') return ok([{ tile: NO_TILE, typed: '.' }]);
  if (text[at] === '?') return ok([{ tile: BLANK, typed: '?' }]);
  if (text[at] === '[') return readBracketed(text, at, distribution);
  const characters = [...text.slice(at, at + 2 * longestGlyph(distribution))];
  const tiles = characters.flatMap((_, index): ReadTile[] => {
    const typed = characters.slice(0, index + 1).join('');
    const tile = letterForText(distribution, typed);
    return tile === null ? [] : [{ tile, typed }];
  });
  return tiles.length > 0 ? ok(tiles) : fail(unknownLetterNotice(distribution, characters[0] ?? ''));
}

function readBracketed(
  text: string,
  at: number,
  distribution: TileDistribution,
): Result<readonly ReadTile[], Message> {
  const close = text.indexOf(']', at);
  if (close < 0) return fail(message('editing.openBracket'));
  const glyph = text.slice(at + 1, close);
  const letters = [...glyph].map((character) => letterForText(distribution, character));
  const spelled = letters.filter((letter) => letter !== null);
  const letter =
    letterForText(distribution, glyph) ??
    (spelled.length === letters.length ? joinedLetter(distribution, spelled) : null);
  return letter === null
    ? fail(unknownLetterNotice(distribution, glyph))
    : ok([{ tile: letter, typed: text.slice(at, close + 1) }]);
}

function pasteOnRack(state: AppState, tiles: readonly Tile[]): AppState {
  if (tiles.includes(NO_TILE)) return { ...state, notice: message('editing.rackHasNoSquares') };
  const rackTiles = tiles.map((tile) => (tile > BLANK ? BLANK : tile));
  const { rack, rules } = state.setup;
  const isFull = rack.length >= rules.rackSize;
  const target = isFull ? { ...state, setup: { ...state.setup, rack: [] }, rackCaret: 0 } : state;
  const problem = rackRoomProblem(target.setup, rackTiles.length);
  return problem === null ? insertTiles(target, rackTiles) : { ...state, notice: problem };
}

function pasteOnBoard(state: AppState, tiles: readonly Tile[]): AppState {
  if (tiles.includes(BLANK))
    return {
      ...state,
      notice: message('editing.blankNeedsLetter'),
    };
  const { boardCursor } = state;
  let next: AppState = {
    ...state,
    boardCursor: { ...boardCursor, direction: boardCursor.direction ?? 'across' },
  };
  // With dots, every character stands for one square; otherwise the letters skip tiles on the board, like
  // typed ones.
  const isSquareBySquare = tiles.includes(NO_TILE);
  for (const [index, tile] of tiles.entries()) {
    const square = stepOn(next);
    if (tile !== NO_TILE) next = replaceTyped(next, 0, [tile]);
    if (isSquareBySquare) next = { ...next, boardCursor: { ...next.boardCursor, ...square } };
    if (index < tiles.length - 1 && !hasRoom(next, isSquareBySquare))
      return { ...state, notice: noRoom(state, tiles.length) };
  }
  return isSquareBySquare ? withinBoard(next) : next;
}

const stepOn = ({ boardCursor: { col, direction, row } }: AppState): Square =>
  direction === 'down' ? { row: row + 1, col } : { row, col: col + 1 };

/** After a tile the cursor is on an empty square, unless the line is full. */
function hasRoom({ boardCursor: { col, row }, setup }: AppState, isSquareBySquare: boolean): boolean {
  const { cols, rows } = setup.rules.layout;
  if (row >= rows || col >= cols) return false;
  return isSquareBySquare || setup.tiles[row * cols + col] === NO_TILE;
}

function withinBoard(state: AppState): AppState {
  const { boardCursor, setup } = state;
  const { cols, rows } = setup.rules.layout;
  const row = Math.min(boardCursor.row, rows - 1);
  const col = Math.min(boardCursor.col, cols - 1);
  return { ...state, boardCursor: { ...boardCursor, row, col } };
}

function noRoom({ boardCursor }: AppState, count: number): Message {
  const direction = boardCursor.direction ?? 'across';
  const place = positionLabel(boardCursor, direction);
  return message('editing.noRoomOnBoard', { count: String(count), place, direction });
}
