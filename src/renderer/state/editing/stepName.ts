import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { type Direction, positionLabel, type Square } from '../../../core/board/square';
import { type Message, message } from '../../../core/message';
import type { Action } from '../action';
import type { AppState } from '../appState';
import type { PlayToStart } from '../play/playActions';
import { turnName } from '../play/turnName';

/**
 * Name of a step in the undo history.
 *
 * @param before the setup before the step
 */
export function stepName(before: Setup, after: AppState, action: Action): Message {
  const { boardCursor, game, setup, zone } = after;
  switch (action.type) {
    case 'setup-edited':
    case 'game-turn-played':
      return action.name;
    case 'chapter-opened':
    case 'lesson-opened':
    case 'lesson-sought':
    case 'lesson-stepped':
      return message('steps.lend');
    case 'game-opened':
      return message('steps.openGame');
    case 'game-closed':
      return message('steps.closeGame');
    case 'game-branch-promoted':
      return message('steps.promoteBranch');
    case 'game-branch-deleted':
      return message('steps.deleteBranch');
    case 'game-branch-renamed':
      return message('steps.renameBranch');
    case 'game-note-changed':
      return message('steps.note', { turn: String((game?.turn ?? 0) + 1) });
    case 'game-turn-corrected':
      return message('steps.correctTurn', { turn: String((game?.turn ?? 0) + 1) });
    case 'game-details-changed':
      return message('steps.gameDetails');
    case 'game-totals-repaired':
      return message('steps.repairTotals');
    case 'game-turn-shown':
    case 'game-turn-stepped':
    case 'game-branch-changed':
    case 'review-mistake-stepped':
      return message('steps.turn', { turn: String((game?.turn ?? 0) + 1) });
    case 'play-started':
      return playOnName(action.start.from);
    case 'turn-submitted':
    case 'turn-judged':
      return turnTaken(after);
    case 'play-resigned':
      return message('steps.resign');
    case 'rack-letter-typed':
    case 'rack-blank-typed':
    case 'rack-tile-taken-back':
    case 'rack-tile-deleted':
    case 'rack-tile-moved':
    case 'rack-shuffled':
    case 'rack-sorted':
      return setup.rack.length === 0 ? message('steps.emptyRack') : rackName(setup);
    case 'board-letter-typed':
      return wordName(PLACED, setup, boardCursor.typed, boardCursor.direction);
    case 'board-tile-taken-back':
      return boardCursor.typed.length > 0
        ? wordName(PLACED, setup, boardCursor.typed, boardCursor.direction)
        : clearName(before, setup);
    case 'drag-ended':
    case 'blank-designated':
      return moveName(before, setup);
    case 'letters-pasted':
      return zone === 'board'
        ? wordName(PASTED, setup, boardCursor.typed, boardCursor.direction)
        : message('steps.pasteRack', { tiles: glyphsOf(setup, setup.rack) });
    default:
      return clearName(before, setup);
  }
}

function turnTaken({ play }: AppState): Message {
  const last = play?.game.history.at(-1);
  return play === null || last === undefined ? message('steps.pass') : turnName(play, last.turn);
}

/** Message keys for a word's step; the second is for when no tiles are left. */
interface WordStep {
  readonly word: string;
  readonly tiles: string;
}

const PLACED: WordStep = { word: 'steps.placeWord', tiles: 'steps.placeTiles' };
const PASTED: WordStep = { word: 'steps.pasteWord', tiles: 'steps.pasteTiles' };

const rackName = (setup: Setup): Message => message('steps.rack', { tiles: glyphsOf(setup, setup.rack) });

const glyphsOf = ({ rules }: Setup, tiles: readonly Tile[]): string =>
  tiles.map((tile) => tileGlyph(rules.distribution, tile)).join('');

/** `place QUIZ 8D`: the word that the squares belong to, and its first square. */
function wordName(
  step: WordStep,
  setup: Setup,
  squares: readonly Square[],
  direction: Direction | null,
): Message {
  const last = squares.at(-1);
  if (last === undefined) return message(step.tiles);
  const { start, tiles } = wordThrough(setup, last, direction ?? 'across');
  return message(step.word, {
    word: glyphsOf(setup, tiles),
    place: positionLabel(start, direction ?? 'across'),
  });
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
function moveName(before: Setup, after: Setup): Message {
  const changed = changedSquares(before, after);
  const tileAt = (setup: Setup, index: number) => glyphsOf(setup, [setup.tiles[index] ?? NO_TILE]);
  const filled = changed.filter((index) => after.tiles[index] !== NO_TILE);
  const emptied = changed.filter((index) => after.tiles[index] === NO_TILE);
  const [one, other] = filled;
  const [source] = emptied;
  if (one === undefined) {
    if (source === undefined) return rackName(after);
    return message('steps.moveToRack', { tile: tileAt(before, source), from: labelOf(before, source) });
  }
  const to = labelOf(after, one);
  if (other !== undefined)
    return message('steps.swap', {
      tile: tileAt(before, one),
      place: to,
      otherTile: tileAt(before, other),
      otherPlace: labelOf(before, other),
    });
  if (source === undefined) return message('steps.placeWord', { word: tileAt(after, one), place: to });
  return message('steps.move', { tile: tileAt(before, source), from: labelOf(before, source), to });
}

const changedSquares = (before: Setup, { tiles }: Setup): readonly number[] =>
  tiles.flatMap((tile, index) => (tile === before.tiles[index] ? [] : [index]));

const labelOf = ({ rules: { layout } }: Setup, index: number): string =>
  positionLabel({ row: Math.floor(index / layout.cols), col: index % layout.cols }, 'across');

/** `clear square 8H`, `clear 3 squares`. */
function clearName(before: Setup, after: Setup): Message {
  const changed = changedSquares(before, after);
  const [only] = changed;
  if (only === undefined || changed.length > 1)
    return message('steps.clearSquares', { count: changed.length });
  return message('steps.clearSquare', { square: labelOf(after, only) });
}

/** Games from the beginning are no steps. */
const playOnName = (from: PlayToStart['from']): Message =>
  typeof from === 'number'
    ? message('steps.playOn', { turn: String(from + 1) })
    : message('steps.playPosition');
