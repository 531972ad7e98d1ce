import type { TextKey } from '../../../texts/catalogue';
import { ROOMS, type Room, SIDE_TABS, type SideTab } from '../../state/window/sideTab';
import { actionCommands } from '../actionCommands';
import { commandsOf, type ListedCommand } from '../command';

const SHOW: Readonly<Record<SideTab, TextKey>> = {
  moves: 'windowCommands.sideMoves',
  course: 'windowCommands.sideCourse',
  walk: 'windowCommands.sideWalk',
  words: 'windowCommands.sideWords',
  tiles: 'windowCommands.sideTiles',
  leaves: 'windowCommands.sideLeaves',
  board: 'windowCommands.sideBoard',
  structures: 'windowCommands.sideStructures',
  practice: 'windowCommands.sidePractice',
  play: 'windowCommands.sidePlay',
  tournament: 'windowCommands.sideTournament',
};

const onTabs = actionCommands('side', 'tabs');
const onDrawer = actionCommands('drawer', 'drawer');

const ENTER: Readonly<Record<Room, TextKey>> = {
  analyse: 'windowCommands.roomAnalyse',
  play: 'windowCommands.roomPlay',
  learn: 'windowCommands.roomLearn',
  build: 'windowCommands.roomBuild',
};

export const sidePanelCommands = commandsOf('sidePanel', [
  ...ROOMS.map(
    ({ id, title }, index): ListedCommand => ({
      id: `room.${id}`,
      zone: 'everywhere',
      // Alt with a digit sets multipliers on the board.
      keys: [`Shift+F${index + 2}`],
      title: ENTER[id],
      label: () => title,
      run: ({ dispatch }) => dispatch({ type: 'room-entered', room: id }),
    }),
  ),
  ...SIDE_TABS.map(
    ({ digit, id }): ListedCommand => ({
      id: `side.${id}`,
      zone: 'everywhere',
      keys: digit === null ? [] : [`$mod+Shift+Digit${digit}`],
      title: SHOW[id],
      run: ({ dispatch }) => dispatch({ type: 'side-tab-chosen', tab: id }),
    }),
  ),
  {
    id: 'side.endgame',
    zone: 'everywhere',
    keys: ['$mod+Shift+Digit0'],
    title: 'windowCommands.sideEndgame',
    run: ({ dispatch }) => {
      dispatch({ type: 'side-tab-chosen', tab: 'moves' });
      dispatch({ type: 'drawer-chosen', drawer: 'endgame' });
    },
  },
  {
    id: 'side.remaining',
    zone: 'everywhere',
    keys: ['$mod+u'],
    title: 'windowCommands.sideRemaining',
    run: ({ dispatch, state }) => {
      const isShown = state.sideTab === 'tiles' && state.settings.isSidePanelOpen;
      dispatch({ type: 'side-tab-chosen', tab: isShown ? 'moves' : 'tiles' });
    },
  },
  {
    id: 'side.toggle',
    zone: 'everywhere',
    keys: ['$mod+b'],
    title: 'windowCommands.sideToggle',
    label: 'appMenu.sideToggle',
    run: ({ dispatch }) => dispatch({ type: 'side-panel-toggled' }),
  },
  onTabs('previousTab', 'ArrowLeft', 'windowCommands.sidePreviousTab', { type: 'side-tab-stepped', by: -1 }),
  onTabs('nextTab', 'ArrowRight', 'windowCommands.sideNextTab', { type: 'side-tab-stepped', by: 1 }),
  onDrawer('previous', 'ArrowLeft', 'windowCommands.drawerPrevious', { type: 'drawer-stepped', by: -1 }),
  onDrawer('next', 'ArrowRight', 'windowCommands.drawerNext', { type: 'drawer-stepped', by: 1 }),
]);
