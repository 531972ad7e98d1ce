import type { AppState } from '../appState';
import type { CrossCheckAction, CrossCheckState } from './crossCheckState';

/** The cross-check view. */
export function reduceCrossChecks(state: AppState, action: CrossCheckAction): AppState {
  const { crossChecks } = state;
  const withChange = (change: Partial<CrossCheckState>): AppState => ({
    ...state,
    crossChecks: { ...crossChecks, ...change },
  });
  switch (action.type) {
    case 'cross-checks-toggled':
      return withChange({ isShown: !crossChecks.isShown, pointed: null });
    case 'cross-checks-loaded':
      return withChange({ latest: { setup: action.setup, answer: action.answer }, failure: null });
    case 'cross-checks-failed':
      return withChange({ failure: { setup: action.setup, message: action.message } });
    case 'square-pointed': {
      const { pointed } = crossChecks;
      const isSame = pointed?.row === action.square?.row && pointed?.col === action.square?.col;
      return isSame ? state : withChange({ pointed: action.square });
    }
  }
}
