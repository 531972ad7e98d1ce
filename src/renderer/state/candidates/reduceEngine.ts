import type { GenerationSummary, ListPage } from '../../../contract/candidates/candidatesApi';
import type { RequestError } from '../../../contract/requests/requestError';
import type { EngineEvent } from '../../../contract/transport/events';
import type { Setup } from '../../../core/board/setup';
import { type Message, message } from '../../../core/message';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import { lexiconAdvanced } from '../lexicon/reduceLexicon';
import { type FailureKind, failuresAfter } from '../window/failure';
import { addRows, type CandidateSet, candidateAt, candidateSetOf } from './candidateSet';
import { isSearchLong } from './engineNeeds';
import { followCandidate } from './reduceCandidates';

/** Events from the engine. */
export type EngineAction =
  | { readonly type: 'generation-finished'; readonly setup: Setup; readonly summary: GenerationSummary }
  | { readonly type: 'generation-failed'; readonly setup: Setup; readonly error: RequestError }
  /** The search in progress takes so long that it can be stopped. */
  | { readonly type: 'generation-long'; readonly setup: Setup }
  /** Stops the search in progress; the setup has no candidates until it is searched again. */
  | { readonly type: 'generation-stopped' }
  | { readonly type: 'generation-retried' }
  /** The engine no longer has the candidates: they must be generated again. */
  | { readonly type: 'generation-lost'; readonly generation: number }
  | {
      readonly type: 'page-loaded';
      readonly generation: number;
      readonly view: number | null;
      readonly page: ListPage;
    }
  | { readonly type: 'engine-event'; readonly event: EngineEvent };

/** Candidates, progress and health of the engine. */
export const ENGINE_ACTIONS: Handlers<Exclude<EngineAction, { readonly type: 'engine-event' }>> = {
  'generation-finished': (state, action, nowMs) => {
    const candidates = candidateSetOf(action.setup, action.summary, state.filter);
    const next: AppState = { ...state, generation: { kind: 'idle' }, candidates };
    const { opening, rankAskedFor } = action.summary;
    const row = candidates.view === null ? rankAskedFor : (opening?.row ?? null);
    if (row !== null) return { ...next, shownRank: row };
    return { ...next, shownRank: Math.min(1, candidates.total), shownAtMs: nowMs };
  },
  'generation-failed': (state, action) => ({
    ...state,
    generation: { kind: 'failed', setup: action.setup, error: action.error },
  }),
  'generation-long': (state, action) => ({ ...state, generation: { kind: 'long', setup: action.setup } }),
  'generation-stopped': (state) => stopGeneration(state) ?? state,
  'generation-retried': (state) => ({ ...state, generation: { kind: 'idle' } }),
  'generation-lost': (state, action) => generationLost(state, action.generation),
  'page-loaded': (state, action, nowMs) =>
    state.candidates?.generation === action.generation && state.candidates.view === action.view
      ? listRows(state, addRows(state.candidates, action.page), nowMs)
      : state,
};

const generationLost = (state: AppState, generation: number): AppState =>
  state.candidates?.generation === generation ? { ...state, candidates: null, shownRank: 0 } : state;

const STOPPED: RequestError = { code: 'cancelled', message: message('searches.movesStopped') };

/** Stops waiting for candidates; null if none are overdue. */
export function stopGeneration(state: AppState): AppState | null {
  if (!isSearchLong(state)) return null;
  return { ...state, generation: { kind: 'failed', setup: state.setup, error: STOPPED } };
}

/** Follows a candidate that was selected before its row was loaded. */
function listRows(state: AppState, candidates: CandidateSet, nowMs: number): AppState {
  const wasThere = candidateAt(state.candidates, state.shownRank) !== undefined;
  const listed = { ...state, candidates };
  return wasThere ? listed : followCandidate(listed, nowMs);
}

const unchanged = (state: AppState): AppState => state;

/** Events that belong to no leaf feature. */
export const ENGINE_EVENTS = {
  'lexicon-progress': (state, { fraction, stage }) => lexiconAdvanced(state, stage, fraction),
  'engine-status': (state, event) =>
    event.status === 'ready'
      ? engineReady(state)
      : { ...state, engine: { kind: event.status, message: event.message } },
  'generation-lost': (state, { generation }) => generationLost(state, generation),
  'crash-reported': (state, { message }) => failed(state, 'crash', message),
  notice: (state, { message }) => ({ ...state, notice: message }),
  'open-refused': (state, { message }) => failed(state, 'open', message),
  // Handled by the session.
  'lexicon-followed': unchanged,
  'menu-command': unchanged,
  'open-requested': unchanged,
  'save-and-close-requested': unchanged,
  log: unchanged,
} satisfies Partial<Handlers<EngineEvent>>;

const failed = (state: AppState, kind: FailureKind, message: Message): AppState => ({
  ...state,
  failures: failuresAfter(state.failures, { type: 'failure-raised', kind, message }),
});

/** A restarted engine has lost its candidates: they must be generated again. */
function engineReady(state: AppState): AppState {
  if (state.engine.kind === 'ready') return state;
  const lost = { generation: { kind: 'idle' }, candidates: null, shownRank: 0 } as const;
  return { ...state, engine: { kind: 'ready' }, ...lost };
}
