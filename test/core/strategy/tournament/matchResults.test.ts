import { describe, expect, it } from 'vitest';
import {
  addGame,
  addPairMargin,
  newMatchTally,
  resultsOf,
} from '../../../../src/core/strategy/tournament/matchResults';

const side = (score: number) => ({ score, turns: 10, bingos: 1, exchanged: 2, passes: 0, micros: 500 });

function resultsOfGames(games: readonly (readonly [own: number, other: number])[]) {
  const tally = newMatchTally();
  for (const [own, other] of games) addGame(tally, side(own), side(other), false);
  return resultsOf(tally);
}

describe('the results of a match', () => {
  it('count wins, losses and ties, and half a tie as won', () => {
    expect(
      resultsOfGames([
        [3, 1],
        [1, 3],
        [2, 2],
        [5, 0],
      ]),
    ).toMatchObject({ wins: 2, losses: 1, ties: 1, winShare: 0.625, meanMargin: 1.25 });
  });

  it('have the mean score and its standard error', () => {
    // Mean 4, squares of the differences 4 + 0 + 4 = 8, variance 8 / 2, error the root of 4 / 3.
    const { meanScore, meanScoreError } = resultsOfGames([
      [2, 0],
      [4, 0],
      [6, 0],
    ]);
    expect(meanScore).toBe(4);
    expect(meanScoreError).toBeCloseTo(Math.sqrt(4 / 3), 12);
    expect(resultsOfGames([[9, 1]]).meanScoreError).toBe(0);
  });

  it('have the error of the margin from whole pairs', () => {
    const tally = newMatchTally();
    // Half of each: margins of 10, 30, −10 a game. Mean 10, variance 400, error the root of 400 / 3.
    for (const margin of [20, 60, -20]) addPairMargin(tally, margin);
    expect(resultsOf(tally).meanMarginError).toBeCloseTo(Math.sqrt(400 / 3), 12);
  });

  it('have the Wilson interval', () => {
    // 7 of 10: (0.7 + 0.19207) / 1.384146 ± 1.959964 × √(0.021 + 0.0096036) / 1.384146, by hand.
    const seven = resultsOfGames(Array.from({ length: 10 }, (_, nth) => (nth < 7 ? [1, 0] : [0, 1])));
    expect(seven.winShareLow).toBeCloseTo(0.3968, 4);
    expect(seven.winShareHigh).toBeCloseTo(0.8922, 4);
    // All of 10: from 10 / 13.84146 on.
    const all = resultsOfGames(Array.from({ length: 10 }, () => [1, 0] as const));
    expect(all.winShareLow).toBeCloseTo(0.7225, 4);
    expect(all.winShareHigh).toBeCloseTo(1, 12);
  });

  it('are means per game, and time per turn', () => {
    expect(
      resultsOfGames([
        [1, 0],
        [15, 30],
      ]),
    ).toMatchObject({
      turns: 10,
      bingos: 1,
      tilesExchanged: 2,
      passes: 0,
      millisPerMove: 0.05,
      scoreBins: { 0: 1, 1: 1 },
    });
  });

  it('without a game are zero, and uncertain', () => {
    expect(resultsOf(newMatchTally())).toMatchObject({ winShare: 0, winShareLow: 0, winShareHigh: 1 });
  });

  it('are the same in any order of the games', () => {
    const games = Array.from({ length: 50 }, (_, nth) => [(nth * 37) % 501, (nth * 91) % 499] as const);
    expect(resultsOfGames(games.toReversed())).toEqual(resultsOfGames(games));
  });
});
