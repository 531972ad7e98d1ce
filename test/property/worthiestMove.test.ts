import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BLANK } from '../../src/core/alphabet/tile';
import { checkSetup, type Position } from '../../src/core/board/position';
import { CLASSIC_RULES, type Rules } from '../../src/core/board/rules';
import { createRandom } from '../../src/core/game/random';
import { playGame } from '../../src/core/game/selfPlay';
import { startGame } from '../../src/core/game/startGame';
import { takeTurn } from '../../src/core/game/turns/takeTurn';
import type { Gaddag } from '../../src/core/lexicon/gaddag';
import { BestMoveFinder } from '../../src/core/movegen/bestMove/bestMoveFinder';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { NO_DEADLINE } from '../../src/core/strategy/agent';
import { createAgent } from '../../src/core/strategy/createAgent';
import { equityEvaluator } from '../../src/core/strategy/leaves/equityEvaluator';
import { viewOf } from '../../src/core/strategy/playerView';
import { listingAgent } from '../core/strategy/leaves/listingAgent';
import { someLeaveTable } from '../core/strategy/leaves/someLeaveTable';
import { buildOracleGaddag, buildSmallGaddag } from '../oracle/oracleLexicon';
import { positionOf, readOraclePositions, unwrap } from '../oracle/oraclePositions';
import { randomGame } from '../oracle/randomSetup';
import { runs, TEST_SEED } from '../seed';
import {
  allMovesWithWorth,
  anyWorth,
  leaveLike,
  moveWorthOf,
  type TestedWorth,
  worthiestOf,
} from './someWorth';

/** Letter multipliers up to 9, word multipliers up to 4, and a brick on every eleventh square. */
const LARGE_RULES: Rules = {
  ...CLASSIC_RULES,
  name: 'Large',
  layout: {
    rows: 21,
    cols: 21,
    start: { row: 10, col: 10 },
    letterMultipliers: Array.from({ length: 441 }, (_, square) => (square % 13 === 5 ? 1 + (square % 9) : 1)),
    wordMultipliers: Array.from({ length: 441 }, (_, square) => (square % 17 === 3 ? 1 + (square % 4) : 1)),
    bricks: Array.from({ length: 441 }, (_, square) => square % 11 === 7),
  },
  rackSize: 8,
};

/** Takes something off for every letter beyond the tenth, and for every square in the lower half. */
const placedBelow = ({ squares, tiles }: { squares: readonly number[]; tiles: readonly number[] }) =>
  -700 * tiles.filter((tile) => tile > 10).length - 1300 * squares.filter((square) => square > 112).length;

const WORTHS: readonly (readonly [string, TestedWorth])[] = [
  ['any leaves', { kept: anyWorth(1, 30) }],
  ['leaves in whole fives, many alike', { kept: anyWorth(2, 30, 5000) }],
  ['leaves of players', { kept: leaveLike }],
  ['leaves that outweigh any score', { kept: anyWorth(3, 3000) }],
  ['squares, with a bound', { placed: placedBelow, most: 0 }],
  ['squares, without a bound', { placed: placedBelow }],
  ['leaves and squares', { kept: anyWorth(4, 15), placed: placedBelow, most: 0 }],
  ['nothing', {}],
];

