import { actionCommands, listCommands } from '../../../input/actionCommands';
import { commandsOf } from '../../../input/command';
import { unless } from '../../../input/reasons';
import { askWhyNot } from '../../../state/walk/askWhyNot';
import { chosenWord } from '../state/wordQuestion';

const inList = actionCommands('words', 'wordList');
const noWord = unless(({ words }) => chosenWord(words) !== null, 'impossible.noWord');

export const wordsCommands = commandsOf('words', [
  {
    id: 'words.find',
    zone: 'everywhere',
    keys: ['$mod+l'],
    title: 'lexiconCommands.find',
    run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'words' }),
  },
  {
    id: 'words.toList',
    zone: 'words',
    keys: ['Enter', 'ArrowDown'],
    title: 'lexiconCommands.toList',
    run: ({ dispatch, state }) => {
      if (state.words.chosen < 0) dispatch({ type: 'word-chosen', index: 0 });
      dispatch({ type: 'zone-entered', zone: 'wordList' });
    },
    isForTextFields: true,
  },
  ...listCommands(inList, (by) => ({ type: 'word-stepped', by }), [
    ['previous', 'lexiconCommands.previous'],
    ['next', 'lexiconCommands.next'],
    ['pageUp', 'lexiconCommands.pageUp'],
    ['pageDown', 'lexiconCommands.pageDown'],
    ['first', 'lexiconCommands.first'],
    ['last', 'lexiconCommands.last'],
  ]),
  inList(
    'copy',
    ['Enter', '$mod+c'],
    'lexiconCommands.copy',
    { type: 'word-copy-requested' },
    { whyNot: noWord },
  ),
  {
    id: 'words.whyNot',
    zone: 'wordList',
    keys: ['Shift+Enter'],
    title: 'lexiconCommands.whyNot',
    whyNot: noWord,
    run: ({ dispatch, state }) => {
      const word = chosenWord(state.words);
      if (word !== null) askWhyNot(dispatch, word.text);
    },
  },
]);
