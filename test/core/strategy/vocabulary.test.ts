import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { LEVEL_COUNT, vocabularyOf } from '../../../src/core/strategy/levels/vocabulary';
import { codesOf, readOracleWords } from '../../oracle/oracleLexicon';

describe('the words that a level knows', () => {
  const words = readOracleWords().filter((word, nth) => word.length < 6 || nth % 10 === 0);
  const known = Array.from({ length: LEVEL_COUNT }, (_, nth) => {
    const knows = vocabularyOf(nth + 1, ENGLISH);
    return new Set(words.filter((word) => knows(codesOf(word))));
  });

  it('are more with each level, and hold those of the level below', () => {
    for (const [nth, below] of known.slice(0, -1).entries()) {
      expect(known[nth + 1]!.size).toBeGreaterThan(below.size);
      for (const word of below) expect(known[nth + 1]!.has(word)).toBe(true);
    }
  });

  const share = (level: number, isMeant: (word: string) => boolean): number => {
    const meant = words.filter(isMeant);
    return meant.filter((word) => known[level - 1]!.has(word)).length / meant.length;
  };

  it('are short ones rather than long ones', () => {
    for (let level = 1; level <= LEVEL_COUNT; level++) {
      const shares = [3, 5, 7, 9].map((length) => share(level, (word) => word.length === length));
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    }
  });

  it('are words of frequent tiles rather than others', () => {
    for (let level = 1; level <= LEVEL_COUNT; level++)
      expect(share(level, (word) => word.length === 5 && !/[JKQVWXZ]/.test(word))).toBeGreaterThan(
        share(level, (word) => word.length === 5 && /[JKQVWXZ].*[JKQVWXZ]/.test(word)),
      );
  });
});
