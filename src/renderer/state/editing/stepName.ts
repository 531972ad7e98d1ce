import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { type Direction, positionLabel, type Square } from '../../../core/board/square';
import type { Action } from '../action';
import type { AppState } from '../appState';

/** What a step is called in the list of steps. @param before the setup that the step began with */
export function stepName(before: Setup, after: AppState, action: Action): string {
  const { boardCursor, game, question, setup, zone } = after;
  switch (action.type) {
    case 'setup-edited':
      return action.name;
    case 'game-opened':
      return 'open a game';
    case 'game-closed':
      return 'close the game';
    case 'game-totals-repaired':
      return 'repair totals';
    case 'game-turn-shown':
    case 'game-turn-stepped':
      return `turn ${(game?.turn ?? 0) + 1}`;
    case 'rack-letter-typed':
    case 'rack-blank-typed':
    case 'rack-tile-taken-back':
    case 'rack-tile-deleted':
    case 'rack-tile-moved':
    case 'rack-shuffled':
    case 'rack-sorted':
      return setup.rack.length === 0 ? 'empty the rack' : `rack: ${glyphsOf(setup, setup.rack)}`;
    case 'board-letter-typed':
      return wordName('place', setup, boardCursor.typed, boardCursor.direction);
    case 'board-tile-taken-back':
      return boardCursor.typed.length > 0
        ? wordName('place', setup, boardCursor.typed, boardCursor.direction)
        : clearName(before, setup);
    case 'drag-ended':
    case 'blank-designated':
      return moveName(before, setup);
    case 'letters-pasted':
      return zone === 'board'
        ? wordName('paste', setup, boardCursor.typed, boardCursor.direction)
        : `paste, rack: ${glyphsOf(setup, setup.rack)}`;
    case 'question-asked-about-tiles':
      return wordName(
        'ask about',
        before,
        question?.wanted.kind === 'tiles' ? question.wanted.tiles : [],
        boardCursor.direction,
      );
    default:
      return clearName(before, setup);
  }
}

const glyphsOf = ({ rules }: Setup, tiles: readonly Tile[]): string =>
  tiles.map((tile) => tileGlyph(rules.distribution, tile)).join('');

/** `place QUIZ 8D`: the word that the squares are part of, and where it begins. */
function wordName(
  verb: string,
  setup: Setup,
  squares: readonly Square[],
  direction: Direction | null,
): string {
  const last = squares.at(-1);
  if (last === undefined) return `${verb} tiles`;
  const { start, tiles } = wordThrough(setup, last, direction ?? 'across');
  return `${verb} ${glyphsOf(setup, tiles)} ${positionLabel(start, direction ?? 'across')}`;
}

function wordThrough(
  { rules: { layout }, tiles }: Setup,
  square: Square,
  direction: Direction,
): { readonly start: Square; readonly tiles: readonly Tile[] } {
  const [row, col] = direction === 'across' ? [0, 1] : [1, 0];
  const tileAt = (by: number): Tile => {
    const at = { row: square.row + by * row, col: square.col + by * col };
    const isInside = at.row >= 0 && at.row < layout.rows && at.col >= 0 && at.col < layout.cols;
    return isInside ? (tiles[at.row * layout.cols + at.col] ?? NO_TILE) : NO_TILE;
  };
  let first = 0;
  while (tileAt(first - 1) !== NO_TILE) first--;
  const word: Tile[] = [];
  for (let by = first; tileAt(by) !== NO_TILE; by++) word.push(tileAt(by));
  return { start: { row: square.row + first * row, col: square.col + first * col }, tiles: word };
}

/** `move Q 8D to 9E`, `place Q 9E`, `move Q 8D to the rack`, `swap Q 8D and Z 9E`. */
function moveName(before: Setup, after: Setup): string {
  const changed = changedSquares(before, after);
  const nameAt = (setup: Setup, index: number) =>
    `${glyphsOf(setup, [setup.tiles[index] ?? NO_TILE])} ${labelOf(setup, index)}`;
  const filled = changed.filter((index) => after.tiles[index] !== NO_TILE);
  const emptied = changed.filter((index) => after.tiles[index] === NO_TILE);
  const [one, other] = filled;
  const [source] = emptied;
  if (one === undefined)
    return source === undefined
      ? `rack: ${glyphsOf(after, after.rack)}`
      : `move ${nameAt(before, source)} to the rack`;
  if (other !== undefined) return `swap ${nameAt(before, one)} and ${nameAt(before, other)}`;
  return source === undefined
    ? `place ${nameAt(after, one)}`
    : `move ${nameAt(before, source)} to ${labelOf(after, one)}`;
}

const changedSquares = (before: Setup, { tiles }: Setup): readonly number[] =>
  tiles.flatMap((tile, index) => (tile === before.tiles[index] ? [] : [index]));

const labelOf = ({ rules: { layout } }: Setup, index: number): string =>
  positionLabel({ row: Math.floor(index / layout.cols), col: index % layout.cols }, 'across');

/** `clear square 8H`, `clear 3 squares`. */
function clearName(before: Setup, after: Setup): string {
  const changed = changedSquares(before, after);
  const [only] = changed;
  if (only === undefined || changed.length > 1) return `clear ${changed.length} squares`;
  return `clear square ${labelOf(after, only)}`;
}
