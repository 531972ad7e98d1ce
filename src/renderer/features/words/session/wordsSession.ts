import { computed, effect } from '@preact/signals';
import type { Ask } from '../../../../contract/requests/requests';
import { message } from '../../../../core/message';
import type { Asker } from '../../../session/asker';
import type { Store } from '../../../session/store';
import { copyText } from '../../../session/window/copyText';
import { questionToAsk } from '../state/questionToAsk';
import { chosenWord, WORD_LIMIT } from '../state/wordQuestion';

/** Letters typed in quick succession become one query. */
const QUIET_MS = 120;

/** Sends the panel's query to the lexicon. A newer query supersedes the pending one. */
export function startWordsSession(ask: Ask, { dispatch, state }: Store, asker: Asker): void {
  const resting = computed(() => questionToAsk(state.value));
  effect(() => {
    const question = resting.value;
    if (question === null) return undefined;
    const timer = setTimeout(() => {
      const { lexicon, setup } = state.peek();
      if (lexicon.kind !== 'open') return;
      const subject = { lexicon: lexicon.info.id, tiles: setup.rules.distribution };
      dispatch({ type: 'words-asked', question, subject });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  });

  asker.keepAsking({
    wanted: () => {
      const { lexicon, words } = state.value;
      if (words.run.kind !== 'running' || lexicon.kind !== 'open') return [];
      return [{ question: words.run.question, ...words.run.subject }];
    },
    ask: ({ lexicon, question, tiles }) => {
      const { kind, maxLength, minLength, order, text } = question;
      return ask('words', {
        lexicon,
        values: tiles.letters.map(({ value }) => value),
        kind,
        text: text.trim(),
        order,
        limit: WORD_LIMIT,
        ...(minLength === null ? {} : { minLength }),
        ...(maxLength === null ? {} : { maxLength }),
      });
    },
    cancel: async () => {
      const cancelled = await ask('cancel', { request: 'words' });
      if (!cancelled.ok) dispatch({ type: 'notice-raised', message: cancelled.error.message });
    },
    onAnswer: ({ question }, answer) => dispatch({ type: 'words-answered', question, answer }),
    onRefusal: ({ question }, error) =>
      // Another query was to be cancelled, and this one was hit.
      dispatch(
        error.code === 'cancelled'
          ? { type: 'words-lost', question }
          : { type: 'words-failed', question, error },
      ),
  });

  asker.keepAsking({
    wanted: () => {
      const { lexicon, setup, words } = state.value;
      const word = chosenWord(words)?.text;
      if (word === undefined || lexicon.kind !== 'open') return [];
      const { id } = lexicon.info;
      const isKnown = words.info?.word === word && words.info.lexicon === id;
      return isKnown ? [] : [{ word, lexicon: id, tiles: setup.rules.distribution }];
    },
    ask: ({ lexicon, tiles, word }) =>
      ask('wordInfo', {
        lexicon,
        word,
        counts: tiles.letters.map(({ count }) => count),
        blanks: tiles.blankCount,
      }),
    onAnswer: ({ lexicon, word }, facts) => dispatch({ type: 'word-told', info: { word, lexicon, facts } }),
    onRefusal: (_, { code, message: problem }) => {
      if (code !== 'cancelled') dispatch({ type: 'notice-raised', message: problem });
    },
  });

  async function copy(word: string) {
    const isCopied = await copyText(word);
    dispatch({ type: 'word-copied', word: isCopied ? word : null });
    if (!isCopied)
      dispatch({ type: 'notice-raised', message: message('lexiconSession.notCopied', { word }) });
  }
  const copying = computed(() => state.value.words.copying);
  effect(() => {
    if (copying.value !== null) void copy(copying.value);
  });
}
