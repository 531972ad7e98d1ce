import type { AppState } from '../../../state/appState';
import { isLexiconFit } from '../../../state/candidates/engineNeeds';
import { helpBlockedReason } from '../../../state/play/analysisBlockedReason';
import { limitsProblem, type WordQuestion, type WordsSubject } from './wordQuestion';

/** The query to send now; null if there is none. */
export function questionToAsk(state: AppState): WordQuestion | null {
  const { engine, lexicon, settings, setup, sideTab, words } = state;
  const { found, question, run } = words;
  if (sideTab !== 'words' || !settings.isSidePanelOpen || helpBlockedReason(state) !== null) return null;
  if (lexicon.kind !== 'open' || !isLexiconFit(state) || engine.kind !== 'ready') return null;
  if (question.text.trim() === '' || limitsProblem(question) !== null) return null;
  const isThis = (asked: { question: WordQuestion; subject: WordsSubject }) =>
    asked.question === question &&
    asked.subject.lexicon === lexicon.info.id &&
    asked.subject.tiles === setup.rules.distribution;
  if (run.kind !== 'idle' && isThis(run)) return null;
  return found !== null && isThis(found) ? null : question;
}
