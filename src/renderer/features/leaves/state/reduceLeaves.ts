import type { TrainingStatus } from '../../../../contract/leaves/leavesApi';
import type { JobEvent } from '../../../../contract/transport/events';
import { type Message, message } from '../../../../core/message';
import type { AppState } from '../../../state/appState';
import { isLexiconFit } from '../../../state/candidates/engineNeeds';
import type { Handlers } from '../../../state/handlers';
import { withJob } from '../../../state/jobs';
import type { LeavesAction, LeavesTask } from './leavesState';

export const LEAVES_ACTIONS: Handlers<LeavesAction> = {
  'leaves-form-changed': (state, { change }) =>
    withJob(state, 'leaves', { form: { ...state.leaves.form, ...change } }),
  'leaves-asked': (state, { task }) => {
    if (state.leaves.work !== null) return state;
    const refusal = leavesRefusal(state, task);
    if (refusal !== null) return { ...state, notice: refusal };
    return task === 'discard' ? withJob(state, 'leaves', { isDiscardAsked: true }) : begin(state, task);
  },
  'leaves-discard-ended': (state, { isSure }) => {
    const { isDiscardAsked } = state.leaves;
    const ended = withJob(state, 'leaves', { isDiscardAsked: false });
    return isSure && isDiscardAsked && leavesRefusal(state, 'discard') === null
      ? begin(ended, 'discard')
      : ended;
  },
  'leaves-done': (state, { status }) =>
    withJob(state, 'leaves', { work: null, problem: null, ...withStatus(status) }),
  'leaves-found': (state, { status }) =>
    state.leaves.isFound ? state : withJob(state, 'leaves', withStatus(status)),
  'leaves-reported': (state, { report, rules }) => withJob(state, 'leaves', { shown: { rules, report } }),
};

const begin = (state: AppState, task: LeavesTask): AppState =>
  withJob(state, 'leaves', { work: { task }, problem: null, isDiscardAsked: false });

const withStatus = (status: TrainingStatus | null) => ({ status, isFound: true });

/** Events about the training. */
export const leavesAdvanced = (state: AppState, { status }: JobEvent<'leaves'>): AppState =>
  withJob(state, 'leaves', withStatus(status));

/** Everything that was worked out with the old leaves is worked out again. */
export const leavesReplaced = (state: AppState): AppState => ({
  ...withJob(state, 'leaves', { version: state.leaves.version + 1 }),
  generation: { kind: 'idle' },
  candidates: null,
  shownRank: 0,
  pinned: null,
});

/** Why a task is not possible now; null if it is. */
export function leavesRefusal(state: AppState, task: LeavesTask): Message | null {
  const { lexicon, leaves } = state;
  const phase = leaves.status?.phase ?? null;
  switch (task) {
    case 'start':
      if (phase !== null)
        return message(phase === 'running' ? 'leavesPage.stopFirst' : 'leavesPage.discardFirst');
      if (lexicon.kind !== 'open') return message('searches.noLexicon');
      return isLexiconFit(state) ? null : message('leavesPage.otherLetters');
    case 'continue':
      if (phase !== 'stopped') return message('leavesPage.nothingToContinue');
      return lexicon.kind === 'open' && lexicon.info.id === leaves.status?.lexicon.id
        ? null
        : message('leaves.otherLexicon', { lexicon: leaves.status?.lexicon.name ?? '' });
    case 'stop':
      return phase === 'running' ? null : message('leavesPage.nothingToStop');
    case 'discard':
      if (phase === null) return message('leavesPage.nothingToDiscard');
      return phase === 'running' ? message('leavesPage.stopFirst') : null;
    case 'use':
    case 'saveTrained':
      return phase === 'finished' ? null : message('leaves.unfinished');
    case 'builtIn':
      return shownReport(state)?.isOwn === true ? null : message('leavesPage.noOwn');
    case 'previous':
      return shownReport(state)?.hasPrevious === true ? null : message('leavesPage.noPrevious');
    case 'save':
      return shownReport(state)?.table ? null : message('leavesPage.nothingToSave');
    case 'open':
      return null;
  }
}

/** The report about the tiles of the window; null until it has arrived. */
export const shownReport = ({ leaves: { shown }, setup }: Pick<AppState, 'leaves' | 'setup'>) =>
  shown?.rules === setup.rules ? shown.report : null;
