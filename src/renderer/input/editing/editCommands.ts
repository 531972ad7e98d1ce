import { type Message, message } from '../../../core/message';
import type { TextKey } from '../../../texts/catalogue';
import type { HistoryAction } from '../../state/editing/history';
import { redoName, undoName } from '../../state/editing/history';
import { actionCommands } from '../actionCommands';
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

const inList = actionCommands('history', 'history');

const editCommandList = commandsOf('editing', [
  edit(
    'undo',
    ['$mod+z'],
    'editingCommands.editUndo',
    { type: 'undone' },
    {
      label: (state) =>
        state.tried === null
          ? (stepLabel('appMenu.undoStep', undoName(state)) ?? message('editingCommands.editUndo'))
          : message('play.recallCommand'),
      whyNot: unless((state) => state.tried !== null || undoName(state) !== null, 'impossible.nothingToUndo'),
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
    inList('previous', 'ArrowUp', 'editingCommands.historyPrevious', { type: 'undone' }),
    inList('next', 'ArrowDown', 'editingCommands.historyNext', { type: 'redone' }),
    inList('first', 'Home', 'editingCommands.historyFirst', { type: 'history-sought', done: FIRST }),
    inList('last', 'End', 'editingCommands.historyLast', { type: 'history-sought', done: LAST }),
    inList('close', 'Enter', 'editingCommands.historyClose', { type: 'history-list-toggled' }),
  ],
  unless(({ history }) => history.isListOpen, 'impossible.listClosed'),
);

/** Undo and redo. */
export const editCommands: readonly Command[] = [...editCommandList, ...historyCommands];
