import type { EngineEvent } from '../../../../contract/transport/events';
import { type Message, message } from '../../../../core/message';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { helpBlockedReason } from '../../../state/play/analysisBlockedReason';
import type { StructuresAction } from './structuresRun';

/** Comparing structures and generators. */
export const STRUCTURES_ACTIONS: Handlers<StructuresAction> = {
  'structures-started': (state, action) => {
    const shut = helpBlockedReason(state);
    if (shut !== null) return { ...state, notice: shut };
    const report = { structures: [], generators: [] };
    const run = { subject: action.subject, step: message('searches.readingWords'), fraction: 0, report };
    return { ...state, structures: { ...state.structures, run, failure: null } };
  },
  'structures-finished': (state, action) => {
    if (state.structures.run === null) return state;
    const latest = { subject: state.structures.run.subject, report: action.report };
    return { ...state, structures: { run: null, latest, failure: null } };
  },
  'structures-failed': (state, action) => fail(state, action.message),
};

const fail = (state: AppState, failure: Message | null): AppState => ({
  ...state,
  structures: { ...state.structures, run: null, failure },
});

/** Ends a running comparison, with the reason. */
export const endComparison = (state: AppState, reason: Message): AppState =>
  state.structures.run === null ? state : fail(state, reason);

type ComparisonProgress = Extract<EngineEvent, { type: 'structures-progress' }>;

/** Reports that arrive after the comparison has ended are ignored. */
export function structuresAdvanced(
  state: AppState,
  { fraction, report, step }: ComparisonProgress,
): AppState {
  const { run } = state.structures;
  if (run === null) return state;
  return { ...state, structures: { ...state.structures, run: { ...run, step, fraction, report } } };
}
