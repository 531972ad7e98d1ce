import type { TextKey } from '../../../texts/catalogue';
import type { HistoryAction } from '../../state/editing/history';
import type { Command } from '../command';

const edit = (id: string, keys: readonly string[], title: TextKey, action: HistoryAction): Command => ({
  id: `edit.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ dispatch }) => dispatch(action),
  isLeftToText: true,
});

const FIRST = 0;
const LAST = Number.MAX_SAFE_INTEGER;

const seek = (id: string, key: string, title: TextKey, done: number): Command => ({
  id: `history.${id}`,
  zone: 'history',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch({ type: 'history-sought', done }),
});

/** Going back and forth through what was done to the position. */
export const editCommands: readonly Command[] = [
  edit('undo', ['$mod+z'], 'editingCommands.editUndo', { type: 'undone' }),
  edit('redo', ['$mod+Shift+z', '$mod+y'], 'editingCommands.editRedo', { type: 'redone' }),
  {
    id: 'edit.history',
    zone: 'everywhere',
    keys: ['$mod+Shift+y'],
    title: 'editingCommands.editHistory',
    run: ({ dispatch }) => dispatch({ type: 'history-list-toggled' }),
  },
  {
    id: 'history.previous',
    zone: 'history',
    keys: ['ArrowUp'],
    title: 'editingCommands.historyPrevious',
    run: ({ dispatch }) => dispatch({ type: 'undone' }),
  },
  {
    id: 'history.next',
    zone: 'history',
    keys: ['ArrowDown'],
    title: 'editingCommands.historyNext',
    run: ({ dispatch }) => dispatch({ type: 'redone' }),
  },
  seek('first', 'Home', 'editingCommands.historyFirst', FIRST),
  seek('last', 'End', 'editingCommands.historyLast', LAST),
  {
    id: 'history.close',
    zone: 'history',
    keys: ['Enter'],
    title: 'editingCommands.historyClose',
    run: ({ dispatch }) => dispatch({ type: 'history-list-toggled' }),
  },
];
