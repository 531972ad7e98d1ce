import { clamp } from '../../../core/clamp';
import type { TextKey } from '../../../texts/catalogue';
import { pseudocodeOf } from '../../view/walk/walkPanelView';
import { actionCommands, listCommands } from '../actionCommands';
import { type Command, commandsOf, type ListedCommand } from '../command';
import { noWalk } from '../reasons';

const log = actionCommands('log', 'log');

/** Highlights the next line, and everything that shows where it ran last. */
const lightLine = (id: string, key: string, title: TextKey, by: 1 | -1): ListedCommand => ({
  id: `algorithm.${id}`,
  zone: 'algorithm',
  keys: [key],
  title,
  run: ({ dispatch, state: { highlight, walk } }) => {
    const last = pseudocodeOf(walk?.run?.algorithm ?? 'gaddag').length - 1;
    const lit = highlight?.kind === 'line' ? highlight.line : by === 1 ? -1 : last + 1;
    const line = clamp(lit + by, 0, last);
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
    ...listCommands(log, (by) => ({ type: 'walk-stepped', by }), [
      ['previous', 'walkCommands.logPrevious'],
      ['next', 'walkCommands.logNext'],
      ['pageUp', 'walkCommands.logPageUp'],
      ['pageDown', 'walkCommands.logPageDown'],
    ]),
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

/** The events in words, and their algorithm. */
export const logCommands: readonly Command[] = [...algorithmCommands, ...eventCommands];
