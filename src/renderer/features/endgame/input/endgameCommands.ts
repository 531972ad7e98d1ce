import { type Message, message } from '../../../../core/message';
import type { TextKey } from '../../../../texts/catalogue';
import { actionCommands, type CommandMaker } from '../../../input/actionCommands';
import { type CommandExtras, commandsOf, type ListedCommand } from '../../../input/command';
import { unless } from '../../../input/reasons';
import type { AppState } from '../../../state/appState';
import { endSubject, isEndingShown, isEndRunning } from '../state/endSubject';
import { endedSearch, shownTree } from '../state/searchTree';
import { listedTurns } from '../state/shownLine';
import type { TreeStep } from '../state/treeState';

const noLine = unless((state) => listedTurns(state).length > 0, 'endgamePage.noLine');
const notLaid = unless(({ endgame }) => endgame.line !== null, 'endgamePage.notLaid');
const noTree = unless((state) => shownTree(state) !== null, 'endgamePage.noTree');

function whyNotSolved(state: AppState): Message | null {
  const subject = endSubject(state);
  if (!subject.ok) return subject.error;
  return isEndRunning(state) ? message('endgamePage.stopFirst') : null;
}

/** Shows the list with the results, and the rest in its drawer. */
const ask = (id: 'start' | 'stop', key: string, title: TextKey, extras: CommandExtras): ListedCommand => ({
  id: `endgame.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: ({ dispatch }) => {
    dispatch({ type: 'side-tab-chosen', tab: 'moves' });
    dispatch({ type: 'drawer-chosen', drawer: 'endgame' });
    dispatch({ type: 'endgame-asked', task: id });
  },
  ...extras,
});

const onLineOnly = actionCommands('line', 'line');
const onLine: CommandMaker = (id, keys, title, action, extras = { whyNot: noLine }) =>
  onLineOnly(id, keys, title, action, extras);
const inTree = actionCommands('tree', 'searchTree');
const onTree = (to: TreeStep, keys: string | readonly string[], title: TextKey): ListedCommand =>
  inTree(to, keys, title, { type: 'tree-stepped', to }, { whyNot: noTree });

/** Solving the endgame, playing out its line, and exploring the search tree. */
export const endgameCommands = commandsOf('endgame', [
  ask('start', 'Alt+KeyE', 'endgameCommands.start', { label: 'appMenu.endgameStart', whyNot: whyNotSolved }),
  ask('stop', 'Alt+Shift+KeyX', 'endgameCommands.stop', {
    label: 'appMenu.endgameStop',
    whyNot: unless(isEndRunning, 'endgamePage.nothingToStop'),
  }),
  onLine('play', ['Space', 'k'], 'endgameCommands.play', { type: 'line-play-toggled' }),
  onLine('next', ['ArrowRight', 'ArrowDown', '.'], 'endgameCommands.next', { type: 'line-stepped', by: 1 }),
  onLine('previous', ['ArrowLeft', 'ArrowUp', ','], 'endgameCommands.previous', {
    type: 'line-stepped',
    by: -1,
  }),
  onLine('first', 'Home', 'endgameCommands.first', { type: 'line-sought', step: 0 }),
  onLine('last', 'End', 'endgameCommands.last', { type: 'line-sought', step: Number.MAX_SAFE_INTEGER }),
  onLine('replay', 'r', 'endgameCommands.replay', { type: 'line-replayed' }),
  {
    id: 'endgame.tree',
    zone: 'everywhere',
    keys: ['Alt+KeyW'],
    title: 'endgameCommands.tree',
    whyNot: unless((state) => endedSearch(state) !== null, 'endgamePage.noTree'),
    run: ({ dispatch, state }) => {
      const isShown = !isEndingShown(state) || !state.endgame.isTreeShown;
      dispatch({ type: 'tree-shown', isShown });
      dispatch({ type: 'zone-entered', zone: isShown ? 'searchTree' : 'line' });
    },
  },
  onTree('next', 'ArrowDown', 'endgameCommands.treeNext'),
  onTree('previous', 'ArrowUp', 'endgameCommands.treePrevious'),
  onTree('in', 'ArrowRight', 'endgameCommands.treeIn'),
  onTree('out', 'ArrowLeft', 'endgameCommands.treeOut'),
  onTree('first', 'Home', 'endgameCommands.treeFirst'),
  onTree('last', 'End', 'endgameCommands.treeLast'),
  onTree('toggle', ['Enter', 'Space'], 'endgameCommands.treeToggle'),
  onLine('close', 'Backspace', 'endgameCommands.close', { type: 'line-closed' }, { whyNot: notLaid }),
]);
