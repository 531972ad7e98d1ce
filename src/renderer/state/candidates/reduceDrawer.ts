import type { AppState } from '../appState';
import type { Consequence, Handlers } from '../handlers';
import { DRAWERS, type Drawer, type DrawerAction } from './drawer';

const choose = (state: AppState, drawer: Drawer): AppState => ({ ...state, drawer });

export const DRAWER_ACTIONS: Handlers<DrawerAction> = {
  'drawer-chosen': (state, { drawer }) => choose(state, drawer),
  'drawer-toggled': (state, { drawer }) => choose(state, state.drawer === drawer ? 'score' : drawer),
  'drawer-stepped': (state, { by }) => {
    const at = DRAWERS.indexOf(state.drawer) + by + DRAWERS.length;
    return choose(state, DRAWERS[at % DRAWERS.length] ?? 'score');
  },
};

/** What has just been asked for opens its drawer; what is gone closes it. */
export const followDrawer: Consequence<unknown> = (before, after) => {
  if (after.zone === 'question' && before.zone !== 'question') return choose(after, 'question');
  if (after.question !== before.question) return followed(before, after, 'question', after.question);
  if (after.pinned !== before.pinned) return followed(before, after, 'compare', after.pinned);
  if (after.simulation.work !== before.simulation.work && after.simulation.work?.task === 'start')
    return choose(after, 'simulation');
  return after;
};

function followed(before: AppState, after: AppState, drawer: Drawer, there: unknown): AppState {
  if (there !== null) return choose(after, drawer);
  return after.drawer === drawer && before.drawer === drawer ? choose(after, 'score') : after;
}
