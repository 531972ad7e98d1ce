import type { Action } from '../state/action';
import type { Command } from './command';

const PAGE_STEP = 10;

const log = (id: string, key: string, title: string, action: Action): Command => ({
  id: `log.${id}`,
  zone: 'log',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch(action),
});

export const logCommands: readonly Command[] = [
  log('previous', 'ArrowUp', 'To the event before', { type: 'walk-stepped', by: -1 }),
  log('next', 'ArrowDown', 'To the event behind', { type: 'walk-stepped', by: 1 }),
  log('pageUp', 'PageUp', 'Ten events up', { type: 'walk-stepped', by: -PAGE_STEP }),
  log('pageDown', 'PageDown', 'Ten events down', { type: 'walk-stepped', by: PAGE_STEP }),
  log('first', 'Home', 'To the first event', { type: 'walk-sought', step: 1 }),
  log('last', 'End', 'To the last event', { type: 'walk-sought', step: Number.MAX_SAFE_INTEGER }),
  log('filter', '/', 'Filter the events', { type: 'zone-entered', zone: 'logFilter' }),
  {
    id: 'log.toList',
    zone: 'logFilter',
    keys: ['Enter'],
    title: 'On to the events that are left',
    isForTextFields: true,
    run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'log' }),
  },
];