describe(`the move of the highest worth, found without listing the others (TEST_SEED=${TEST_SEED})`, () => {
  const expectWorthiest = (
    finder: BestMoveFinder,
    generator: MoveGenerator,
    position: Position,
    worth: TestedWorth,
    name?: string,
  ): number => {
    const all = allMovesWithWorth(generator, position, worth);
    const best = worthiestOf(all);
    const moveWorth = moveWorthOf(position, worth);
    expect(finder.findWorthiest(position, moveWorth), name).toEqual(best);
    const most = all.find(({ move }) => move === best)?.worth;
    if (most === undefined) return 0;
    expect(finder.findWorthiest(position, moveWorth, most), name).toEqual(best);
    expect(finder.findWorthiest(position, moveWorth, most + 1), name).toBeUndefined();
    return all.length;
  };

  it.each(WORTHS)('by %s is the best of the list on random boards', (_name, worth) => {
    let found = 0;
    fc.assert(
      fc.property(randomGame(10), ({ setup, words }) => {
        const gaddag = buildSmallGaddag(words);
        const { position } = unwrap(checkSetup(setup));
        found += expectWorthiest(new BestMoveFinder(gaddag), new MoveGenerator(gaddag), position, worth);
      }),
      { numRuns: runs(100), seed: TEST_SEED },
    );
    expect(found).toBeGreaterThan(runs(100));
  });

  describe('with the default lexicon', () => {
    let generator: MoveGenerator;
    let finder: BestMoveFinder;
    let lexicon: Gaddag;
    let played: Position[];

    beforeAll(() => {
      lexicon = buildOracleGaddag();
      generator = new MoveGenerator(lexicon);
      finder = new BestMoveFinder(lexicon);
      played = [0, 1, 2, 3].flatMap(
        (game) => playGame(CLASSIC_RULES, (position) => finder.find(position), TEST_SEED + game).positions,
      );
    });

    it('is the best of the list in the positions of the oracle', () => {
      for (const [nth, expected] of readOraclePositions().entries()) {
        // Lists of a hundred thousand moves take long to weigh.
        if (expected.moves > 20_000) continue;
        const [, worth] = WORTHS[nth % WORTHS.length]!;
        expectWorthiest(finder, generator, positionOf(expected), worth, expected.id);
      }
    });

    it('is the best of the list in positions of games', () => {
      for (const [nth, position] of played.entries())
        expectWorthiest(finder, generator, position, WORTHS[nth % WORTHS.length]![1]);
    });

    it.each([
      { blanks: 1, size: 7, positionCount: 8 },
      { blanks: 2, size: 7, positionCount: 3 },
      { blanks: 0, size: 8, positionCount: 16 },
      { blanks: 0, size: 9, positionCount: 16 },
      { blanks: 1, size: 9, positionCount: 3 },
    ])('is the best of the list with $blanks blanks among $size tiles', ({ blanks, positionCount, size }) => {
      for (const [nth, position] of played.slice(0, positionCount).entries()) {
        const letters = [...position.rack, 5, 19, 20]
          .filter((tile) => tile !== BLANK)
          .slice(0, size - blanks);
        const rack = Uint8Array.from([...Array<number>(blanks).fill(BLANK), ...letters]);
        const bingoBonus = Int32Array.from({ length: rack.length + 1 }, (_, count) => (count > 6 ? 50 : 0));
        expectWorthiest(
          finder,
          generator,
          { ...position, rack, bingoBonus },
          WORTHS[nth % WORTHS.length]![1],
        );
      }
    });

    it.each([
      ['the standard board', CLASSIC_RULES],
      ['21×21 with bricks and a rack of eight', LARGE_RULES],
    ])('is played by the equity agent on %s, to the last turn', (_name, rules) => {
      const table = someLeaveTable(rules, TEST_SEED);
      const pruned = createAgent({ kind: 'equity' }, lexicon, { leaves: table });
      const listing = listingAgent(lexicon, equityEvaluator(table));
      const random = createRandom(TEST_SEED);
      let state = unwrap(startGame({ rules, seed: TEST_SEED }));
      let emptyBags = 0;
      while (state.end === undefined) {
        const view = viewOf(state, state.player);
        if (view.bagCount === 0) emptyBags++;
        const turn = pruned(view, random, NO_DEADLINE);
        // With a blank the large board has tens of thousands of moves, which take long to list and to weigh.
        if (rules === CLASSIC_RULES || !view.position.rack.includes(BLANK))
          expect(turn).toEqual(listing(view, random, NO_DEADLINE));
        state = takeTurn(state, turn);
      }
      expect(emptyBags).toBeGreaterThan(0);
    });

    it('leaves the search for the best score unchanged', () => {
      for (const position of played.slice(0, 20)) {
        finder.findWorthiest(position, moveWorthOf(position, { kept: leaveLike }));
        expect(finder.find(position)).toEqual(worthiestOf(allMovesWithWorth(generator, position, {})));
      }
    });
  });
});
