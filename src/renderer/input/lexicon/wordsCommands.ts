import { chosenWord } from '../../state/lexicon/wordQuestion';
import { askWhyNot } from '../../state/walk/askWhyNot';
import type { Command } from '../command';

const PAGE_STEP = 10;

const step = (id: string, key: string, title: string, by: number): Command => ({
  id: `words.${id}`,
  zone: 'wordList',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch({ type: 'word-stepped', by }),
});

const jump = (id: string, key: string, title: string, index: number): Command => ({
  id: `words.${id}`,
  zone: 'wordList',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch({ type: 'word-chosen', index }),
});

export const wordsCommands: readonly Command[] = [
  {
    id: 'words.find',
    zone: 'everywhere',
    keys: ['$mod+l'],
    title: 'Look up words',
    run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'words' }),
  },
  {
    id: 'words.toList',
    zone: 'words',
    keys: ['Enter', 'ArrowDown'],
    title: 'From the letters to the words found',
    run: ({ dispatch, state }) => {
      if (state.words.chosen < 0) dispatch({ type: 'word-chosen', index: 0 });
      dispatch({ type: 'zone-entered', zone: 'wordList' });
    },
    isForTextFields: true,
  },
  step('previous', 'ArrowUp', 'Previous word', -1),
  step('next', 'ArrowDown', 'Next word', 1),
  step('pageUp', 'PageUp', 'Ten words up', -PAGE_STEP),
  step('pageDown', 'PageDown', 'Ten words down', PAGE_STEP),
  jump('first', 'Home', 'First word', 0),
  jump('last', 'End', 'Last word', Number.MAX_SAFE_INTEGER),
  {
    id: 'words.copy',
    zone: 'wordList',
    keys: ['Enter', '$mod+c'],
    title: 'Copy the word',
    run: ({ dispatch }) => dispatch({ type: 'word-copy-requested' }),
  },
  {
    id: 'words.whyNot',
    zone: 'wordList',
    keys: ['Shift+Enter'],
    title: 'Ask why the word is not played here',
    run: ({ dispatch, state }) => {
      const word = chosenWord(state.words);
      if (word !== null) askWhyNot(dispatch, word.text);
    },
  },
];
