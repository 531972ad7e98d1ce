import { gameOf } from '../../features/endgame/state/endSubject';
import { evaluationsOf } from '../../features/evaluations/state/evaluations';
import type { AppState } from '../appState';
import type { Consequence, Handlers } from '../handlers';
import { DRAWERS, type Drawer, type DrawerAction } from './drawer';

/**
 * The tabs of the drawer. That of endings is there only in one, that of simulations only while there are
 * tiles in the bag, and that of evaluations only if there are two to compare; the open one is always there.
 */
export function drawersOf(state: AppState): readonly Drawer[] {
  const game = gameOf(state);
  const isSolvable = game.ok && game.value.bag.length === 0;
  const isThere: Partial<Record<Drawer, boolean>> = {
    endgame: game.ok,
    simulation: !isSolvable,
    evaluations: evaluationsOf(state).length > 1,
  };
  return DRAWERS.filter((each) => each === state.drawer || (isThere[each] ?? true));
}

const choose = (state: AppState, drawer: Drawer): AppState => ({ ...state, drawer });

export const DRAWER_ACTIONS: Handlers<DrawerAction> = {
  'drawer-chosen': (state, { drawer }) => choose(state, drawer),
  'drawer-toggled': (state, { drawer }) => choose(state, state.drawer === drawer ? 'score' : drawer),
  'drawer-stepped': (state, { by }) => {
    const drawers = drawersOf(state);
    const at = drawers.indexOf(state.drawer) + by + drawers.length;
    return choose(state, drawers[at % drawers.length] ?? 'score');
  },
};

/** What has just been asked for opens its drawer; what is gone closes it. */
export const followDrawer: Consequence<unknown> = (before, after) => {
  if (after.zone === 'question' && before.zone !== 'question') return choose(after, 'question');
  if (after.zone !== before.zone && (after.zone === 'line' || after.zone === 'searchTree'))
    return choose(after, 'endgame');
  if (after.question !== before.question) return followed(before, after, 'question', after.question);
  if (after.pinned !== before.pinned) return followed(before, after, 'compare', after.pinned);
  if (after.simulation.work !== before.simulation.work && after.simulation.work?.task === 'start')
    return choose(after, 'simulation');
  if (after.endgame.work !== before.endgame.work && after.endgame.work !== null)
    return choose(after, 'endgame');
  return after;
};

function followed(before: AppState, after: AppState, drawer: Drawer, there: unknown): AppState {
  if (there !== null) return choose(after, drawer);
  return after.drawer === drawer && before.drawer === drawer ? choose(after, 'score') : after;
}
