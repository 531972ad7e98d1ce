import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import type { CrossCheckAction, CrossCheckState } from './crossCheckState';

/** Actions of the cross-check view. */
export const CROSS_CHECK_ACTIONS: Handlers<CrossCheckAction> = {
  'cross-checks-toggled': (state) =>
    withChange(state, { isShown: !state.crossChecks.isShown, pointed: null }),
  'cross-checks-loaded': (state, { answer, setup }) =>
    withChange(state, { latest: { setup, answer }, failure: null }),
  'cross-checks-failed': (state, { message, setup }) => withChange(state, { failure: { setup, message } }),
  'square-pointed': (state, { square }) => {
    const { pointed } = state.crossChecks;
    const isSame = pointed?.row === square?.row && pointed?.col === square?.col;
    return isSame ? state : withChange(state, { pointed: square });
  },
};

const withChange = (state: AppState, change: Partial<CrossCheckState>): AppState => ({
  ...state,
  crossChecks: { ...state.crossChecks, ...change },
});
