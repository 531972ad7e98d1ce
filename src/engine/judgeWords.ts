import type { JudgeWordsRequest } from '../contract/play/playApi';
import type { OpenLexicon } from './lexicon';

/** Whether each of the words is in the lexicon. */
export const judgeWords = (
  { gaddag }: OpenLexicon,
  { words }: Pick<JudgeWordsRequest, 'words'>,
): readonly boolean[] => words.map((letters) => gaddag.acceptsWord(letters));
