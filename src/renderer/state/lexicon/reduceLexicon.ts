import type { LexiconInfo } from '../../../contract/lexiconApi';
import type { RequestError } from '../../../contract/requestError';
import type { BuildStage } from '../../../core/lexicon/build/buildMonitor';
import type { AppState, LexiconState } from '../appState';
import type { LexiconAction, LexiconShelf } from './lexiconShelf';

const withShelf = (state: AppState, change: Partial<LexiconShelf>): AppState => ({
  ...state,
  lexiconShelf: { ...state.lexiconShelf, ...change },
});

/** Which lexicons there are, and how another one comes into use. */
export function reduceLexicon(state: AppState, action: LexiconAction): AppState {
  switch (action.type) {
    case 'lexicon-switch-requested': {
      const opening = { name: action.name, stage: null, fraction: 0 };
      return { ...withShelf(state, { opening, failure: null }), notice: null };
    }
    case 'lexicon-refused':
      return withShelf(state, { failure: action.message, isPanelOpen: true, draggedFiles: 0 });
    case 'recent-lexicons-loaded':
      return withShelf(state, { recents: action.recents });
    case 'lexicon-panel-toggled':
      return withShelf(state, { isPanelOpen: !state.lexiconShelf.isPanelOpen, failure: null });
    case 'files-dragged':
      return state.lexiconShelf.draggedFiles === action.count
        ? state
        : withShelf(state, { draggedFiles: action.count });
  }
}

/**
 * Everything that was worked out for the position was worked out with the words of the lexicon: with other words the
 * position counts as another one. Lines that were left out of a word list are shown without being asked for.
 *
 * @param isChosen by the person: from now on it is the document's lexicon
 */
export function lexiconOpened(state: AppState, info: LexiconInfo, isChosen: boolean): AppState {
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

/** A lexicon that was to replace another leaves it in use. */
export function lexiconFailed(state: AppState, error: RequestError): AppState {
  const { lexicon, lexiconShelf } = state;
  if (lexiconShelf.opening === null || lexicon.kind !== 'open')
    return { ...withShelf(state, { opening: null }), lexicon: failedLexicon(error) };
  const stays = `${lexicon.info.name} stays in use.`;
  if (error.code === 'cancelled')
    return {
      ...withShelf(state, { opening: null }),
      notice: `Opening ${lexiconShelf.opening.name} was cancelled; ${stays}`,
    };
  const { name } = lexiconShelf.opening;
  const failure = `${error.message.includes(name) ? '' : `${name}: `}${error.message} ${stays}`;
  return withShelf(state, { opening: null, failure, isPanelOpen: true });
}

const failedLexicon = ({ code, message }: RequestError): LexiconState =>
  code === 'cancelled' ? { kind: 'cancelled' } : { kind: 'failed', message };

/** A report that was under way when the lexicon was opened or given up tells nothing any more. */
export function lexiconAdvanced(state: AppState, stage: BuildStage, fraction: number): AppState {
  const { lexicon, lexiconShelf } = state;
  if (lexiconShelf.opening !== null)
    return withShelf(state, { opening: { ...lexiconShelf.opening, stage, fraction } });
  return lexicon.kind === 'opening' ? { ...state, lexicon: { kind: 'opening', stage, fraction } } : state;
}
