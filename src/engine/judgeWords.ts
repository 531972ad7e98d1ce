import type { JudgeWordsRequest } from '../contract/play/playApi';
import type { OpenLexicon } from './lexicon';

/** Which of the words are in the lexicon, in their order. */
export const judgeWords = (
  { gaddag }: OpenLexicon,
  { words }: Pick<JudgeWordsRequest, 'words'>,
): readonly boolean[] => words.map((letters) => gaddag.acceptsWord(letters));
