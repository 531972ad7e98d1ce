import { beforeAll, describe, expect, it } from 'vitest';
import { AnagramIndex } from '../../../../src/core/movegen/bestMove/anagramIndex';
import { buildOracleGaddag, codesOf, readOracleWords } from '../../../oracle/oracleLexicon';

const inOrder = (word: string): string => [...word].sort().join('');

describe('the words of the default lexicon by their letters', () => {
  let words: string[];
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
    for (const word of words) byLetters.set(inOrder(word), [...(byLetters.get(inOrder(word)) ?? []), word]);
    for (const [letters, anagrams] of byLetters)
      if (anagramsIn(letters).join() !== anagrams.join())
        throw new Error(`${anagrams.join()} are found as ${anagramsIn(letters).join()}.`);
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
    const missing = new Map<string, Set<number>>();
    for (const word of new Set(words.map(inOrder)))
      for (let i = 0; i < word.length; i++) {
        const rest = word.slice(0, i) + word.slice(i + 1);
        missing.set(rest, (missing.get(rest) ?? new Set()).add(word.charCodeAt(i) - 64));
      }
    let wrong = 0;
    for (const [rest, letters] of missing) {
      const mask = index.missingLetters(hashOf(rest));
      for (let letter = 1; letter <= 26; letter++) {
        const isNamed = ((mask >>> (letter - 1)) & 1) === 1;
        if (!isNamed && letters.has(letter)) throw new Error(`${rest} with letter ${letter} is a word.`);
        if (isNamed && !letters.has(letter)) wrong++;
      }
    }
    expect(missing.size).toBeGreaterThan(1_000_000);
    expect(wrong / missing.size).toBeLessThan(1.5);
  });
});
