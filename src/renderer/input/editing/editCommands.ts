import type { HistoryAction } from '../../state/editing/history';
import type { Command } from '../command';

const edit = (id: string, keys: readonly string[], title: string, action: HistoryAction): Command => ({
  id: `edit.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ dispatch }) => dispatch(action),
  isLeftToText: true,
});

const FIRST = 0;
const LAST = Number.MAX_SAFE_INTEGER;

const seek = (id: string, key: string, title: string, done: number): Command => ({
  id: `history.${id}`,
  zone: 'history',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch({ type: 'history-sought', done }),
});

/** Going back and forth through what was done to the position. */
export const editCommands: readonly Command[] = [
  edit('undo', ['$mod+z'], 'Undo', { type: 'undone' }),
  edit('redo', ['$mod+Shift+z', '$mod+y'], 'Redo', { type: 'redone' }),
  {
    id: 'edit.history',
    zone: 'everywhere',
    keys: ['$mod+Shift+y'],
    title: 'List of steps to go back to',
    run: ({ dispatch }) => dispatch({ type: 'history-list-toggled' }),
  },
  {
    id: 'history.previous',
    zone: 'history',
    keys: ['ArrowUp'],
    title: 'One step back',
    run: ({ dispatch }) => dispatch({ type: 'undone' }),
  },
  {
    id: 'history.next',
    zone: 'history',
    keys: ['ArrowDown'],
    title: 'One step on',
    run: ({ dispatch }) => dispatch({ type: 'redone' }),
  },
  seek('first', 'Home', 'Before the first step', FIRST),
  seek('last', 'End', 'To the last step', LAST),
  {
    id: 'history.close',
    zone: 'history',
    keys: ['Enter'],
    title: 'Close the list',
    run: ({ dispatch }) => dispatch({ type: 'history-list-toggled' }),
  },
];
