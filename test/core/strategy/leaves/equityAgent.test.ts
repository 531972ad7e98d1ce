import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import { createRandom } from '../../../../src/core/game/random';
import { startGame } from '../../../../src/core/game/startGame';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { takeTurn } from '../../../../src/core/game/turns/takeTurn';
import { NO_DEADLINE } from '../../../../src/core/strategy/agent';
import { createAgent } from '../../../../src/core/strategy/createAgent';
import { censusShapes } from '../../../../src/core/strategy/leaves/census/census';
import { equityEvaluator } from '../../../../src/core/strategy/leaves/equityEvaluator';
import { LeaveTable } from '../../../../src/core/strategy/leaves/leaveTable';
import { viewOf } from '../../../../src/core/strategy/playerView';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { TEST_SEED } from '../../../seed';
import { GAME_WORDS } from '../gameWords';
import { listingAgent } from './listingAgent';
import { someLeaveTable } from './someLeaveTable';
import { TOY_RULES, toyLexicon } from './toyBag';

/** Plays a game by equity; at each turn everybody must choose the same. */
function playBoth(rules: Rules, lexicon: ReturnType<typeof toyLexicon>, seed: number): number {
  const table = someLeaveTable(rules, seed);
  const pruned = createAgent({ kind: 'equity' }, lexicon, { leaves: table });
  const listing = listingAgent(lexicon, equityEvaluator(table));
  const random = createRandom(seed);
  let state = unwrap(startGame({ rules, seed, turnRules: { ...CLASSIC_TURN_RULES, challenge: 'void' } }));
  let turns = 0;
  for (; state.end === undefined; turns++) {
    const view = viewOf(state, state.player);
    const turn = pruned(view, random, NO_DEADLINE);
    expect(turn).toEqual(listing(view, random, NO_DEADLINE));
    state = takeTurn(state, turn);
  }
  return turns;
}

describe(`equity (TEST_SEED=${TEST_SEED})`, () => {
  it('takes the best of all listed turns, in whole games', () => {
    const lexicon = buildSmallGaddag(GAME_WORDS.map(codesOf));
    let turns = 0;
    for (let seed = 0; seed < 3; seed++) turns += playBoth(CLASSIC_RULES, lexicon, seed);
    expect(turns).toBeGreaterThan(40);
  });

  it('does so on small boards, with racks of 1 to 12 tiles', () => {
    const lexicon = toyLexicon();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(1000), (rackSize, seed) => {
        const rules = { ...TOY_RULES, rackSize, exchangeLimit: seed % 3 };
        expect(playBoth(rules, lexicon, seed)).toBeGreaterThan(0);
      }),
      { numRuns: 40, seed: TEST_SEED },
    );
  });

  it('exchanges if that is worth more than every play', () => {
    const lexicon = buildSmallGaddag([codesOf('AA')]);
    const table = new LeaveTable(censusShapes(CLASSIC_RULES).leaves);
    table.values[table.shape.indexOf([19])] = 40;
    const agent = createAgent({ kind: 'equity' }, lexicon, { leaves: table });
    const state = unwrap(startGame({ rules: CLASSIC_RULES, seed: 1 }));
    const rack = Uint8Array.from([1, 1, 19, 22, 22, 23, 24]);
    const view = viewOf(state, 0);
    const turn = agent({ ...view, position: { ...view.position, rack } }, createRandom(1), NO_DEADLINE);
    expect(turn).toEqual({ kind: 'exchange', tiles: [1, 1, 22, 22, 23, 24] });
  });
});
