import type { SpotCheck } from '../contract/lexicon/structuresApi';
import { entryAt } from '../core/certain';
import { createRandom, type Random } from '../core/game/random';
import type { Gaddag } from '../core/lexicon/gaddag';
import { acceptsWord, type LexiconAutomaton } from '../core/lexicon/structures/lexiconAutomaton';
import { type WordList, wordAt } from '../core/lexicon/wordList/wordList';

const SPOTS = 20_000;
const SEED = 1;

/** Tests a structure with words of the list, and with near misses that are not in the lexicon. */
export function checkSpots(
  automaton: LexiconAutomaton,
  words: WordList,
  gaddag: Gaddag,
): { readonly accepted: SpotCheck; readonly rejected: SpotCheck } {
  const random = createRandom(SEED);
  const accepted = { checked: 0, wrong: 0 };
  const rejected = { checked: 0, wrong: 0 };
  for (let spot = 0; spot < Math.min(SPOTS, words.starts.length); spot++) {
    const word = [...wordAt(words, Math.floor(random() * words.starts.length))];
    accepted.checked += 1;
    if (!acceptsWord(automaton, word)) accepted.wrong += 1;
    const miss = changeOneLetter(word, words.alphabetSize, random);
    if (miss.length === 0 || gaddag.acceptsWord(miss)) continue;
    rejected.checked += 1;
    if (acceptsWord(automaton, miss)) rejected.wrong += 1;
  }
  return { accepted, rejected };
}

function changeOneLetter(word: readonly number[], alphabetSize: number, random: Random): number[] {
  const place = Math.floor(random() * word.length);
  const letter = 1 + Math.floor(random() * alphabetSize);
  const changes = [[letter], [], [letter, entryAt(word, place)]];
  return word.toSpliced(place, 1, ...entryAt(changes, Math.floor(random() * changes.length)));
}
