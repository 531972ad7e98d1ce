import type { Square } from '../../../core/board/square';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { clearBoard } from '../../state/editing/clearSetup';
import type { BoardAction } from '../../state/editing/reduceBoard';
import { walkAtAnchor } from '../../state/walk/anchorWalk';
import type { Command } from '../command';
import { isPlaying, submitTurn } from '../play/playCommands';
import { isWatching, pauseWatch } from '../play/watchCommands';

/** Further than any board is wide: the cursor stops at the edge. */
const TO_THE_EDGE = Number.MAX_SAFE_INTEGER;

const edit = (id: string, key: string, title: TextKey, action: BoardAction): Command => ({
  id: `board.${id}`,
  zone: 'board',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch(action),
});

const move = (id: string, key: string, title: TextKey, row: number, col: number): Command => {
  const step: Square = { row, col };
  return edit(id, key, title, { type: 'cursor-moved', step });
};

export const boardCommands: readonly Command[] = [
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
  ).map(
    ([sign, title]): Command => ({
      id: `board.sign ${sign}`,
      zone: 'board',
      keys: [`Sign ${sign}`],
      title,
      run: ({ dispatch }) => dispatch({ type: 'board-letter-typed', text: sign, isBlank: false }),
    }),
  ),
  edit('takeBack', 'Backspace', 'editingCommands.boardTakeBack', { type: 'board-tile-taken-back' }),
  edit('clear', 'Delete', 'editingCommands.boardClear', { type: 'square-cleared' }),
  edit('clearWord', 'Shift+Delete', 'editingCommands.boardClearWord', { type: 'pending-word-cleared' }),
  {
    id: 'board.candidate',
    zone: 'board',
    keys: ['Enter'],
    title: 'editingCommands.boardCandidate',
    run: ({ dispatch, state }) => {
      if (isPlaying(state)) submitTurn({ dispatch, state });
      else dispatch({ type: 'question-asked-about-tiles', isToShow: true });
    },
  },
  {
    id: 'board.walkAnchor',
    zone: 'board',
    keys: ['Alt+Enter'],
    title: 'editingCommands.boardWalkAnchor',
    run: ({ dispatch, state }) => {
      const subject = walkAtAnchor(state, state.boardCursor);
      if (subject === null) dispatch({ type: 'notice-raised', message: text('editingCommands.noAnchor') });
      else dispatch({ type: 'walk-opened', subject });
    },
  },
  {
    id: 'board.empty',
    zone: 'board',
    keys: ['$mod+Delete'],
    title: 'editingCommands.boardEmpty',
    run: ({ dispatch, state }) =>
      dispatch(isPlaying(state) ? { type: 'tiles-recalled' } : clearBoard(state.setup)),
  },
];
