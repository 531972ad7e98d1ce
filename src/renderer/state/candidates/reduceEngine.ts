import type { EngineEvent } from '../../../contract/events';
import type { RequestError } from '../../../contract/requestError';
import type { EngineAction } from '../action';
import type { AppState, LexiconState } from '../appState';
import { lexiconAdvanced, lexiconFailed, lexiconOpened } from '../lexicon/reduceLexicon';
import { structuresAdvanced } from '../lexicon/reduceStructures';
import { addRows, type CandidateSet, candidateAt, candidateSetOf } from './candidateSet';
import { isSearchLong } from './engineNeeds';
import { followCandidate } from './reduceCandidates';

const OPENING: LexiconState = { kind: 'opening', stage: null, fraction: 0 };

/** What the engine reports: lexicon, candidates, its own health. */
export function reduceEngine(state: AppState, action: EngineAction, nowMs: number): AppState {
  switch (action.type) {
    case 'lexicon-requested':
      return { ...state, lexicon: OPENING };
    case 'lexicon-opened':
      return lexiconOpened(state, action.info, action.isChosen ?? false);
    case 'lexicon-failed':
      return lexiconFailed(state, action.error);
    case 'generation-finished': {
      const candidates = candidateSetOf(action.setup, action.summary);
      const next: AppState = { ...state, generation: { kind: 'idle' }, candidates };
      const { rankAskedFor } = action.summary;
      if (rankAskedFor !== null) return { ...next, shownRank: rankAskedFor };
      return { ...next, shownRank: Math.min(1, candidates.total), shownAtMs: nowMs };
    }
    case 'generation-failed':
      return { ...state, generation: { kind: 'failed', setup: action.setup, error: action.error } };
    case 'generation-long':
      return { ...state, generation: { kind: 'long', setup: action.setup } };
    case 'generation-stopped':
      return stopGeneration(state) ?? state;
    case 'generation-retried':
      return { ...state, generation: { kind: 'idle' } };
    case 'generation-lost':
      return state.candidates?.generation === action.generation
        ? { ...state, candidates: null, shownRank: 0 }
        : state;
    case 'page-loaded':
      return state.candidates?.generation === action.generation && state.candidates.view === action.view
        ? listRows(state, addRows(state.candidates, action.page), nowMs)
        : state;
    case 'engine-event':
      return reduceEvent(state, action.event);
  }
}

const STOPPED: RequestError = { code: 'cancelled', message: 'The search for moves was stopped.' };

/** Waits for candidates no longer; null where none have been waited for long. */
export function stopGeneration(state: AppState): AppState | null {
  if (!isSearchLong(state)) return null;
  return { ...state, generation: { kind: 'failed', setup: state.setup, error: STOPPED } };
}

/** A candidate that was chosen before its row was there is followed now. */
function listRows(state: AppState, candidates: CandidateSet, nowMs: number): AppState {
  const wasThere = candidateAt(state.candidates, state.shownRank) !== undefined;
  const listed = { ...state, candidates };
  return wasThere ? listed : followCandidate(listed, nowMs);
}

function reduceEvent(state: AppState, event: EngineEvent): AppState {
  switch (event.type) {
    case 'lexicon-progress':
      return lexiconAdvanced(state, event.stage, event.fraction);
    case 'structures-progress':
      return structuresAdvanced(state, event);
    case 'engine-status':
      return event.status === 'ready'
        ? engineReady(state)
        : { ...state, engine: { kind: event.status, message: event.message } };
    // The session follows these.
    case 'menu-command':
    case 'open-requested':
    case 'save-and-close-requested':
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
