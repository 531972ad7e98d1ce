import { SIDE_TABS } from '../state/sideTab';
import type { Command, CommandContext } from './command';

/** In CSS pixels. */
const RESIZE_STEP = 24;
/** A share. */
const GRAPH_STEP = 0.05;

/** A panel that was never resized is as wide as the style sheet makes it. */
function resize({ dispatch, state }: CommandContext, by: number): void {
  const shown = document.querySelector<HTMLElement>('.side')?.offsetWidth ?? 0;
  dispatch({ type: 'side-panel-resized', width: (state.settings.sidePanelWidth ?? shown) + by });
}

export const sidePanelCommands: readonly Command[] = [
  ...SIDE_TABS.map(
    ({ id, key, title }): Command => ({
      id: `side.${id}`,
      zone: 'everywhere',
      keys: [key],
      title: `Show ${title}`,
      run: ({ dispatch }) => dispatch({ type: 'side-tab-chosen', tab: id }),
    }),
  ),
  {
    id: 'side.remaining',
    zone: 'everywhere',
    keys: ['$mod+u'],
    title: 'Show the remaining tiles, or the moves again',
    run: ({ dispatch, state }) => {
      const isShown = state.sideTab === 'tiles' && state.settings.isSidePanelOpen;
      dispatch({ type: 'side-tab-chosen', tab: isShown ? 'moves' : 'tiles' });
    },
  },
  {
    id: 'side.toggle',
    zone: 'everywhere',
    keys: ['$mod+b'],
    title: 'Close or open the side panel',
    run: ({ dispatch }) => dispatch({ type: 'side-panel-toggled' }),
  },
  {
    id: 'side.previousTab',
    zone: 'tabs',
    keys: ['ArrowLeft'],
    title: 'Tab to the left',
    run: ({ dispatch }) => dispatch({ type: 'side-tab-stepped', by: -1 }),
  },
  {
    id: 'side.nextTab',
    zone: 'tabs',
    keys: ['ArrowRight'],
    title: 'Tab to the right',
    run: ({ dispatch }) => dispatch({ type: 'side-tab-stepped', by: 1 }),
  },
  {
    id: 'side.wider',
    zone: 'divider',
    keys: ['ArrowLeft'],
    title: 'Make the side panel wider',
    run: (context) => resize(context, RESIZE_STEP),
  },
  {
    id: 'side.narrower',
    zone: 'divider',
    keys: ['ArrowRight'],
    title: 'Make the side panel narrower',
    run: (context) => resize(context, -RESIZE_STEP),
  },
  {
    id: 'side.lowerGraph',
    zone: 'graphDivider',
    keys: ['ArrowUp'],
    title: 'More room for the events, less for the graph',
    run: ({ dispatch, state }) =>
      dispatch({ type: 'graph-share-changed', share: state.settings.graphShare - GRAPH_STEP }),
  },
  {
    id: 'side.higherGraph',
    zone: 'graphDivider',
    keys: ['ArrowDown'],
    title: 'More room for the graph, less for the events',
    run: ({ dispatch, state }) =>
      dispatch({ type: 'graph-share-changed', share: state.settings.graphShare + GRAPH_STEP }),
  },
];
