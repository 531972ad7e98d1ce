import type { TextKey } from '../../../../texts/catalogue';
import { commandsOf, type ListedCommand } from '../../../input/command';
import type { LeavesTask } from '../state/leavesState';
import { leavesRefusal } from '../state/reduceLeaves';

/** Shows the page of leaves. */
const ask = (task: LeavesTask, title: TextKey): ListedCommand => ({
  id: `leaves.${task}`,
  zone: 'everywhere',
  keys: [],
  title,
  whyNot: (state) => leavesRefusal(state, task),
  run: ({ dispatch }) => {
    dispatch({ type: 'side-tab-chosen', tab: 'leaves' });
    dispatch({ type: 'leaves-asked', task });
  },
});

export const leavesCommands = commandsOf('board', [
  ask('start', 'leavesPage.startTraining'),
  ask('continue', 'leavesPage.continueTraining'),
  ask('stop', 'leavesPage.stopTraining'),
  ask('discard', 'leavesPage.discardTraining'),
  ask('use', 'leavesPage.useTrained'),
  ask('saveTrained', 'leavesPage.saveTrained'),
  ask('open', 'leavesPage.openFile'),
  ask('save', 'leavesPage.saveFile'),
  ask('builtIn', 'leavesPage.useBuiltIn'),
  ask('previous', 'leavesPage.usePrevious'),
]);
