import type { TextKey } from '../../../../texts/catalogue';
import { commandsOf, type ListedCommand } from '../../../input/command';
import { unless } from '../../../input/reasons';
import { askWhyNot } from '../../../state/walk/askWhyNot';
import { chosenWord } from '../state/wordQuestion';

const PAGE_STEP = 10;

const step = (id: string, key: string, title: TextKey, by: number): ListedCommand => ({
  id: `words.${id}`,
  zone: 'wordList',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch({ type: 'word-stepped', by }),
});

const jump = (id: string, key: string, title: TextKey, index: number): ListedCommand => ({
  id: `words.${id}`,
  zone: 'wordList',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch({ type: 'word-chosen', index }),
});

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
  step('previous', 'ArrowUp', 'lexiconCommands.previous', -1),
  step('next', 'ArrowDown', 'lexiconCommands.next', 1),
  step('pageUp', 'PageUp', 'lexiconCommands.pageUp', -PAGE_STEP),
  step('pageDown', 'PageDown', 'lexiconCommands.pageDown', PAGE_STEP),
  jump('first', 'Home', 'lexiconCommands.first', 0),
  jump('last', 'End', 'lexiconCommands.last', Number.MAX_SAFE_INTEGER),
  {
    id: 'words.copy',
    zone: 'wordList',
    keys: ['Enter', '$mod+c'],
    title: 'lexiconCommands.copy',
    whyNot: noWord,
    run: ({ dispatch }) => dispatch({ type: 'word-copy-requested' }),
  },
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
