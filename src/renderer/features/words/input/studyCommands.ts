import { text } from '../../../../texts/text';
import { commandsOf } from '../../../input/command';
import { unless } from '../../../input/reasons';
import type { AppState } from '../../../state/appState';
import { candidateAt } from '../../../state/candidates/candidateSet';
import { wordsOfPlay } from '../../../state/candidates/wordsOfPlay';
import { chosenWord } from '../state/wordQuestion';

const noWord = unless(({ words }) => chosenWord(words) !== null, 'impossible.noWord');
const nothingFound = unless(({ words }) => (words.found?.words.length ?? 0) > 0, 'impossible.noWord');
const nothingKept = unless(({ practice }) => practice.kept.words.length > 0, 'study.nothing');

/** The words of the play that was asked about, or else of the shown candidate. */
function wordsShown({ candidates, question, setup, shownRank }: AppState): readonly string[] {
  const move = question?.answer?.move ?? candidateAt(candidates, shownRank);
  return move === undefined || candidates?.setup !== setup ? [] : wordsOfPlay(setup, move);
}

const noPlayShown = unless((state) => wordsShown(state).length > 0, 'study.noPlay');

/** Collects words to be learnt. */
export const studyCommands = commandsOf('words', [
  {
    id: 'study.word',
    zone: 'wordList',
    keys: ['Insert'],
    title: 'study.add',
    whyNot: noWord,
    run: ({ dispatch, state }) => {
      const word = chosenWord(state.words);
      if (word !== null) dispatch({ type: 'study-added', words: [word.text] });
    },
  },
  {
    id: 'study.found',
    zone: 'wordList',
    keys: ['Alt+Insert'],
    title: 'study.addFound',
    whyNot: nothingFound,
    run: ({ dispatch, state }) =>
      dispatch({ type: 'study-added', words: (state.words.found?.words ?? []).map((row) => row.text) }),
  },
  {
    id: 'study.play',
    zone: 'candidates',
    keys: ['Insert'],
    title: 'study.addPlay',
    whyNot: noPlayShown,
    run: ({ dispatch, state }) => dispatch({ type: 'study-added', words: wordsShown(state) }),
  },
  {
    id: 'study.save',
    zone: 'everywhere',
    keys: [],
    title: 'study.save',
    whyNot: nothingKept,
    run: ({ files, state }) =>
      files.saveText({
        suggestedName: `${text('study.fileName')}.txt`,
        formatName: text('study.format'),
        content: `${state.practice.kept.words.join('\n')}\n`,
        note: null,
      }),
  },
  {
    id: 'study.open',
    zone: 'everywhere',
    keys: [],
    title: 'study.open',
    run: ({ dispatch }) => dispatch({ type: 'practice-taking-asked', what: 'words' }),
  },
]);
