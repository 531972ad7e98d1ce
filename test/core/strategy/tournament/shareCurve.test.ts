import { expect, it } from 'vitest';
import { certain } from '../../../../src/core/certain';
import type { GameSummary, SideSummary } from '../../../../src/core/strategy/tournament/gameSummary';
import { MOST_POINTS, ShareCurve } from '../../../../src/core/strategy/tournament/shareCurve';
import { addPair, newTallies, reportOf } from '../../../../src/core/strategy/tournament/tournamentTally';

const side = (score: number): SideSummary => ({
  score,
  turns: 10,
  bingos: 0,
  exchanged: 0,
  passes: 0,
  micros: 0,
});
const game = (pairing: number, nth: number, one: number, other: number): GameSummary => ({
  pairing,
  nth,
  sides: [side(one), side(other)],
  faults: 0,
});

it('the curve has the shares of each agent over all its games, as in the report', () => {
  // The pairings of A, B and C are A–B, A–C, B–C.
  const pairs = [
    [game(0, 0, 400, 300), game(0, 1, 350, 350)],
    [game(2, 0, 300, 310), game(2, 1, 300, 310)],
    [game(1, 0, 200, 400)],
  ];
  const plan = { agents: ['a', 'b', 'c'], sprt: null };
  const curve = new ShareCurve(plan);
  const tallies = newTallies(plan);
  for (const games of pairs) {
    curve.add(games);
    addPair({}, certain(tallies[games[0]?.pairing ?? 0], 'a tally'), games);
    const report = reportOf(plan, tallies);
    expect(curve.points.at(-1)).toEqual({
      games: report.games,
      shares: report.agents.map(({ winShare, winShareHigh, winShareLow }) => ({
        share: winShare,
        low: winShareLow,
        high: winShareHigh,
      })),
    });
  }
  // A: a win, a tie and a loss; B: a tie and three losses; C: three wins.
  expect(curve.points.at(-1)?.shares.map(({ share }) => share)).toEqual([0.5, 0.125, 1]);
});

it('the curve of many games keeps few points, including the first and the last', () => {
  const curve = new ShareCurve({ agents: ['a', 'b'] });
  for (let nth = 0; nth < 5000; nth += 2) {
    curve.add([game(0, nth, 2, 1), game(0, nth + 1, 1, 2)]);
    expect(curve.points.length).toBeLessThanOrEqual(MOST_POINTS);
  }
  const games = curve.points.map((point) => point.games);
  expect(games.at(-1)).toBe(5000);
  expect(games[0]).toBeLessThanOrEqual(5000 / (MOST_POINTS / 4));
  expect(games.toSorted((a, b) => a - b)).toEqual(games);
  expect(games.length).toBeGreaterThan(MOST_POINTS / 4);
});
