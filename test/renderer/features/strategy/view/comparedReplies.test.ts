import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../../../src/contract/candidates/candidatesApi';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import type { Move } from '../../../../../src/core/movegen/move';
import type { SampledReply } from '../../../../../src/core/strategy/replies/sampleReplies';
import { compareReplies, meanOf } from '../../../../../src/renderer/features/strategy/view/comparedReplies';
import { tilesOf } from '../../../../core/strategy/tableGames';
import { setupOf } from '../../../../engine/smallSearch';

const setup = setupOf(CLASSIC_RULES, 'CATS');
const play = (col: number, tiles: string, score: number): Move => ({
  kind: 'placement',
  row: 7,
  col,
  direction: 'across',
  tiles: [...tiles].map((letter) => (letter === '.' ? 0 : (tilesOf(letter)[0] ?? 0))),
  score,
});
const CAT: Candidate = { ...play(7, 'CAT', 10), rank: 2 };
const CATS: Candidate = { ...play(7, 'CATS', 12), rank: 1 };
const draw = (reply: SampledReply['reply']): SampledReply => ({ rack: [], reply, next: null });

describe('the mean', () => {
  it('has a standard error that depends on the number of values', () => {
    // Variance of 2, 4 and 9 is (9 + 1 + 16) / 2 = 13.
    expect(meanOf([2, 4, 9])).toEqual({ mean: 5, error: Math.sqrt(13 / 3) });
    expect(meanOf([7])).toEqual({ mean: 7, error: 0 });
    expect(meanOf([])).toEqual({ mean: 0, error: 0 });
  });
});

describe('compareReplies', () => {
  const toCats = [draw(play(6, 's....', 30)), draw({ kind: 'pass' }), draw(play(7, '....E', 20))];
  const toCat = [draw(play(7, '...S', 6)), draw(play(7, '...S', 6)), draw(play(6, 'S...', 8)), draw(null)];
  const compared = compareReplies(
    setup,
    { candidate: CAT, draws: toCat },
    { candidate: CATS, draws: toCats },
  );

  it('compares the means, and averages the differences draw by draw', () => {
    expect(compared.shown.points.mean).toBeCloseTo(50 / 3);
    expect(compared.pinned.points.mean).toBe(5);
    expect(compared.drawn).toBe(3);
    // 30 − 6, 0 − 6 and 20 − 8.
    expect(compared.difference).toEqual(meanOf([24, -6, 12]));
  });

  it('names the replies after the candidate, most frequent first', () => {
    expect(compared.pinned.frequent).toEqual(['CATS 8H 6, 50.0 %', 'SCAT 8G 8, 25.0 %']);
    expect(compared.pinned.highest).toBe('SCAT 8G 8');
    expect(compared.shown.frequent).toEqual(['sCATS 8G 30, 33.3 %', 'CATSE 8H 20, 33.3 %']);
  });

  it('is empty without draws', () => {
    const nothing = { mean: 0, error: 0 };
    expect(compareReplies(setup, { candidate: CAT, draws: [] }, { candidate: CATS, draws: [] })).toEqual({
      pinned: { points: nothing, frequent: [], highest: null },
      shown: { points: nothing, frequent: [], highest: null },
      difference: nothing,
      drawn: 0,
    });
  });
});
