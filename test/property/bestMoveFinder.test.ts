import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BLANK } from '../../src/core/alphabet/tile';
import { checkSetup, type Position } from '../../src/core/board/position';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { playGame } from '../../src/core/game/selfPlay';
import type { Gaddag } from '../../src/core/lexicon/gaddag';
import { BestMoveFinder } from '../../src/core/movegen/bestMove/bestMoveFinder';
import { rankMoves } from '../../src/core/movegen/candidates/rank';
import type { Move } from '../../src/core/movegen/move';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { buildOracleGaddag, buildSmallGaddag } from '../oracle/oracleLexicon';
import { positionOf, readOraclePositions, unwrap } from '../oracle/oraclePositions';
import { randomGame } from '../oracle/randomSetup';
import { runs, TEST_SEED } from '../seed';

const moves = new MoveList();

function firstOfAll(generator: MoveGenerator, position: Position): Move | undefined {
  generator.generate(position, moves);
  const first = rankMoves(moves)[0];
  return first === undefined ? undefined : moves.moveAt(first);
}

describe(`the best move, found without listing the others (TEST_SEED=${TEST_SEED})`, () => {
  it('is the first of the ranked list on random boards', () => {
    let found = 0;
    fc.assert(
      fc.property(randomGame(9), ({ setup, words }) => {
        const gaddag = buildSmallGaddag(words);
        const { position } = unwrap(checkSetup(setup));
        const best = new BestMoveFinder(gaddag).find(position);
        expect(best).toEqual(firstOfAll(new MoveGenerator(gaddag), position));
        if (best !== undefined) found++;
      }),
      { numRuns: runs(800), seed: TEST_SEED },
    );
    expect(found).toBeGreaterThan(runs(200));
  });

  describe('with the default lexicon', () => {
    let gaddag: Gaddag;
    let generator: MoveGenerator;
    let finder: BestMoveFinder;

    beforeAll(() => {
      gaddag = buildOracleGaddag();
      generator = new MoveGenerator(gaddag);
      finder = new BestMoveFinder(gaddag);
    });

    it('is the first of the ranked list in every position of the oracle', () => {
      for (const expected of readOraclePositions()) {
        const position = positionOf(expected);
        const best = finder.find(position);
        expect(best?.score ?? null, expected.id).toBe(expected.best);
        expect(best, expected.id).toEqual(firstOfAll(generator, position));
      }
    });

    it('is the first of the ranked list in positions of games', () => {
      const positions: Position[] = [];
      for (let game = 0; positions.length < runs(2_000); game++)
        positions.push(
          ...playGame(CLASSIC_RULES, (position) => finder.find(position), TEST_SEED + game).positions,
        );
      for (const position of positions)
        expect(finder.find(position)).toEqual(firstOfAll(generator, position));
    });

    // With two blanks there are thirty thousand moves and more, with three hundreds of thousands.
    it.each([
      { blanks: 1, positionCount: 200 },
      { blanks: 2, positionCount: 40 },
      { blanks: 3, positionCount: 3 },
    ])('is the first of the ranked list with $blanks blanks on the rack', ({ blanks, positionCount }) => {
      const positions: Position[] = [];
      for (let game = 0; positions.length < runs(positionCount); game++)
        positions.push(
          ...playGame(CLASSIC_RULES, (position) => finder.find(position), TEST_SEED + game).positions,
        );
      for (const position of positions.slice(0, runs(positionCount))) {
        const rack = Uint8Array.from(position.rack, (tile, i) => (i < blanks ? BLANK : tile));
        const withBlanks = { ...position, rack };
        expect(finder.find(withBlanks)).toEqual(firstOfAll(generator, withBlanks));
      }
    });
  });
});
