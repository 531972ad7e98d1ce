import { beforeAll, describe, expect, it } from 'vitest';
import { AnagramIndex } from '../../../../src/core/movegen/bestMove/anagramIndex';
import { buildOracleGaddag, codesOf, readOracleWords } from '../../../oracle/oracleLexicon';
import { IS_LONG } from '../../../seed';

/** Of words and of racks with a blank, every fourth is tried by `npm test`. */
const SHARE = IS_LONG ? 1 : 4;

const inOrder = (word: string): string => [...word].sort().join('');

describe('the words of the default lexicon by their letters', () => {
  let words: readonly string[];
  let index: AnagramIndex;

  beforeAll(() => {
    words = readOracleWords();
    index = new AnagramIndex(buildOracleGaddag());
  });

  const hashOf = (word: string): number =>
    codesOf(word).reduce((hash, letter) => (hash + index.letterHashes[letter]!) | 0, 0);

  /** The anagrams of `letters` in their bucket. */
  function anagramsIn(letters: string): string[] {
    const bucket = index.bucketOf(hashOf(letters));
    const found: string[] = [];
    for (let at = index.starts[bucket]!; at < index.starts[bucket + 1]!; at += index.words[at]! + 1) {
      const codes = index.words.subarray(at + 1, at + 1 + index.words[at]!);
      found.push(String.fromCharCode(...Array.from(codes, (code) => code + 64)));
    }
    return found.filter((word) => inOrder(word) === inOrder(letters)).sort();
  }

  it('are stored once each, in the bucket of their letters', () => {
    let count = 0;
    for (let at = 0; at < index.words.length; at += index.words[at]! + 1) count++;
    expect(count).toBe(269_870);
    const byLetters = new Map<string, string[]>();
    for (const word of words) {
      const letters = inOrder(word);
      const known = byLetters.get(letters);
      if (known === undefined) byLetters.set(letters, [word]);
      else known.push(word);
    }
    for (const [letters, anagrams] of [...byLetters].filter((_, nth) => nth % SHARE === 0)) {
      const found = anagramsIn(letters).join();
      if (found !== anagrams.join()) throw new Error(`${anagrams.join()} are found as ${found}.`);
    }
  });

  it('are accepted, also with one letter replaced by a blank', () => {
    for (const word of words) {
      if (!index.mayBeWord(hashOf(word), 0)) throw new Error(`${word} is said to be no word.`);
      if (!index.mayBeWord(hashOf(word.slice(1)), 1))
        throw new Error(`?${word.slice(1)} is said to be no word.`);
    }
  });

  it('reject nearly all letters that form no word', () => {
    const known = new Set(words.map(inOrder));
    // Each word with its last letter moved on by one in the alphabet: about as likely as words, mostly none.
    const others = words
      .map(
        (word) =>
          word.slice(0, -1) + String.fromCharCode(65 + ((word.charCodeAt(word.length - 1) - 64) % 26)),
      )
      .filter((word) => !known.has(inOrder(word)));
    const wrong = others.filter((word) => index.mayBeWord(hashOf(word), 0)).length;
    expect(others.length).toBeGreaterThan(200_000);
    expect(wrong / others.length).toBeLessThan(0.01);
  });

  it('give every letter that a blank can represent, and few others', () => {
    /** Letters that make a word of the others, as a mask. */
    const missing = new Map<string, number>();
    for (const word of new Set(words.map(inOrder))) {
      const sum = codesOf(word).reduce((total, code) => total + code, 0);
      for (let i = 0; i < word.length; i++) {
        const letter = word.charCodeAt(i) - 64;
        if ((sum - letter) % SHARE !== 0) continue;
        const rest = word.slice(0, i) + word.slice(i + 1);
        missing.set(rest, (missing.get(rest) ?? 0) | (1 << (letter - 1)));
      }
    }
    let wrong = 0;
    for (const [rest, letters] of missing) {
      const mask = index.missingLetters(hashOf(rest));
      for (let letter = 1; letter <= 26; letter++) {
        const isNamed = ((mask >>> (letter - 1)) & 1) === 1;
        const isMissing = ((letters >>> (letter - 1)) & 1) === 1;
        if (!isNamed && isMissing) throw new Error(`${rest} with letter ${letter} is a word.`);
        if (isNamed && !isMissing) wrong++;
      }
    }
    expect(missing.size).toBeGreaterThan(1_000_000 / SHARE);
    expect(wrong / missing.size).toBeLessThan(1.5);
  });
});
