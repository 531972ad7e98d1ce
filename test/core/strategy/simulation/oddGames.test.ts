import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { CandidateFinder } from '../../../../src/core/strategy/simulation/candidates';
import { Sampler } from '../../../../src/core/strategy/simulation/sampler';
import { Simulation } from '../../../../src/core/strategy/simulation/simulation';
import { type Circumstances, situationOf } from '../../../../src/core/strategy/simulation/situation';
import { WIN_FORMULA } from '../../../../src/core/strategy/winTable/winChances';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { GAME_WORDS } from '../gameWords';
import { someLeaveTable } from '../leaves/someLeaveTable';
import { EIGHT_TILES, tilesOf } from '../tableGames';

const LEXICON = buildSmallGaddag(GAME_WORDS.map(codesOf));
const TEN_WORDS = buildSmallGaddag(
  ['AA', 'AB', 'BA', 'AS', 'AT', 'TA', 'TEA', 'EAT', 'SEA', 'BEAST'].map(codesOf),
);

/** Rows of an open game by hand: plays to the end and two turns far, both with small numbers. */
function simulate(
  rack: string,
  { lexicon = LEXICON, rules = CLASSIC_RULES, ...circumstances }: Odd = {},
): readonly Simulation[] {
  const { layout } = rules;
  const tiles = Array.from({ length: layout.rows * layout.cols }, () => 0);
  const { position } = unwrap(checkSetup({ rules, tiles, rack: tilesOf(rack) }));
  const situation = unwrap(situationOf(position, CLASSIC_TURN_RULES, circumstances));
  const table = someLeaveTable(rules);
  const candidates = new CandidateFinder(lexicon, table).find(situation, 4);
  const turns = candidates.map(({ turn }) => turn);
  return [0, 2, Number.POSITIVE_INFINITY].map((plies) => {
    const sampler = new Sampler(lexicon, table, situation, turns, 1, { plies, chances: WIN_FORMULA });
    const simulation = new Simulation(candidates, 0, { least: 2, most: 8, confidence: null }, layout);
    for (let batch = simulation.take(); batch !== undefined; batch = simulation.take())
      simulation.add(batch, sampler.draw(batch));
    return simulation;
  });
}

interface Odd extends Circumstances {
  readonly lexicon?: typeof LEXICON;
  readonly rules?: Rules;
}

function expectSense(simulations: readonly Simulation[]): void {
  for (const simulation of simulations) {
    expect(simulation.sampleCount).toBe(8);
    for (const { spread, winShare } of simulation.rows) {
      expect(Number.isFinite(spread.mean)).toBe(true);
      expect(winShare.mean).toBeGreaterThanOrEqual(0);
      expect(winShare.mean).toBeLessThanOrEqual(1);
    }
  }
}

describe('a simulation of an odd game ends with finite numbers', () => {
  it('with ten words', () => expectSense(simulate('AABESTX', { lexicon: TEN_WORDS })));

  it('with no vowels in the bag', () => {
    const letters = ENGLISH.letters.map((letter) => (letter.isVowel ? { ...letter, count: 0 } : letter));
    const rules = { ...CLASSIC_RULES, distribution: { ...ENGLISH, blankCount: 0, letters } };
    expectSense(simulate('BCDFGHT', { rules }));
  });

  it('on a board of 2×2', () => {
    const plane = [1, 1, 1, 1];
    const layout = {
      rows: 2,
      cols: 2,
      start: { row: 0, col: 0 },
      letterMultipliers: plane,
      wordMultipliers: plane,
      bricks: plane.map(() => false),
    };
    expectSense(simulate('AAB', { lexicon: TEN_WORDS, rules: { ...EIGHT_TILES, layout } }));
  });

  it('with three blanks', () => {
    const rules = { ...CLASSIC_RULES, distribution: { ...ENGLISH, blankCount: 3 } };
    expectSense(simulate('AB???', { lexicon: TEN_WORDS, rules }));
  });

  it('with a rack of twelve', () => {
    expectSense(simulate('AABEINORSTTU', { rules: { ...CLASSIC_RULES, rackSize: 12 } }));
  });

  it('with nothing left to draw', () => {
    // The player holds all but three tiles, which the opponent holds.
    expectSense(simulate('AAAAB', { lexicon: TEN_WORDS, rules: { ...EIGHT_TILES, rackSize: 5 } }));
  });
});
