import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { BLANK } from '../../../../src/core/alphabet/tile';
import { parseLayout } from '../../../../src/core/board/boardLayout';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { JobRunner } from '../../../../src/core/strategy/preendgame/jobRunner';
import { PLAYER_MODELS } from '../../../../src/core/strategy/preendgame/playerModel';
import { openPreendgame } from '../../../../src/core/strategy/preendgame/preendgame';
import { PreendgameSearch } from '../../../../src/core/strategy/preendgame/preendgameSearch';
import { TurnLister } from '../../../../src/core/strategy/preendgame/turnLister';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { tilesOf } from '../tableGames';

const TEN_WORDS = buildSmallGaddag(
  ['AA', 'AB', 'BA', 'AS', 'AT', 'TA', 'TEA', 'EAT', 'SEA', 'BEAST'].map(codesOf),
);
const MOST_JOBS = 8;
const MILLISECONDS_OF_LOOK = 100;

/** A game on an empty board whose tiles are those of the rack and those that the player does not see. */
function preendgameOf(rack: string, unseen: string, lines?: readonly string[]) {
  const all = tilesOf(rack + unseen);
  const letters = ENGLISH.letters.map((letter, index) => ({
    ...letter,
    count: all.filter((tile) => tile === index + 1).length,
  }));
  const blankCount = all.filter((tile) => tile === BLANK).length;
  const layout = lines === undefined ? CLASSIC_RULES.layout : parseLayout(lines, { row: 0, col: 0 });
  const distribution = { ...ENGLISH, letters, blankCount };
  const rules = { ...CLASSIC_RULES, layout, distribution, rackSize: rack.length };
  const tiles = Array<number>(layout.rows * layout.cols).fill(0);
  return unwrap(
    openPreendgame({
      position: unwrap(checkSetup({ rules, tiles, rack: tilesOf(rack) })).position,
      turnRules: CLASSIC_TURN_RULES,
      scores: [100, 100],
      scorelessTurns: 0,
      known: [],
    }),
  );
}

describe.each(PLAYER_MODELS)('a pre-endgame of an odd game comes to numbers by the model %s', (model) => {
  it.each([
    ['ten words', preendgameOf('AABEST', 'AABBESTX')],
    ['no vowels', preendgameOf('BCDFGHT', 'BBCDFGHT')],
    ['a board of 2×2', preendgameOf('AB', 'AAT', ['  ', '  '])],
    ['three blanks', preendgameOf('AB??', 'A?BEST')],
    ['racks of twelve', preendgameOf('AABEINORSTTU', 'AABEINORSTTUX')],
  ])('%s', (_what, preendgame) => {
    // A clock that advances with each reading: long searches stop at the same place each time.
    let now = 0;
    const runner = new JobRunner(preendgame, TEN_WORDS, () => {
      now += MILLISECONDS_OF_LOOK;
      return now;
    });
    const { turns } = new TurnLister(TEN_WORDS).list(preendgame.root, 4);
    const search = new PreendgameSearch(preendgame, { model, turns, examined: 2 });
    for (let nth = 0; nth < MOST_JOBS; nth++) {
      const handed = search.next();
      if (handed === undefined) break;
      search.note(handed, runner.run(handed.job));
    }
    const rows = search.rows();
    expect(rows).toHaveLength(turns.length);
    for (const { isExamined, looked, losses, orderings, spread, ties, wins } of rows) {
      expect(wins + ties + losses).toBeCloseTo(looked, 6);
      expect(looked).toBeLessThanOrEqual(orderings + 1e-6);
      if (isExamined) expect(looked).toBeCloseTo(orderings, 6);
      expect(Math.abs(spread)).toBeLessThan(1000);
    }
    expect(rows.some(({ looked }) => looked > 0)).toBe(true);
  });
});
