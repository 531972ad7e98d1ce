import { type Message, message } from '../../core/message';
import { FEATURES } from '../features/features';
import type { AppState } from './appState';
import { endJobs } from './jobs';
import { analysisBlockedReason } from './play/analysisBlockedReason';

/** Ends all waiting for answers that cannot come, with the reason. */
export function endWaiting(_: AppState, state: AppState): AppState {
  const noEngine = state.engine.kind === 'failed' ? state.engine.message : null;
  if (noEngine !== null) return endQuestions(endJobs(endLeaves(state, noEngine), noEngine), noEngine);
  const noCandidates = whyNoCandidates(state);
  return noCandidates === null ? state : endQuestions(state, noCandidates);
}

const endLeaves = (state: AppState, reason: Message): AppState =>
  FEATURES.reduce((ended, { endWaiting }) => endWaiting?.(ended, reason) ?? ended, state);

/** Why the current position will get no candidates; null if they are available or on their way. */
export function whyNoCandidates(state: AppState): Message | null {
  const { candidates, generation, lexicon, setup } = state;
  if (candidates?.setup === setup) return null;
  const shut = analysisBlockedReason(state);
  if (shut !== null) return shut;
  if (lexicon.kind === 'failed') return lexicon.message;
  if (lexicon.kind === 'cancelled') return message('searches.noLexicon');
  return generation.kind === 'failed' && generation.setup === setup ? generation.error.message : null;
}

/** Ends questions about the candidates. */
function endQuestions(state: AppState, reason: Message): AppState {
  const { question, walk } = state;
  const isAsked = question !== null && question.answer === null && question.problem === null;
  const isLoading = walk?.progress.kind === 'loading';
  if (!isAsked && !isLoading) return state;
  return {
    ...state,
    question: isAsked ? { ...question, problem: reason } : question,
    walk: isLoading ? { ...walk, progress: { kind: 'failed', message: reason } } : walk,
  };
}
