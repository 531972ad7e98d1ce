import type { EngineEntry } from '../../../../contract/engines/enginesApi';
import type { EngineEvent } from '../../../../contract/transport/events';
import { formatArguments } from '../../../../core/notation/text/argumentList';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { type EngineForm, type EnginesAction, type EnginesState, NEW_ENGINE } from './enginesState';
import { toggleAnalysis } from './positionAnalysis';

export const ENGINES_ACTIONS: Handlers<EnginesAction> = {
  'engines-listed': (state, { engines }) => withEngines(state, { list: engines }),
  'engine-edited': (state, { entry }) =>
    withEngines(state, { form: entry === null ? NEW_ENGINE : formOf(entry), problem: null }),
  'engine-form-changed': (state, { change }) => {
    const { form } = state.engines;
    return form === null ? state : withEngines(state, { form: { ...form, ...change } });
  },
  'engine-form-closed': (state) => withEngines(state, { form: null, problem: null }),
  'engine-analysis-toggled': (state, { engine }) => toggleAnalysis(state, engine),
  'engine-analysis-ended': (state, { found, id, problem }) => {
    const { analysis } = state.engines;
    if (analysis?.run.id !== id) return state;
    const ended = { ...analysis, phase: 'ended', found: found ?? analysis.found, problem } as const;
    return withEngines(state, { analysis: ended });
  },
  'engine-task-asked': (state, { task }) =>
    state.engines.task === null ? withEngines(state, { task, problem: null }) : state,
  'engine-task-done': (state, { problem, task }) =>
    state.engines.task === task ? withEngines(state, { task: null, problem }) : state,
};

export const ENGINES_EVENTS = {
  'engines-changed': (state, { engines }) => withEngines(state, { list: engines }),
  'engine-analysed': (state, { analysis: found }) => {
    const { analysis } = state.engines;
    return analysis?.run.id === found.id && analysis.phase !== 'ended'
      ? withEngines(state, { analysis: { ...analysis, found } })
      : state;
  },
} satisfies Partial<Handlers<EngineEvent>>;

const withEngines = (state: AppState, change: Partial<EnginesState>): AppState => ({
  ...state,
  engines: { ...state.engines, ...change },
});

const formOf = ({ args, ...entry }: EngineEntry): EngineForm => ({ ...entry, args: formatArguments(args) });
