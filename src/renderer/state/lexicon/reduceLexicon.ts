import type { LexiconInfo } from '../../../contract/lexicon/lexiconApi';
import type { RequestError } from '../../../contract/requests/requestError';
import type { BuildStage } from '../../../core/lexicon/build/buildMonitor';
import { message, names } from '../../../core/message';
import type { AppState, LexiconState } from '../appState';
import type { Handlers } from '../handlers';
import type { LexiconAction, LexiconShelf } from './lexiconShelf';

const OPENING: LexiconState = { kind: 'opening', stage: null, fraction: 0 };

const withShelf = (state: AppState, change: Partial<LexiconShelf>): AppState => ({
  ...state,
  lexiconShelf: { ...state.lexiconShelf, ...change },
});

/** Available lexicons, and changes of the lexicon in use. */
export const LEXICON_ACTIONS: Handlers<LexiconAction> = {
  'lexicon-requested': (state) => ({ ...state, lexicon: OPENING }),
  'lexicon-opened': (state, action) => lexiconOpened(state, action.info, action.isChosen ?? false),
  'lexicon-failed': (state, action) => lexiconFailed(state, action.error),
  'lexicon-switch-requested': (state, action) => {
    const opening = { name: action.name, stage: null, fraction: 0 };
    return { ...withShelf(state, { opening, failure: null }), notice: null };
  },
  'lexicon-refused': (state, action) =>
    withShelf(state, { failure: action.message, isPanelOpen: true, draggedFiles: 0 }),
  'recent-lexicons-loaded': (state, action) => withShelf(state, { recents: action.recents }),
  'kept-lexicons-loaded': (state, action) => withShelf(state, { kept: action.kept }),
  'lexicon-panel-toggled': toggleLexiconPanel,
  'files-dragged': (state, action) =>
    state.lexiconShelf.draggedFiles === action.count
      ? state
      : withShelf(state, { draggedFiles: action.count }),
};

/** Closing the panel acknowledges the failure. */
export function toggleLexiconPanel(state: AppState): AppState {
  return withShelf(state, { isPanelOpen: !state.lexiconShelf.isPanelOpen, failure: null });
}

/**
 * All results for the position depend on the lexicon: with other words the position counts as a new one.
 * Omitted lines of a word list are shown unrequested.
 *
 * @param isChosen by the user: it becomes the document's lexicon
 */
function lexiconOpened(state: AppState, info: LexiconInfo, isChosen: boolean): AppState {
  const { lexicon, lexiconShelf } = state;
  const isOther = lexicon.kind !== 'open' || lexicon.info.id !== info.id;
  const isPanelOpen = lexiconShelf.isPanelOpen || (lexiconShelf.opening !== null && hasRefusals(info));
  const used = withShelf(state, { opening: null, failure: null, isPanelOpen });
  return {
    ...used,
    lexicon: { kind: 'open', info },
    document: isChosen ? { ...state.document, lexicon: null } : state.document,
    setup: isOther ? { ...state.setup } : state.setup,
    generation: { kind: 'idle' },
  };
}

const hasRefusals = ({ report }: LexiconInfo): boolean => report !== null && report.refusals.length > 0;

/** If a lexicon that was to replace another one fails, that one stays in use. */
function lexiconFailed(state: AppState, error: RequestError): AppState {
  const { lexicon, lexiconShelf } = state;
  if (lexiconShelf.opening === null || lexicon.kind !== 'open')
    return { ...withShelf(state, { opening: null }), lexicon: failedLexicon(error) };
  const { name } = lexiconShelf.opening;
  const inUse = lexicon.info.name;
  if (error.code === 'cancelled')
    return {
      ...withShelf(state, { opening: null }),
      notice: message('searches.openingCancelled', { name, inUse }),
    };
  const problem = names(error.message, name)
    ? error.message
    : message('searches.namedProblem', { name, problem: error.message });
  const failure = message('searches.openingFailed', { problem, inUse });
  return withShelf(state, { opening: null, failure, isPanelOpen: true });
}

const failedLexicon = ({ code, message }: RequestError): LexiconState =>
  code === 'cancelled' ? { kind: 'cancelled' } : { kind: 'failed', message };

/** Reports that arrive after the lexicon was opened or cancelled are ignored. */
export function lexiconAdvanced(state: AppState, stage: BuildStage, fraction: number): AppState {
  const { lexicon, lexiconShelf } = state;
  if (lexiconShelf.opening !== null)
    return withShelf(state, { opening: { ...lexiconShelf.opening, stage, fraction } });
  return lexicon.kind === 'opening' ? { ...state, lexicon: { kind: 'opening', stage, fraction } } : state;
}
