import { SIDE_TABS } from '../../state/window/sideTab';
import type { Command } from '../command';

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
];
