import { describe, expect, it } from 'vitest';
import { MatchTally } from '../../../src/core/strategy/matchResults';

function resultsOf(games: readonly (readonly [own: number, other: number])[]) {
  const tally = new MatchTally();
  for (const [own, other] of games) tally.add(own, other);
  return tally.results;
}

describe('the results of a match', () => {
  it('count wins, losses and ties, and half a tie as won', () => {
    expect(
      resultsOf([
        [3, 1],
        [1, 3],
        [2, 2],
        [5, 0],
      ]),
    ).toMatchObject({ wins: 2, losses: 1, ties: 1, winShare: 0.625 });
  });

  it('have the mean score and its standard error', () => {
    // Mean 4, squares of the differences 4 + 0 + 4 = 8, variance 8 / 2, error the root of 4 / 3.
    const { meanScore, meanScoreError } = resultsOf([
      [2, 0],
      [4, 0],
      [6, 0],
    ]);
    expect(meanScore).toBe(4);
    expect(meanScoreError).toBeCloseTo(Math.sqrt(4 / 3), 12);
    expect(resultsOf([[9, 1]]).meanScoreError).toBe(0);
  });

  it('have the interval of Wilson', () => {
    // 7 of 10: (0.7 + 0.19207) / 1.384146 ± 1.959964 × √(0.021 + 0.0096036) / 1.384146, by hand.
    const seven = resultsOf(Array.from({ length: 10 }, (_, nth) => (nth < 7 ? [1, 0] : [0, 1])));
    expect(seven.winShareLow).toBeCloseTo(0.3968, 4);
    expect(seven.winShareHigh).toBeCloseTo(0.8922, 4);
    // All of 10: from 10 / 13.84146 on.
    const all = resultsOf(Array.from({ length: 10 }, () => [1, 0] as const));
    expect(all.winShareLow).toBeCloseTo(0.7225, 4);
    expect(all.winShareHigh).toBeCloseTo(1, 12);
  });

  it('are the same in any order of the games', () => {
    const games = Array.from({ length: 50 }, (_, nth) => [(nth * 37) % 501, (nth * 91) % 499] as const);
    expect(resultsOf(games.toReversed())).toEqual(resultsOf(games));
  });
});
