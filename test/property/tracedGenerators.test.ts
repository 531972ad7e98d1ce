import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TILE } from '../../src/core/alphabet/tile';
import { checkSetup } from '../../src/core/board/position';
import type { Setup } from '../../src/core/board/setup';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { eventAt, Replay } from '../../src/core/trace/replay';
import { BEHIND_FLAG, BRICK_FLAG, TraceCode } from '../../src/core/trace/traceEvent';
import { traceScope } from '../../src/core/trace/traceScope';
import type { Trace } from '../../src/core/trace/traceWriter';
import { buildSmallGaddag } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { randomGame } from '../oracle/randomSetup';
import { runs, TEST_SEED } from '../seed';

/** A trace knows no scores. */
const placementsOf = (moves: MoveList) =>
  Array.from({ length: moves.length }, (_, i) => JSON.stringify({ ...moves.moveAt(i), score: 0 })).sort();

/**
 * No event happens on a brick, and walks end at the edge or at a brick as they say. Returns
 * how many end at bricks.
 */
function checkEdges({ rules: { layout }, tiles }: Setup, trace: Trace): number {
  const { bricks, cols, rows } = layout;
  const isBrick = (square: number) => bricks[square] === true && tiles[square] === NO_TILE;
  const replay = new Replay(trace);
  let atBricks = 0;
  for (let step = 1; step <= trace.length; step++) {
    const { code, square, value } = eventAt(trace, step - 1);
    expect(isBrick(square)).toBe(false);
    if (code !== TraceCode.EdgeReached) continue;
    const [place, length, stride] =
      replay.at(step).direction === 'across'
        ? [square % cols, cols, 1]
        : [Math.floor(square / cols), rows, cols];
    const isBehind = (value & BEHIND_FLAG) !== 0;
    if ((value & BRICK_FLAG) === 0) expect(place).toBe(isBehind ? length - 1 : 0);
    else {
      expect(isBrick(square + (isBehind ? stride : -stride))).toBe(true);
      atBricks++;
    }
  }
  return atBricks;
}

describe(`traced searches on random small boards (TEST_SEED=${TEST_SEED})`, () => {
  it.each(['gaddag', 'dawg', 'board'] as const)('of the %s find every move once', (algorithm) => {
    let found = 0;
    let brickEdges = 0;
    fc.assert(
      fc.property(randomGame(6), ({ setup, words }) => {
        const rack = setup.rack.slice(0, 5);
        const { position } = unwrap(checkSetup({ ...setup, rack }));
        const gaddag = buildSmallGaddag(words);
        const expected = new MoveList();
        new MoveGenerator(gaddag).generate(position, expected);
        const traced = unwrap(traceScope(gaddag, position, { kind: 'whole' }, { algorithm }));
        expect(placementsOf(traced.found)).toEqual(placementsOf(expected));
        found += expected.length;
        brickEdges += checkEdges(setup, traced.trace);
      }),
      { numRuns: runs(300), seed: TEST_SEED },
    );
    expect(found).toBeGreaterThan(runs(400));
    // One walk for the whole board leaves out such squares from the beginning.
    if (algorithm === 'board') expect(brickEdges).toBe(0);
    else expect(brickEdges).toBeGreaterThan(50);
  });
});
