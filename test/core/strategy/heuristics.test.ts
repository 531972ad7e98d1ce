import { describe, expect, it } from 'vitest';
import { certain } from '../../../src/core/certain';
import { HEURISTICS } from '../../../src/core/strategy/heuristics/heuristics';
import { playedTilesOf } from './playedTilesOf';
import { EIGHT_TILES, type Table, tableView, tilesOf } from './tableGames';

/**
 * Points that a heuristic gives for tiles played across on empty squares; on the row and
 * column given, else on row 3.
 */
function pointsFor(name: string, table: Table, word: string, row = 2, col = 0): number {
  const view = tableView(table);
  const move = {
    kind: 'placement',
    row,
    col,
    direction: 'across',
    tiles: tilesOf(word),
    score: 0,
  } as const;
  const delta = certain(HEURISTICS.get(name), name).look(view)(playedTilesOf(move, view.position.cols));
  expect(Number.isInteger(delta)).toBe(true);
  return delta / 1000;
}

describe('use-q', () => {
  it('gives 200 for the Q, and nothing for a blank in its place', () => {
    expect(pointsFor('use-q', { rack: 'QUIZETA' }, 'QUIZ')).toBe(200);
    expect(pointsFor('use-q', { rack: 'QUIZETA' }, 'ZETA')).toBe(0);
    expect(pointsFor('use-q', { rack: '?UIZETA' }, 'qUIZ')).toBe(0);
  });
});

describe('u-with-q-unseen', () => {
  it.each([
    ['both together', 'QUIZETA', 'QUIZ', [], 200],
    ['the U while the Q is on the own rack', 'QUIZETA', 'UT', [], -12],
    ['the U while nobody has seen the Q', 'AUIZETA', 'UT', [], -12],
    ['a blank for the U', 'A?IZETA', 'uT', [], 0],
    ['no U', 'QUIZETA', 'ZETA', [], 0],
    ['the U when the Q lies on the board', 'AUIZETA', 'UT', [[7, 6, 'QI']], 0],
    ['the U when a blank lies there as a Q', 'AUIZETA', 'UT', [[7, 6, 'qI']], -12],
  ] as const)('counts %s', (_what, rack, word, board, points) => {
    expect(pointsFor('u-with-q-unseen', { rack, board }, word)).toBe(points);
  });
});

describe('save-common', () => {
  it('gives 5 for each A, E, I, N, R, S in the leave', () => {
    // A, I, R and S stay.
    expect(pointsFor('save-common', { rack: 'AEINRST' }, 'TEN')).toBe(20);
    expect(pointsFor('save-common', { rack: 'AEINRST' }, 'NASTIER')).toBe(0);
    // The blank is no E: both E stay.
    expect(pointsFor('save-common', { rack: 'EE?TTTT' }, 'Te')).toBe(10);
  });

  it('gives it for E, T, A, O, I, N, S in sharpscrabble', () => {
    // Of A, I, R and S only the R does not count.
    expect(pointsFor('save-common-sharpscrabble', { rack: 'AEINRST' }, 'TEN')).toBe(15);
    expect(pointsFor('save-common-sharpscrabble', { rack: 'OTOTOTR' }, 'ROT')).toBe(20);
  });
});

