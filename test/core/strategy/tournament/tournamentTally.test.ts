import { describe, expect, it } from 'vitest';
import { entryAt } from '../../../../src/core/certain';
import type { GameSummary } from '../../../../src/core/strategy/tournament/gameSummary';
import {
  addPair,
  newTallies,
  reportOf,
  sumOf,
} from '../../../../src/core/strategy/tournament/tournamentTally';

const side = (score: number) => ({ score, turns: 12, bingos: 1, exchanged: 3, passes: 1, micros: 1200 });

const game = (pairing: number, nth: number, one: number, other: number): GameSummary => ({
  pairing,
  nth,
  sides: [side(one), side(other)],
  faults: nth === 0 ? 1 : 0,
});

const PLAN = { agents: ['a', 'b', 'c'], sprt: null };

/** Three agents: 0 against 1, 0 against 2, 1 against 2. */
const PAIRS = [
  [game(0, 0, 400, 300), game(0, 1, 350, 350)],
  [game(0, 2, 300, 320)],
  [game(1, 0, 310, 300), game(1, 1, 420, 380)],
  [game(2, 0, 200, 300), game(2, 1, 250, 240)],
];

function tally(pairs: readonly (readonly GameSummary[])[]) {
  const tallies = newTallies(PLAN);
  for (const pair of pairs) addPair({}, entryAt(tallies, entryAt(pair, 0).pairing), pair);
  return tallies;
}

describe('the sums of a tournament', () => {
  const report = reportOf(PLAN, tally(PAIRS));

  it('contain each agent’s results against all others', () => {
    expect(report).toMatchObject({ games: 7, errors: 3, sprt: null });
    expect(report.agents).toMatchObject([
      { agent: 'a', wins: 3, losses: 1, ties: 1, meanScore: 356, meanMargin: (100 - 20 + 10 + 40) / 5 },
      { agent: 'b', wins: 2, losses: 2, ties: 1, meanScore: 284 },
      { agent: 'c', wins: 1, losses: 3, ties: 0, meanScore: 305 },
    ]);
  });

  it('contain each pairing from both sides, and by starting player', () => {
    const [first, second, third] = report.pairings;
    // a began games 0 and 2 and won the first alone; b began game 1, a tie.
    expect(first).toMatchObject({
      one: 0,
      other: 1,
      games: 3,
      sides: [
        { wins: 1, losses: 1, ties: 1, asBeginner: { wins: 1, losses: 1, ties: 0 } },
        { wins: 1, losses: 1, ties: 1, asBeginner: { wins: 0, losses: 0, ties: 1 } },
      ],
      beginner: { wins: 1, losses: 1, ties: 1 },
      // One and a half of the one whole pair; the game alone is none.
      pairResults: [0, 0, 0, 1, 0],
      marginBins: { 10: 1, 0: 1, '-2': 1 },
    });
    expect(second).toMatchObject({ one: 0, other: 2, pairResults: [0, 0, 0, 0, 1] });
    expect(third).toMatchObject({ one: 1, other: 2, pairResults: [0, 0, 1, 0, 0] });
  });

  it('have errors from pairs of both sides of an agent', () => {
    // Of b, a game: (0 − 100) / 2 and (−100 + 10) / 2: mean −47.5, off by 2.5, error √(12.5 / 2) = 2.5.
    expect(entryAt(report.agents, 1).meanMarginError).toBeCloseTo(2.5, 12);
  });

  it('are the same in any order and from any parts', () => {
    expect(tally(PAIRS.toReversed())).toEqual(tally(PAIRS));
    const parts = [PAIRS.slice(0, 1), PAIRS.slice(1, 3), PAIRS.slice(3)].map(tally);
    const together = parts.reduce((sum, part) => sum.map((each, nth) => sumOf(each, entryAt(part, nth))));
    expect(together).toEqual(tally(PAIRS));
    expect(reportOf(PLAN, together)).toEqual(report);
  });
});
