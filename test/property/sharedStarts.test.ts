import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterOf, NO_TILE } from '../../src/core/alphabet/tile';
import { checkSetup, type Position } from '../../src/core/board/position';
import { MoveList } from '../../src/core/movegen/moveList';
import { WholeBoardGenerator } from '../../src/core/movegen/reference/wholeBoardGenerator';
import { Replay, type ReplayState, type WordStart } from '../../src/core/trace/replay';
import { TraceCode } from '../../src/core/trace/traceEvent';
import { traceScope } from '../../src/core/trace/traceScope';
import { summariseTrace } from '../../src/core/trace/traceSummary';
import { buildSmallGaddag } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { randomGame } from '../oracle/randomSetup';
import { runs, TEST_SEED } from '../seed';

/** The squares of a line from a start on, up to the edge or a brick, as numbers. */
function lineFrom({ cols, rows, rules, tiles }: Position, { isDown, square }: WordStart): number[] {
  const { bricks } = rules.layout;
  const line: number[] = [];
  let row = Math.floor(square / cols);
  let col = square % cols;
  while (row < rows && col < cols) {
    const number = row * cols + col;
    if (bricks[number] === true && tiles[number] === NO_TILE) break;
    line.push(number);
    if (isDown) row++;
    else col++;
  }
  return line;
}

/** The word across a letter on an empty square; just the letter if nothing adjoins. */
function crossWordAt(
  { cols, rows, tiles }: Position,
  square: number,
  isDown: boolean,
  letter: number,
): number[] {
  const word = [letter];
  for (const step of [-1, 1]) {
    let [row, col] = [Math.floor(square / cols), square % cols];
    for (;;) {
      if (isDown) col += step;
      else row += step;
      const tile = row < 0 || col < 0 || row >= rows || col >= cols ? NO_TILE : tiles[row * cols + col]!;
      if (tile === NO_TILE) break;
      if (step < 0) word.unshift(letterOf(tile));
      else word.push(letterOf(tile));
    }
  }
  return word;
}

it(`letters are shared by exactly those starts where they fit (TEST_SEED=${TEST_SEED})`, () => {
  let shared = 0;
  let dropped = 0;
  fc.assert(
    fc.property(randomGame(6), ({ setup, words }) => {
      const { position } = unwrap(checkSetup({ ...setup, rack: setup.rack.slice(0, 4) }));
      const gaddag = buildSmallGaddag(words);
      const { found, summary, trace } = unwrap(
        traceScope(gaddag, position, { kind: 'whole' }, { algorithm: 'board' }),
      );
      const plain = new MoveList();
      plain.reset(position);
      const work = new WholeBoardGenerator(gaddag, plain).generate(position);
      expect(summary).toEqual(summariseTrace(trace));
      expect([summary.arcsFollowed, summary.movesFound]).toEqual([work.arcsFollowed, work.movesFound]);
      expect(found.length).toBe(plain.length);

      const fits = (start: WordStart, { path }: ReplayState): boolean => {
        const line = lineFrom(position, start);
        return path.every(({ tile }, nth) => {
          const square = line[nth];
          if (square === undefined || position.tiles[square] !== NO_TILE) return false;
          const word = crossWordAt(position, square, start.isDown, letterOf(tile));
          return word.length === 1 || gaddag.acceptsWord(word);
        });
      };
      const replay = new Replay(trace);
      let all: readonly WordStart[] = [];
      const keyOf = ({ isDown, square }: WordStart) => `${square}${isDown ? 'd' : 'a'}`;
      for (let step = 1; step <= trace.length; step++) {
        const state = replay.at(step);
        if (state.event?.code === TraceCode.WalkBegun) all = state.starts ?? [];
        if (state.event?.code !== TraceCode.TileShared) continue;
        const expected = all.filter((start) => fits(start, state)).map(keyOf);
        expect((state.starts ?? []).map(keyOf).sort()).toEqual(expected.sort());
        shared++;
        dropped += all.length - expected.length;
      }
      // The word of every move begins at one of the starts.
      const keys = new Set(all.map(keyOf));
      for (let index = 0; index < found.length; index++) {
        const { col, direction, row } = found.moveAt(index);
        expect(keys).toContain(`${row * position.cols + col}${direction === 'down' ? 'd' : 'a'}`);
      }
    }),
    { numRuns: runs(200), seed: TEST_SEED },
  );
  expect(shared).toBeGreaterThan(runs(200));
  expect(dropped).toBeGreaterThan(runs(200));
});
