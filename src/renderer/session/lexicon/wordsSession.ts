import { computed, effect } from '@preact/signals';
import type { EngineApi } from '../../../contract/engineApi';
import { questionToAsk } from '../../state/candidates/engineNeeds';
import { WORD_LIMIT, type WordQuestion } from '../../state/lexicon/wordQuestion';
import type { Store } from '../store';

/** Letters typed in quick succession are one question. */
const QUIET_MS = 120;

/** Asks the lexicon what the panel wants to know. A newer question takes the place of one under way. */
export function startWordsSession(
  api: EngineApi,
  { dispatch, state }: Store,
  reopenLexicon: () => Promise<void>,
): void {
  const underWay: { question: WordQuestion | null } = { question: null };

  async function giveUp() {
    underWay.question = null;
    const cancelled = await api.cancelWords({});
    if (!cancelled.ok) dispatch({ type: 'notice-raised', message: cancelled.error.message });
  }

  async function ask(question: WordQuestion) {
    const { lexicon, setup } = state.peek();
    if (lexicon.kind !== 'open') return;
    const tiles = setup.rules.distribution;
    const { kind, maxLength, minLength, order, text } = question;
    dispatch({ type: 'words-asked', question, subject: { lexicon: lexicon.info.id, tiles } });
    underWay.question = question;
    const answer = await api.words({
      lexicon: lexicon.info.id,
      values: tiles.letters.map(({ value }) => value),
      kind,
      text: text.trim(),
      order,
      limit: WORD_LIMIT,
      ...(minLength === null ? {} : { minLength }),
      ...(maxLength === null ? {} : { maxLength }),
    });
    if (underWay.question === question) underWay.question = null;
    if (answer.ok) dispatch({ type: 'words-answered', question, answer: answer.value });
    else if (answer.error.code === 'cancelled') dispatch({ type: 'words-lost', question });
    // The newer question has its own answer.
    else if (answer.error.code === 'superseded') return;
    else if (answer.error.code === 'unknown-lexicon') {
      await reopenLexicon();
      dispatch({ type: 'words-lost', question });
    } else dispatch({ type: 'words-failed', question, error: answer.error });
  }

  async function copy(word: string) {
    try {
      await navigator.clipboard.writeText(word);
      dispatch({ type: 'word-copied', word });
    } catch {
      dispatch({ type: 'word-copied', word: null });
      dispatch({ type: 'notice-raised', message: `${word} could not be copied: the clipboard refused it.` });
    }
  }

  const copying = computed(() => state.value.words.copying);
  effect(() => {
    if (copying.value !== null) void copy(copying.value);
  });
  const stillWanted = computed(() => {
    const { question, run } = state.value.words;
    return run.kind === 'running' && run.question === question ? question : null;
  });
  effect(() => {
    const question = stillWanted.value;
    if (underWay.question !== null && underWay.question !== question) void giveUp();
  });
  const wanted = computed(() => questionToAsk(state.value));
  effect(() => {
    const question = wanted.value;
    if (question === null) return undefined;
    const timer = setTimeout(() => void ask(question), QUIET_MS);
    return () => clearTimeout(timer);
  });
}
