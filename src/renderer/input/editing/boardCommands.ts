import type { Square } from '../../../core/board/square';
import type { BoardAction } from '../../state/action';
import { clearBoard } from '../../state/editing/clearSetup';
import { walkAtAnchor } from '../../state/walk/anchorWalk';
import type { Command } from '../command';

/** Further than any board is wide: the cursor stops at the edge. */
const TO_THE_EDGE = Number.MAX_SAFE_INTEGER;

const edit = (id: string, key: string, title: string, action: BoardAction): Command => ({
  id: `board.${id}`,
  zone: 'board',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch(action),
});

const move = (id: string, key: string, title: string, row: number, col: number): Command => {
  const step: Square = { row, col };
  return edit(id, key, title, { type: 'cursor-moved', step });
};

const NO_ANCHOR =
  'No search starts here: an anchor is the last tile of a run, or an empty square beside tiles across the word.';

export const boardCommands: readonly Command[] = [
  move('left', 'ArrowLeft', 'Cursor to the left', 0, -1),
  move('right', 'ArrowRight', 'Cursor to the right', 0, 1),
  move('up', 'ArrowUp', 'Cursor up', -1, 0),
  move('down', 'ArrowDown', 'Cursor down', 1, 0),
  move('rowStart', 'Home', 'Start of the row', 0, -TO_THE_EDGE),
  move('rowEnd', 'End', 'End of the row', 0, TO_THE_EDGE),
  move('columnStart', 'PageUp', 'Top of the column', -TO_THE_EDGE, 0),
  move('columnEnd', 'PageDown', 'Bottom of the column', TO_THE_EDGE, 0),
  edit('turn', 'Space', 'Turn the cursor: across, down, off', { type: 'cursor-turned' }),
  {
    id: 'board.letter',
    zone: 'board',
    keys: ['Letter'],
    title: 'Place a tile',
    run: ({ dispatch }, { key }) => dispatch({ type: 'board-letter-typed', text: key, isBlank: false }),
  },
  {
    id: 'board.blank',
    zone: 'board',
    keys: ['Shift+Letter'],
    title: 'Place a blank as that letter',
    run: ({ dispatch }, { key }) => dispatch({ type: 'board-letter-typed', text: key, isBlank: true }),
  },
  ...[
    ["'", 'Join the last letters into one tile such as CH, or split it again'],
    ['[', 'Begin a tile of several letters'],
    [']', 'End it'],
    ['·', 'The dot within L·L'],
  ].map(
    ([sign = '', title = '']): Command => ({
      id: `board.sign ${sign}`,
      zone: 'board',
      keys: [`Sign ${sign}`],
      title,
      run: ({ dispatch }) => dispatch({ type: 'board-letter-typed', text: sign, isBlank: false }),
    }),
  ),
  edit('takeBack', 'Backspace', 'Take back the last tile', { type: 'board-tile-taken-back' }),
  edit('clear', 'Delete', 'Clear the square', { type: 'square-cleared' }),
  edit('clearWord', 'Shift+Delete', 'Clear the word just typed', { type: 'pending-word-cleared' }),
  {
    id: 'board.candidate',
    zone: 'board',
    keys: ['Enter'],
    title: 'Show the word just typed as a candidate, or say why it is not one',
    run: ({ dispatch }) => dispatch({ type: 'question-asked-about-tiles', isToShow: true }),
  },
  {
    id: 'board.walkAnchor',
    zone: 'board',
    keys: ['Alt+Enter'],
    title: 'Open the search that starts at the square',
    run: ({ dispatch, state }) => {
      const subject = walkAtAnchor(state, state.boardCursor);
      if (subject === null) dispatch({ type: 'notice-raised', message: NO_ANCHOR });
      else dispatch({ type: 'walk-opened', subject });
    },
  },
  {
    id: 'board.empty',
    zone: 'board',
    keys: ['$mod+Delete'],
    title: 'Clear the board',
    run: ({ dispatch, state }) => dispatch(clearBoard(state.setup)),
  },
];
