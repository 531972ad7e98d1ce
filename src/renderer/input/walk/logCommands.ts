import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import { pseudocodeOf } from '../../view/walk/walkPanelView';
import { type Command, commandsOf, type ListedCommand } from '../command';
import { noWalk } from '../reasons';

const PAGE_STEP = 10;

const log = (id: string, key: string, title: TextKey, action: Action): ListedCommand => ({
  id: `log.${id}`,
  zone: 'log',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch(action),
});

/** Lights the next line, and everything that shows where it ran last. */
const lightLine = (id: string, key: string, title: TextKey, by: 1 | -1): ListedCommand => ({
  id: `algorithm.${id}`,
  zone: 'algorithm',
  keys: [key],
  title,
  run: ({ dispatch, state: { highlight, walk } }) => {
    const last = pseudocodeOf(walk?.run?.algorithm ?? 'gaddag').length - 1;
    const lit = highlight?.kind === 'line' ? highlight.line : by === 1 ? -1 : last + 1;
    const line = Math.min(Math.max(lit + by, 0), last);
    dispatch({ type: 'highlight-changed', highlight: { kind: 'line', line } });
  },
});

const algorithmCommands = commandsOf(
  'algorithm',
  [
    lightLine('previous', 'ArrowUp', 'walkCommands.algorithmPrevious', -1),
    lightLine('next', 'ArrowDown', 'walkCommands.algorithmNext', 1),
  ],
  noWalk,
);

const eventCommands = commandsOf(
  'log',
  [
    {
      id: 'log.place',
      zone: 'everywhere',
      keys: ['$mod+Shift+e'],
      title: 'walkCommands.logPlace',
      run: ({ dispatch }) => dispatch({ type: 'log-place-toggled' }),
    },
    log('previous', 'ArrowUp', 'walkCommands.logPrevious', { type: 'walk-stepped', by: -1 }),
    log('next', 'ArrowDown', 'walkCommands.logNext', { type: 'walk-stepped', by: 1 }),
    log('pageUp', 'PageUp', 'walkCommands.logPageUp', { type: 'walk-stepped', by: -PAGE_STEP }),
    log('pageDown', 'PageDown', 'walkCommands.logPageDown', { type: 'walk-stepped', by: PAGE_STEP }),
    log('first', 'Home', 'walkCommands.logFirst', { type: 'walk-sought', step: 1 }),
    log('last', 'End', 'walkCommands.logLast', { type: 'walk-sought', step: Number.MAX_SAFE_INTEGER }),
    log('filter', '/', 'walkCommands.logFilter', { type: 'zone-entered', zone: 'logFilter' }),
    {
      id: 'log.toList',
      zone: 'logFilter',
      keys: ['Enter'],
      title: 'walkCommands.logToList',
      isForTextFields: true,
      run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'log' }),
    },
  ],
  noWalk,
);

/** The events in words, and the algorithm that they are steps of. */
export const logCommands: readonly Command[] = [...algorithmCommands, ...eventCommands];
