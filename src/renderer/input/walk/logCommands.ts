import type { Action } from '../../state/action';
import { pseudocodeOf } from '../../view/walk/walkPanelView';
import type { Command } from '../command';

const PAGE_STEP = 10;

const log = (id: string, key: string, title: string, action: Action): Command => ({
  id: `log.${id}`,
  zone: 'log',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch(action),
});

/** Lights the next line, and everything that shows where it ran last. */
const lightLine = (id: string, key: string, title: string, by: 1 | -1): Command => ({
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

/** The events in words, and the algorithm that they are steps of. */
export const logCommands: readonly Command[] = [
  lightLine('previous', 'ArrowUp', 'Highlight the line above and the step where it last ran', -1),
  lightLine('next', 'ArrowDown', 'Highlight the line below and the step where it last ran', 1),
  {
    id: 'log.place',
    zone: 'everywhere',
    keys: ['$mod+Shift+e'],
    title: 'Events beside the board, or back in the side panel',
    run: ({ dispatch }) => dispatch({ type: 'log-place-toggled' }),
  },
  log('previous', 'ArrowUp', 'To the previous event', { type: 'walk-stepped', by: -1 }),
  log('next', 'ArrowDown', 'To the next event', { type: 'walk-stepped', by: 1 }),
  log('pageUp', 'PageUp', 'Ten events up', { type: 'walk-stepped', by: -PAGE_STEP }),
  log('pageDown', 'PageDown', 'Ten events down', { type: 'walk-stepped', by: PAGE_STEP }),
  log('first', 'Home', 'To the first event', { type: 'walk-sought', step: 1 }),
  log('last', 'End', 'To the last event', { type: 'walk-sought', step: Number.MAX_SAFE_INTEGER }),
  log('filter', '/', 'Filter the events', { type: 'zone-entered', zone: 'logFilter' }),
  {
    id: 'log.toList',
    zone: 'logFilter',
    keys: ['Enter'],
    title: 'On to the remaining events',
    isForTextFields: true,
    run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'log' }),
  },
];
