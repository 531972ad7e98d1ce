import type { EngineEvent } from '../../../contract/events';
import type { AppState } from '../appState';
import type { StructuresAction } from './structuresRun';

/** Comparing structures and generators. */
export function reduceStructures(state: AppState, action: StructuresAction): AppState {
  const { structures } = state;
  switch (action.type) {
    case 'structures-started': {
      const report = { structures: [], generators: [] };
      const run = { subject: action.subject, step: 'Reading the words', fraction: 0, report };
      return { ...state, structures: { ...structures, run, failure: null } };
    }
    case 'structures-finished': {
      if (structures.run === null) return state;
      const latest = { subject: structures.run.subject, report: action.report };
      return { ...state, structures: { run: null, latest, failure: null } };
    }
    case 'structures-failed':
      return { ...state, structures: { ...structures, run: null, failure: action.message } };
  }
}

type Progress = Extract<EngineEvent, { type: 'structures-progress' }>;

/** A report that was under way when the comparison ended tells nothing any more. */
export function structuresAdvanced(state: AppState, { fraction, report, step }: Progress): AppState {
  const { run } = state.structures;
  if (run === null) return state;
  return { ...state, structures: { ...state.structures, run: { ...run, step, fraction, report } } };
}
