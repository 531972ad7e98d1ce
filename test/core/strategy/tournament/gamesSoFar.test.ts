import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { recordName } from '../../../../src/core/strategy/tournament/gameRecord';
import type { GameSummary } from '../../../../src/core/strategy/tournament/gameSummary';
import { GamesSoFar } from '../../../../src/core/strategy/tournament/gamesSoFar';
import {
  checkPlan,
  type TournamentPlan,
  turnRulesOfAgents,
} from '../../../../src/core/strategy/tournament/tournamentPlan';
import { said, sentence } from '../../../said';

const plan = (change: Partial<TournamentPlan> = {}): TournamentPlan => ({
  agents: ['score', 'random'],
  games: 100,
  seed: 1,
  rules: CLASSIC_RULES,
  turnRules: CLASSIC_TURN_RULES,
  lexicon: { id: '0'.repeat(64), name: 'words' },
  isValidated: false,
  sprt: { low: 0.5, high: 0.6 },
  ...change,
});

const side = (score: number) => ({ score, turns: 1, bingos: 0, exchanged: 0, passes: 0, micros: 0 });

/** Both games are won by the first agent; the pair 20 by the other one. */
const pairOf = (number: number): readonly GameSummary[] =>
  [0, 1].map((index) => ({
    pairing: 0,
    nth: 2 * number + index,
    sides: number === 20 ? [side(1), side(2)] : [side(2), side(1)],
    faults: 0,
  }));

describe('games that finish in any order', () => {
  it('end by a test at the pair that ends them in numerical order', () => {
    // ln(0.6 / 0.5) = 0.1823 a pair: seventeen pass 2.944.
    const inOrder = new GamesSoFar(plan());
    for (let number = 0; number < 17; number++) {
      expect(inOrder.isDecided).toBe(false);
      inOrder.add(number, pairOf(number));
    }
    expect(inOrder.isDecided).toBe(true);
    expect(inOrder.report).toMatchObject({ games: 34, sprt: { decision: 'high' } });
    const backwards = new GamesSoFar(plan());
    for (let number = 49; number >= 0; number--) {
      expect(backwards.isDecided).toBe(false);
      backwards.add(number, pairOf(number));
    }
    expect(backwards.report).toEqual(inOrder.report);
    expect(backwards.has(49)).toBe(true);
    expect(backwards.played).toBe(100);
  });

  it('all count without a test', () => {
    const games = new GamesSoFar(plan({ sprt: null }));
    for (const number of [49, 3, 20]) games.add(number, pairOf(number));
    expect([games.has(3), games.has(4)]).toEqual([true, false]);
    expect(games.report).toMatchObject({ games: 6, agents: [{ wins: 4 }, { wins: 2 }], sprt: null });
  });
});

describe('the plan of a tournament', () => {
  it('has the rules of turns of its board, and agents do not challenge', () => {
    const named = (name: string) => turnRulesOfAgents({ ...CLASSIC_RULES, name });
    expect(named('Standard, English')).toEqual({ ...CLASSIC_TURN_RULES, challenge: 'void' });
    expect(named('Crossplay, English')).toMatchObject({ ending: 'last-round', challenge: 'void' });
    expect(named('Words With Friends')).toMatchObject({ outSettlement: 'transfer', scorelessTurnLimit: 3 });
  });

  it.each([
    [{ agents: ['score'], sprt: null }, sentence('tournament.agentCount', { count: 1, most: 32 })],
    [{ agents: ['score', 'first', 'score'] }, sentence('tournament.sprtAgents', { count: 3 })],
    [{ games: 1.5 }, sentence('tournament.gameCount', { count: 1.5, most: 100000000 })],
    [{ games: 100_000_001 }, 'The tournament has 100,000,001 games; a whole number from 1 to 100,000,000 is'],
    [{ sprt: { low: 0, high: 0.5 } }, sentence('tournament.sprtShares')],
    [{ sprt: { low: 0.5, high: 0.5 } }, sentence('tournament.sprtShares')],
    [{ sprt: { low: 0.5, high: Number.NaN } }, 'The test takes two shares between 0 and 1, the lower one'],
  ])('is refused with one sentence (%#)', (change, problem) => {
    expect(said(checkPlan(plan(change)))).toMatchObject({
      ok: false,
      error: expect.stringContaining(problem),
    });
  });
});

describe('the files of records', () => {
  it('are sorted by name in the order of the games', () => {
    expect(recordName(plan(), 0, 0)).toBe('001.gcg');
    expect(recordName(plan(), 0, 99)).toBe('100.gcg');
    expect(recordName(plan({ agents: Array(6).fill('score') }), 14, 8)).toBe('15-009.gcg');
  });
});
