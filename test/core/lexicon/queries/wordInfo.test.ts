import { expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { waysToDraw, wordInfo } from '../../../../src/core/lexicon/queries/wordInfo';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';

const WORDS = ['AT', 'ATE', 'CAT', 'CATS', 'ACT', 'SCAT', 'SAT', 'CATTLE', 'SCATTER', 'TAT', 'ZZZ'];
const gaddag = buildSmallGaddag(WORDS.map(codesOf));
const TILES = { letters: ENGLISH.letters.map(({ count }) => count), blanks: ENGLISH.blankCount };
const spelled = (words: readonly (readonly number[])[]) =>
  words.map((word) => word.map((code) => String.fromCharCode(64 + code)).join(''));

it('tells hooks, anagrams and extensions of a word', () => {
  const info = wordInfo(gaddag, codesOf('CAT'), TILES);
  expect(spelled([info.frontHooks, info.backHooks])).toEqual(['S', 'S']);
  expect([info.dropsFirst, info.dropsLast]).toEqual([true, false]);
  expect(spelled(info.anagrams)).toEqual(['ACT']);
  expect(spelled(info.extensions)).toEqual(['CATTLE', 'SCATTER']);
  expect(wordInfo(gaddag, codesOf('ATE'), TILES)).toMatchObject({ dropsFirst: false, dropsLast: true });
});

it('counts the sets of tiles that spell a word, blanks for any of its letters', () => {
  // C 2, A 9, T 6, two blanks: 2 · 9 · 6 without, 2 · (2 · 9 + 2 · 6 + 9 · 6) with one blank, 2 + 9 + 6 with
  // both.
  expect(waysToDraw(codesOf('CAT'), TILES)).toBe(108 + 2 * (18 + 12 + 54) + 17);
  // One Z and two blanks are the only set for three Z.
  expect(waysToDraw(codesOf('ZZZ'), TILES)).toBe(1);
});

it('ranks a word among those of its length, the likeliest first, equals by the alphabet', () => {
  // By hand: ATE 9 · 6 · 12, SAT 4 · 9 · 6, TAT 15 · 9, ACT and CAT 108, ZZZ 1, each with blanks as well.
  const ranks = ['ATE', 'SAT', 'ACT', 'CAT', 'ZZZ'].map(
    (word) => wordInfo(gaddag, codesOf(word), TILES).rank,
  );
  expect(ranks[0]).toBe(1);
  expect(ranks[1]).toBe(2);
  expect(ranks[3]).toBe(ranks[2]! + 1);
  expect(ranks[4]).toBe(6);
  expect(wordInfo(gaddag, codesOf('CAT'), TILES).ofLength).toBe(6);
});
