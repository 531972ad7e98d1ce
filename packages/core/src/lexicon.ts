/** Word lists, the GADDAG, its files and queries. */
export { type Alphabet, alphabetOf } from '../../../src/core/alphabet/alphabet';
export { moveBreadthFirst } from '../../../src/core/lexicon/build/breadthFirst';
export { buildGaddag } from '../../../src/core/lexicon/build/gaddagBuilder';
export { decodeGaddagFile, encodeGaddagFile } from '../../../src/core/lexicon/formats/gaddagFile';
export { formatKwg, parseKwg } from '../../../src/core/lexicon/formats/kwg';
export { DAWG_ROOT, GADDAG_ROOT, Gaddag } from '../../../src/core/lexicon/gaddag';
export { findWords } from '../../../src/core/lexicon/queries/findWords';
export { LetterReader } from '../../../src/core/lexicon/wordList/letterReader';
export { wordListOf } from '../../../src/core/lexicon/wordList/wordList';
export { parseWordList } from '../../../src/core/lexicon/wordList/wordListParser';
