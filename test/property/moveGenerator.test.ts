import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSetup, type Position } from '../../src/core/board/position';
import type { Setup } from '../../src/core/board/setup';
import { findPlacement, placedTiles } from '../../src/core/movegen/candidates/findPlacement';
import { computeGaddagMatch } from '../../src/core/movegen/candidates/gaddagMatch';
import { rankMoves } from '../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { formatMoveList } from '../../src/core/notation/positions/moveList';
import { explainMove } from '../../src/core/scoring/explainMove';
import { say } from '../../src/texts/say';
import { listMovesByBruteForce } from '../oracle/bruteForce';
import { buildSmallGaddag } from '../oracle/oracleLexicon';
import { randomGame } from '../oracle/randomSetup';
import { runs, TEST_SEED } from '../seed';

const moves = new MoveList();

function positionOf(setup: Setup): Position {
  const checked = checkSetup(setup);
  if (!checked.ok) throw new Error(checked.error.map(({ message }) => say(message)).join(' '));
  return checked.value.position;
}

describe(`the move generator on random small boards (TEST_SEED=${TEST_SEED})`, () => {
  it('lists exactly the moves and scores of the brute-force lister', () => {
    let found = 0;
    fc.assert(
      fc.property(randomGame(), ({ setup, words }) => {
        const position = positionOf(setup);
        new MoveGenerator(buildSmallGaddag(words)).generate(position, moves);
        const listed = Array.from({ length: moves.length }, (_, i) => moves.moveAt(i));
        const expected = listMovesByBruteForce(setup, new Set(words.map((word) => word.join(','))));
        expect(formatMoveList(listed, setup.rules.distribution)).toEqual(expected);
        found += expected.length;
      }),
      { numRuns: runs(800), seed: TEST_SEED },
    );
    // A generator of boards without moves would prove nothing.
    expect(found).toBeGreaterThan(runs(2_000));
  });

  it('finds a move by its tiles and their squares, and no other one', () => {
    fc.assert(
      fc.property(randomGame(5), ({ setup, words }) => {
        new MoveGenerator(buildSmallGaddag(words)).generate(positionOf(setup), moves);
        for (let index = 0; index < moves.length; index++) {
          const placed = placedTiles(moves.moveAt(index));
          expect(findPlacement(moves, placed)).toBe(index);
          const [first, ...others] = placed;
          const changed = [{ ...first!, tile: first!.tile === 1 ? 2 : 1 }, ...others];
          const isListed = Array.from({ length: moves.length }, (_, i) => moves.moveAt(i)).some(
            (move) => JSON.stringify(placedTiles(move)) === JSON.stringify(changed),
          );
          expect(findPlacement(moves, changed) >= 0).toBe(isListed);
          // The same tiles one column further are another placement.
          const moved = placed.map((tile) => ({ ...tile, col: tile.col + setup.rules.layout.cols }));
          expect(findPlacement(moves, moved)).toBe(-1);
        }
      }),
      { numRuns: runs(60), seed: TEST_SEED },
    );
  });

  it('ranks every move once, by descending score, and explains each score', () => {
    fc.assert(
      fc.property(randomGame(5), ({ setup, words }) => {
        const position = positionOf(setup);
        const gaddag = buildSmallGaddag(words);
        new MoveGenerator(gaddag).generate(position, moves);
        const order = rankMoves(moves);
        expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: moves.length }, (_, i) => i));
        const ranked = Array.from(order, (index) => moves.moveAt(index));
        for (const [i, move] of ranked.entries()) {
          if (i > 0) expect(ranked[i - 1]!.score).toBeGreaterThanOrEqual(move.score);
          expect(explainMove(position, move).total).toBe(move.score);
          const { text, steps } = computeGaddagMatch(position, move);
          expect(text).toMatch(/^[A-E]+\$[A-E]*$/);
          expect(steps.length).toBe(text.endsWith('$') ? text.length - 1 : text.length);
        }
      }),
      { numRuns: runs(200), seed: TEST_SEED },
    );
  });
});
