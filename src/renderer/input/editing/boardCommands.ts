import { NO_TILE } from '../../../core/alphabet/tile';
import type { Square } from '../../../core/board/square';
import { message } from '../../../core/message';
import type { TextKey } from '../../../texts/catalogue';
import { clearBoard } from '../../state/editing/clearSetup';
import { isEditing, isPlaying } from '../../state/trying/tried';
import { walkAtAnchor } from '../../state/walk/anchorWalk';
import { actionCommands } from '../actionCommands';
import { commandsOf, type ListedCommand } from '../command';
import { submitTurn } from '../play/playCommands';
import { isWatching, pauseWatch } from '../play/watchCommands';
import { nothingTried, unless } from '../reasons';
import { endEditing } from './positionCommands';

/** More than the width of any board: the cursor stops at the edge. */
const TO_THE_EDGE = Number.MAX_SAFE_INTEGER;

const noTileHere = unless(
  ({ boardCursor: { col, row }, setup: { rules, tiles } }) =>
    tiles[row * rules.layout.cols + col] !== NO_TILE,
  'impossible.noTileHere',
);
const nothingTyped = unless(({ boardCursor }) => boardCursor.typed.length > 0, 'impossible.nothingTyped');

const edit = actionCommands('board', 'board');

const move = (id: string, key: string, title: TextKey, row: number, col: number): ListedCommand => {
  const step: Square = { row, col };
  return edit(id, key, title, { type: 'cursor-moved', step });
};

export const boardCommands = commandsOf('board', [
  move('left', 'ArrowLeft', 'editingCommands.boardLeft', 0, -1),
  move('right', 'ArrowRight', 'editingCommands.boardRight', 0, 1),
  move('up', 'ArrowUp', 'editingCommands.boardUp', -1, 0),
  move('down', 'ArrowDown', 'editingCommands.boardDown', 1, 0),
  move('rowStart', 'Home', 'editingCommands.boardRowStart', 0, -TO_THE_EDGE),
  move('rowEnd', 'End', 'editingCommands.boardRowEnd', 0, TO_THE_EDGE),
  move('columnStart', 'PageUp', 'editingCommands.boardColumnStart', -TO_THE_EDGE, 0),
  move('columnEnd', 'PageDown', 'editingCommands.boardColumnEnd', TO_THE_EDGE, 0),
  {
    id: 'board.turn',
    zone: 'board',
    keys: ['Space'],
    title: 'editingCommands.boardTurn',
    run: ({ dispatch, state }) => {
      if (isWatching(state)) pauseWatch({ dispatch, state });
      else dispatch({ type: 'cursor-turned' });
    },
  },
  {
    id: 'board.letter',
    zone: 'board',
    keys: ['Letter'],
    title: 'editingCommands.boardLetter',
    run: ({ dispatch }, { key }) => dispatch({ type: 'board-letter-typed', text: key, isBlank: false }),
  },
  {
    id: 'board.blank',
    zone: 'board',
    keys: ['Shift+Letter'],
    title: 'editingCommands.boardBlank',
    run: ({ dispatch }, { key }) => dispatch({ type: 'board-letter-typed', text: key, isBlank: true }),
  },
  ...(
    [
      ["'", 'editingCommands.boardSignJoin'],
      ['[', 'editingCommands.boardSignBegin'],
      [']', 'editingCommands.boardSignEnd'],
      ['·', 'editingCommands.boardSignDot'],
    ] as const
  ).map(([sign, title]) =>
    edit(`sign ${sign}`, `Sign ${sign}`, title, { type: 'board-letter-typed', text: sign, isBlank: false }),
  ),
  edit(
    'takeBack',
    'Backspace',
    'editingCommands.boardTakeBack',
    { type: 'board-tile-taken-back' },
    { whyNot: nothingTyped },
  ),
  edit('clear', 'Delete', 'editingCommands.boardClear', { type: 'square-cleared' }, { whyNot: noTileHere }),
  edit(
    'clearWord',
    'Shift+Delete',
    'editingCommands.boardClearWord',
    { type: 'pending-word-cleared' },
    { whyNot: nothingTyped },
  ),
  {
    id: 'board.candidate',
    zone: 'board',
    keys: ['Enter'],
    title: 'editingCommands.boardCandidate',
    whyNot: (state) => (isEditing(state) ? null : nothingTried(state)),
    run: ({ dispatch, state }) => {
      if (isEditing(state)) endEditing({ dispatch, state });
      else submitTurn({ dispatch, state });
    },
  },
  edit(
    'whyNot',
    'Shift+Enter',
    'editingCommands.boardWhyNot',
    { type: 'question-asked-about-tiles' },
    { whyNot: nothingTried },
  ),
  {
    id: 'board.walkAnchor',
    zone: 'board',
    keys: ['Alt+Enter'],
    title: 'editingCommands.boardWalkAnchor',
    whyNot: unless((state) => walkAtAnchor(state, state.boardCursor) !== null, 'impossible.noSearchHere'),
    run: ({ dispatch, state }) => {
      const subject = walkAtAnchor(state, state.boardCursor);
      if (subject === null) dispatch({ type: 'notice-raised', message: message('editingCommands.noAnchor') });
      else dispatch({ type: 'walk-opened', subject });
    },
  },
  {
    id: 'board.empty',
    zone: 'board',
    keys: ['$mod+Delete'],
    title: 'editingCommands.boardEmpty',
    whyNot: unless(({ setup }) => setup.tiles.some((tile) => tile !== NO_TILE), 'impossible.emptyBoard'),
    run: ({ dispatch, state }) =>
      dispatch(isPlaying(state) ? { type: 'tiles-recalled' } : clearBoard(state.setup)),
  },
]);
