import type { TextKey } from '../../../texts/catalogue';
import type { EndgameAction } from '../../state/endgame/endgameState';
import type { TreeStep } from '../../state/endgame/treeState';
import type { Command } from '../command';

/** What is worked out is seen on its page. */
const ask = (id: 'start' | 'stop', key: string, title: TextKey): Command => ({
  id: `endgame.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: ({ dispatch }) => {
    dispatch({ type: 'side-tab-chosen', tab: 'endgame' });
    dispatch({ type: 'endgame-asked', task: id });
  },
});

const onLine = (id: string, keys: readonly string[], title: TextKey, action: EndgameAction): Command => ({
  id: `line.${id}`,
  zone: 'line',
  keys,
  title,
  run: ({ dispatch }) => dispatch(action),
});

const onTurns = (id: string, keys: readonly string[], title: TextKey, by: number): Command => ({
  id: `endgame.${id}`,
  zone: 'endTurns',
  keys,
  title,
  run: ({ dispatch }) => dispatch({ type: 'end-turn-stepped', by }),
});

const onTree = (to: TreeStep, keys: readonly string[], title: TextKey): Command => ({
  id: `tree.${to}`,
  zone: 'searchTree',
  keys,
  title,
  run: ({ dispatch }) => dispatch({ type: 'tree-stepped', to }),
});

/** Solving the end of a game, playing its line out, and looking into what was searched. */
export const endgameCommands: readonly Command[] = [
  ask('start', 'Alt+KeyE', 'endgameCommands.start'),
  ask('stop', 'Alt+Shift+KeyX', 'endgameCommands.stop'),
  onTurns('nextTurn', ['ArrowDown'], 'endgameCommands.nextTurn', 1),
  onTurns('previousTurn', ['ArrowUp'], 'endgameCommands.previousTurn', -1),
  onTurns('firstTurn', ['Home'], 'endgameCommands.firstTurn', Number.MIN_SAFE_INTEGER),
  onTurns('lastTurn', ['End'], 'endgameCommands.lastTurn', Number.MAX_SAFE_INTEGER),
  {
    id: 'endgame.toLine',
    zone: 'endTurns',
    keys: ['Enter'],
    title: 'endgameCommands.toLine',
    run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'line' }),
  },
  onLine('play', ['Space', 'k'], 'endgameCommands.play', { type: 'line-play-toggled' }),
  onLine('next', ['ArrowRight', 'ArrowDown', '.'], 'endgameCommands.next', { type: 'line-stepped', by: 1 }),
  onLine('previous', ['ArrowLeft', 'ArrowUp', ','], 'endgameCommands.previous', {
    type: 'line-stepped',
    by: -1,
  }),
  onLine('first', ['Home'], 'endgameCommands.first', { type: 'line-sought', step: 0 }),
  onLine('last', ['End'], 'endgameCommands.last', { type: 'line-sought', step: Number.MAX_SAFE_INTEGER }),
  onLine('replay', ['r'], 'endgameCommands.replay', { type: 'line-replayed' }),
  {
    id: 'endgame.tree',
    zone: 'everywhere',
    keys: ['Alt+KeyW'],
    title: 'endgameCommands.tree',
    run: ({ dispatch, state }) => {
      const isShown = state.sideTab !== 'endgame' || !state.endgame.isTreeShown;
      dispatch({ type: 'side-tab-chosen', tab: 'endgame' });
      dispatch({ type: 'tree-shown', isShown });
      dispatch({ type: 'zone-entered', zone: isShown ? 'searchTree' : 'endTurns' });
    },
  },
  onTree('next', ['ArrowDown'], 'endgameCommands.treeNext'),
  onTree('previous', ['ArrowUp'], 'endgameCommands.treePrevious'),
  onTree('in', ['ArrowRight'], 'endgameCommands.treeIn'),
  onTree('out', ['ArrowLeft'], 'endgameCommands.treeOut'),
  onTree('first', ['Home'], 'endgameCommands.treeFirst'),
  onTree('last', ['End'], 'endgameCommands.treeLast'),
  onTree('toggle', ['Enter', 'Space'], 'endgameCommands.treeToggle'),
  onLine('close', ['Backspace'], 'endgameCommands.close', { type: 'line-closed' }),
];
