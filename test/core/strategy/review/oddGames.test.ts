import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { parseLayout } from '../../../../src/core/board/boardLayout';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import { finalScores } from '../../../../src/core/game/settlement';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { formatGcg } from '../../../../src/core/notation/gcg/formatGcg';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { gcgOfGame } from '../../../../src/core/notation/gcg/replay/gcgOfGame';
import { createAgent } from '../../../../src/core/strategy/createAgent';
import { EndgameSolver } from '../../../../src/core/strategy/endgame/endgameSolver';
import { equityEvaluator } from '../../../../src/core/strategy/leaves/equityEvaluator';
import { LeaveTable, leaveShapeOf } from '../../../../src/core/strategy/leaves/leaveTable';
import { playAgents } from '../../../../src/core/strategy/playAgents';
import { endgameEvaluator } from '../../../../src/core/strategy/review/endgameEvaluator';
import { costOf } from '../../../../src/core/strategy/review/mistakes';
import { preEndgameEvaluator } from '../../../../src/core/strategy/review/preEndgameEvaluator';
import { readGame } from '../../../../src/core/strategy/review/recordedGame';
import { simulationEvaluator } from '../../../../src/core/strategy/review/simulationEvaluator';
import { StaticEquity, staticEvaluator } from '../../../../src/core/strategy/review/staticEvaluator';
import { TurnReviewer } from '../../../../src/core/strategy/review/turnReviewer';
import { WIN_FORMULA } from '../../../../src/core/strategy/winTable/winChances';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';

const TEN_WORDS = buildSmallGaddag(
  ['AA', 'AB', 'BA', 'AS', 'AT', 'TA', 'TEA', 'EAT', 'SEA', 'BEAST'].map(codesOf),
);
const MOST_LOOKS = 200;

/** This many tiles of each letter. */
function rulesOf(letters: string, count: number, change: Partial<Rules> = {}, blankCount = 0): Rules {
  const counted = ENGLISH.letters.map((letter) => ({
    ...letter,
    count: letters.includes(letter.glyph) ? count : 0,
  }));
  return { ...CLASSIC_RULES, distribution: { ...ENGLISH, blankCount, letters: counted }, ...change };
}

const ODD: Readonly<Record<string, Rules>> = {
  'ten words': rulesOf('ABESTX', 4),
  'no vowels': rulesOf('BCDFGHST', 3),
  'a board of 2×2': rulesOf('ABST', 2, {
    layout: parseLayout(['  ', '  '], { row: 0, col: 0 }),
    rackSize: 3,
  }),
  'three blanks': rulesOf('ABEST', 3, {}, 3),
  'racks of twelve': rulesOf('ABESTX', 6, { rackSize: 12 }),
};

const ANN = { nick: 'ann', name: 'Ann' };
const BEN = { nick: 'ben', name: 'Ben' };

/** A game that agents have played, as it comes back from its file. */
function playedGame(rules: Rules) {
  const agents = [0, 1].map(() => createAgent({ kind: 'score' }, TEN_WORDS));
  const state = unwrap(playAgents({ rules, seed: 1 }, agents));
  const record = unwrap(parseGcg(formatGcg(gcgOfGame(state, [ANN, BEN]))));
  return { state, game: readGame(record, rules, CLASSIC_TURN_RULES) };
}

/** Long searches stop at the same place each time. */
const limited = () => {
  let looks = 0;
  return () => ++looks > MOST_LOOKS;
};

function reviewerOf(game: ReturnType<typeof readGame>, rules: Rules): TurnReviewer {
  const leaves = new LeaveTable(leaveShapeOf(rules.distribution, rules.rackSize));
  const equity = new StaticEquity(TEN_WORDS, equityEvaluator(leaves));
  const means = { lexicon: TEN_WORDS, leaves, chances: WIN_FORMULA, seed: 1, begin: limited };
  let now = 0;
  return new TurnReviewer(game, {
    lexicon: TEN_WORDS,
    equity,
    chances: WIN_FORMULA,
    settings: { seed: 1, luckSamples: 3 },
    evaluators: [
      endgameEvaluator(new EndgameSolver(TEN_WORDS, { tableBytes: 1 << 20 }), limited),
      preEndgameEvaluator({ lexicon: TEN_WORDS, now: () => now++, milliseconds: MOST_LOOKS }),
      simulationEvaluator({ ...means, settings: { plies: 2, samples: 24, seconds: null } }),
      staticEvaluator(equity, WIN_FORMULA),
    ],
  });
}

describe('a review of an odd game comes to an end, and to numbers', () => {
  it.each(Object.entries(ODD))('%s', (_what, rules) => {
    const { game, state } = playedGame(rules);
    expect(game.turns).toHaveLength(state.history.length);
    const reviewer = reviewerOf(game, rules);
    const turns = game.turns.map((_, nth) => reviewer.review(nth));
    for (const { luck, phony, unjudged, valuation, winShare } of turns) {
      expect([phony, unjudged]).toEqual([null, null]);
      if (valuation === null) throw new Error('Every turn is judged.');
      const cost = costOf(valuation);
      expect(cost.winShare).toBeGreaterThanOrEqual(0);
      expect(cost.winShare).toBeLessThanOrEqual(1);
      expect(cost.points).toBeLessThan(1000);
      for (const { points, winShare: share } of [valuation.best, valuation.played])
        expect([Number.isFinite(points), share >= 0, share <= 1]).toEqual([true, true, true]);
      if (luck !== null) expect(Number.isFinite(luck)).toBe(true);
      expect(winShare).toBeGreaterThanOrEqual(0);
      expect(winShare).toBeLessThanOrEqual(1);
    }
    const [ann = 0, ben = 0] = finalScores(state);
    expect(turns.at(-1)?.winShare).toBe((Math.sign(ann - ben) + 1) / 2);
  });
});
