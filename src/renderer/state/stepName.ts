import { NO_TILE, type Tile } from '../../core/alphabet/tile';
import { tileGlyph } from '../../core/alphabet/tileDistribution';
import type { Setup } from '../../core/board/setup';
import { type Direction, positionLabel, type Square } from '../../core/board/square';
import type { Action } from './action';
import type { AppState } from './appState';

/** What a step is called in the list of steps. @param before the setup that the step began with */
export function stepName(before: Setup, after: AppState, action: Action): string {
  const { boardCursor, game, question, setup, zone } = after;
  switch (action.type) {
    case 'setup-edited':
      return action.name;
    case 'game-opened':
      return 'open a game';
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
        : changedSquaresName('clear', before, setup);
    case 'letters-pasted':
      return zone === 'rack'
        ? `paste, rack: ${glyphsOf(setup, setup.rack)}`
        : wordName('paste', setup, boardCursor.typed, boardCursor.direction);
    case 'question-asked-about-tiles':
      return wordName(
        'ask about',
        before,
        question?.wanted.kind === 'tiles' ? question.wanted.tiles : [],
        boardCursor.direction,
      );
    default:
      return changedSquaresName('clear', before, setup);
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

/** `clear square 8H`, `clear 3 squares`. */
function changedSquaresName(verb: string, before: Setup, { rules: { layout }, tiles }: Setup): string {
  const changed = tiles.flatMap((tile, index) => (tile === before.tiles[index] ? [] : [index]));
  const [only] = changed;
  if (only === undefined || changed.length > 1) return `${verb} ${changed.length} squares`;
  const square = { row: Math.floor(only / layout.cols), col: only % layout.cols };
  return `${verb} square ${positionLabel(square, 'across')}`;
}
