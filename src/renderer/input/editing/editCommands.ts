import { type Message, message } from '../../../core/message';
import type { TextKey } from '../../../texts/catalogue';
import type { HistoryAction } from '../../state/editing/history';
import { redoName, undoName } from '../../state/editing/history';
import { type Command, type CommandExtras, commandsOf, type ListedCommand } from '../command';
import { unless } from '../reasons';

const edit = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  action: HistoryAction,
  extras: CommandExtras,
): ListedCommand => ({
  id: `edit.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ dispatch }) => dispatch(action),
  isLeftToText: true,
  ...extras,
});

const stepLabel = (key: TextKey, step: Message | null): Message | null =>
  step === null ? null : message(key, { step });

const FIRST = 0;
const LAST = Number.MAX_SAFE_INTEGER;

const seek = (id: string, key: string, title: TextKey, done: number): ListedCommand => ({
  id: `history.${id}`,
  zone: 'history',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch({ type: 'history-sought', done }),
});

const editCommandList = commandsOf('editing', [
  edit(
    'undo',
    ['$mod+z'],
    'editingCommands.editUndo',
    { type: 'undone' },
    {
      label: (state) => stepLabel('appMenu.undoStep', undoName(state)) ?? message('editingCommands.editUndo'),
      whyNot: unless((state) => undoName(state) !== null, 'impossible.nothingToUndo'),
    },
  ),
  edit(
    'redo',
    ['$mod+Shift+z', '$mod+y'],
    'editingCommands.editRedo',
    { type: 'redone' },
    {
      label: (state) => stepLabel('appMenu.redoStep', redoName(state)) ?? message('editingCommands.editRedo'),
      whyNot: unless((state) => redoName(state) !== null, 'impossible.nothingToRedo'),
    },
  ),
  {
    id: 'edit.history',
    zone: 'everywhere',
    keys: ['$mod+Shift+y'],
    title: 'windowCommands.sheetHistory',
    run: ({ dispatch }) => dispatch({ type: 'history-list-toggled' }),
  },
]);

const historyCommands = commandsOf(
  'history',
  [
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
  ],
  unless(({ history }) => history.isListOpen, 'impossible.listClosed'),
);

/** Going back and forth through what was done to the position. */
export const editCommands: readonly Command[] = [...editCommandList, ...historyCommands];
