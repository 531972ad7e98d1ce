import type { TextKey } from '../../../texts/catalogue';
import type { EndgameAction } from '../../state/endgame/endgameState';
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

/** Solving the end of a game, and playing its line out. */
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
  onLine('close', ['Backspace'], 'endgameCommands.close', { type: 'line-closed' }),
];
