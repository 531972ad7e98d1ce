import type { Feature } from '../feature';
import { studyCommands } from './input/studyCommands';
import { wordsCommands } from './input/wordsCommands';
import { failWords, forgetOldQuestion, WORDS_ACTIONS } from './state/reduceWords';

export const words = {
  handlers: WORDS_ACTIONS,
  consequences: [forgetOldQuestion],
  endWaiting: (state, message) => failWords(state, { code: 'engine-crashed', message }),
  commands: [...wordsCommands, ...studyCommands],
} satisfies Feature;