describe('bonus-squares', () => {
  const table = { rack: 'AEINRST' };

  it('gives 1.9 for a letter premium, 6.65 and 13.3 for a word premium, nothing for the start', () => {
    expect(pointsFor('bonus-squares', table, 'STAIN', 7, 3)).toBe(1.9);
    // 1A triples the word, 1D doubles a letter.
    expect(pointsFor('bonus-squares', table, 'TEAR', 0, 0)).toBe(15.2);
    // 2B doubles the word, 2F triples a letter.
    expect(pointsFor('bonus-squares', table, 'STAIN', 1, 1)).toBe(8.55);
    expect(pointsFor('bonus-squares', table, 'AT', 0, 1)).toBe(0);
  });

  it('as in sharpscrabble: 1.9 for every further multiple of a letter, word premiums multiplied', () => {
    // A doubled letter and the start, which doubles the word.
    expect(pointsFor('bonus-squares-sharpscrabble', table, 'STAIN', 7, 3)).toBe(8.55);
    expect(pointsFor('bonus-squares-sharpscrabble', table, 'TEAR', 0, 0)).toBe(15.2);
    // A letter three times: 3.8.
    expect(pointsFor('bonus-squares-sharpscrabble', table, 'STAIN', 1, 1)).toBe(10.45);
  });

  it('multiplies two word premiums only in sharpscrabble', () => {
    // 1A and 1H: (9 − 1) × 6.65 and 1.9 for 1D, against 2 × 13.3 and 1.9.
    const long = { rack: 'AEINRST' };
    expect(pointsFor('bonus-squares-sharpscrabble', long, 'NASTIERS', 0, 0)).toBe(55.1);
    expect(pointsFor('bonus-squares', long, 'NASTIERS', 0, 0)).toBe(28.5);
  });
});

describe('tile-turnover', () => {
  // Unseen are four A and a B, 7 points on 5 tiles: 1.4 each. The rack has 9 points, the bag 2 tiles.
  const table = { rack: 'ABC', rules: EIGHT_TILES };

  it('gives the points kept and 1.4 for each tile drawn, at most those of the rack', () => {
    expect(pointsFor('tile-turnover', table, 'AB')).toBe(7.8);
    expect(pointsFor('tile-turnover', table, 'A')).toBe(9);
    // Only two tiles can be drawn.
    expect(pointsFor('tile-turnover', table, 'CAB')).toBe(2.8);
  });

  it('as coded gives the mean of the whole set, 16 points on 8 tiles, for each tile kept', () => {
    expect(pointsFor('tile-turnover-as-coded', table, 'AB')).toBe(7);
    expect(pointsFor('tile-turnover-as-coded', table, 'A')).toBe(9);
    expect(pointsFor('tile-turnover-as-coded', table, 'CAB')).toBe(0);
  });

  it('as coded gives only the points kept if the rack is not full', () => {
    expect(pointsFor('tile-turnover-as-coded', { ...table, rack: 'AB' }, 'A')).toBe(3);
  });

  it('as coded has a mean of 1.87 with the English set', () => {
    // The rack has 1 + 1 + 1 + 1 + 4 + 10 + 1 points; A, E and Q stay with 12, and
    // three tiles kept give 5.61.
    expect(pointsFor('tile-turnover-as-coded', { rack: 'AEITHQN' }, 'THIN')).toBe(12 + 3 * 1.87);
  });
});

describe('vowel-consonant', () => {
  it.each([
    ['AEIORST', 'ROT', -2, -2],
    ['AEI?RST', 'RST', -2, -2],
    ['AEI?RST', 't', 1.5, 1.5],
    ['YY', 'Y', 0.5, 0.05],
    ['EY', 'Y', -0.5, -0.05],
    ['AEIRSTT', 'TT', -0.5, -0.05],
    ['AEIORST', 'T', -3, -3],
    ['AEIOUAT', 'T', -12.5, -12.5],
    ['RSTLNDE', 'E', -9, -9],
    ['AT', 'AT', 0, 0],
  ])('of %s after %s counts %d, as coded %d', (rack, word, points, asCoded) => {
    expect(pointsFor('vowel-consonant', { rack }, word)).toBe(points);
    expect(pointsFor('vowel-consonant-as-coded', { rack }, word)).toBe(asCoded);
  });

  it('counts a leave beyond the table as the last entry of its row', () => {
    const letters = EIGHT_TILES.distribution.letters.map((letter) => ({ ...letter, count: 20 }));
    const rules = { ...EIGHT_TILES, rackSize: 9, distribution: { ...EIGHT_TILES.distribution, letters } };
    expect(pointsFor('vowel-consonant', { rack: 'BBBBBBBBB', rules }, 'B')).toBe(-9);
    expect(pointsFor('vowel-consonant', { rack: 'AABBBBBBB', rules }, 'A')).toBe(-5.5);
    expect(pointsFor('vowel-consonant', { rack: 'AAAAAAAAA', rules }, 'A')).toBe(-12.5);
  });
});
