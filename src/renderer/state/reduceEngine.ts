import type { EngineEvent, RequestError } from '../../contract/engineApi';
import type { EngineAction } from './action';
import type { AppState, LexiconState } from './appState';
import { addRows, candidateSetOf } from './candidateSet';

const OPENING: LexiconState = { kind: 'opening', stage: 'Opening the lexicon', fraction: 0 };

/** What the engine reports: lexicon, candidates, its own health. */
export function reduceEngine(state: AppState, action: EngineAction, nowMs: number): AppState {
  switch (action.type) {
    case 'lexicon-requested':
      return { ...state, lexicon: OPENING };
    case 'lexicon-opened':
      return { ...state, lexicon: { kind: 'open', info: action.info }, generation: { kind: 'idle' } };
    case 'lexicon-failed':
      return { ...state, lexicon: failedLexicon(action.error) };
    case 'generation-started':
      return { ...state, generation: { kind: 'running', setup: action.setup } };
    case 'generation-finished': {
      const candidates = candidateSetOf(action.setup, action.summary);
      const shownRank = Math.min(1, candidates.total);
      return { ...state, generation: { kind: 'idle' }, candidates, shownRank, shownAtMs: nowMs };
    }
    case 'generation-failed':
      return { ...state, generation: { kind: 'failed', setup: action.setup, error: action.error } };
    case 'generation-lost':
      return { ...state, generation: { kind: 'idle' }, candidates: null, shownRank: 0 };
    case 'page-loaded':
      return state.candidates?.generation === action.generation
        ? { ...state, candidates: addRows(state.candidates, action.page) }
        : state;
    case 'engine-event':
      return reduceEvent(state, action.event);
  }
}

const failedLexicon = ({ code, message }: RequestError): LexiconState =>
  code === 'cancelled' ? { kind: 'cancelled' } : { kind: 'failed', message };

function reduceEvent(state: AppState, event: EngineEvent): AppState {
  switch (event.type) {
    case 'lexicon-progress': {
      const { stage, fraction } = event;
      // A report that was under way when the lexicon was opened or given up tells nothing any more.
      return state.lexicon.kind === 'opening'
        ? { ...state, lexicon: { kind: 'opening', stage, fraction } }
        : state;
    }
    case 'engine-status':
      return event.status === 'ready'
        ? engineReady(state)
        : { ...state, engine: { kind: event.status, message: event.message } };
    case 'log':
      return state;
  }
}

/** A restarted engine has lost its candidates: they must be generated anew. */
function engineReady(state: AppState): AppState {
  if (state.engine.kind === 'ready') return state;
  const lost = { generation: { kind: 'idle' }, candidates: null, shownRank: 0 } as const;
  return { ...state, engine: { kind: 'ready' }, ...lost };
}
