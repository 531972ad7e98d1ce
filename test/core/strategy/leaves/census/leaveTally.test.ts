import { describe, expect, it } from 'vitest';
import { LeaveTally } from '../../../../../src/core/strategy/leaves/census/leaveTally';
import { smoothLeaves } from '../../../../../src/core/strategy/leaves/census/smoothLeaves';
import { LeaveShape } from '../../../../../src/core/strategy/leaves/leaveShape';

/** A blank, two A and a B, up to two: the empty leave, ?, ?A, ?B, A, AA, AB, B. */
const counts = [1, 2, 1];
const shape = new LeaveShape(counts, 2, 'dictionary');
const [BLANK_A, A, AA, AB, B] = [2, 4, 5, 6, 7];

const means = (...values: number[]): Float64Array => Float64Array.from(values);

describe('LeaveTally', () => {
  it('sums the worth of a leave relative to the racks of its board', () => {
    const tally = new LeaveTally(shape);
    tally.addBoard(means(30, 50, 51, 48, 31, 29, 32.5, 30.25), counts);
    tally.addBoard(means(40, 50, 51, 48, 45, 29, 32.5, 30.25), counts);
    expect([tally.meanOf(A), tally.varianceOf(A)]).toEqual([3, 8]);
    expect(tally.meanOf(B)).toBe(-4.75);
    expect(tally.boards).toBe(2);
  });

  it('omits leaves outside the pool of a board', () => {
    const tally = new LeaveTally(shape);
    tally.addBoard(means(30, 0, 0, 0, 31, 0, 33, 32), [0, 1, 1]);
    expect([...tally.counts]).toEqual([1, 0, 0, 0, 1, 0, 1, 1]);
  });

  it('has the same sums in whatever parts and order boards are added', () => {
    const boards = Array.from({ length: 20 }, (_, nth) =>
      means(...Array.from({ length: shape.size }, (_, index) => 30 + ((nth * 37 + index * 11) % 17) / 7)),
    );
    const whole = new LeaveTally(shape);
    for (const board of boards) whole.addBoard(board, counts);
    const parts = [0, 1, 2].map((part) => {
      const tally = new LeaveTally(shape);
      for (let nth = part; nth < boards.length; nth += 3) tally.addBoard(boards[nth]!, counts);
      return tally;
    });
    const together = new LeaveTally(shape);
    for (const part of parts.toReversed()) together.addTally(part);
    expect(together).toEqual(whole);
    expect(smoothLeaves(shape, together)).toEqual(smoothLeaves(shape, whole));
  });
});

describe('smoothLeaves', () => {
  it('trusts observations of many boards', () => {
    const tally = new LeaveTally(shape);
    for (let nth = 0; nth < 1000; nth++) {
      const luck = nth % 2 === 0 ? 1 : -1;
      tally.addBoard(means(30, 50, 55, 48, 32 + luck, 30, 27, 29 - luck), counts);
    }
    const { errors, table } = smoothLeaves(shape, tally);
    expect(table.values[0]).toBe(0);
    expect(table.values[A]).toBeCloseTo(2, 5);
    expect(table.values[BLANK_A]).toBeCloseTo(25, 3);
    expect(table.values[AB]).toBeCloseTo(-3, 3);
    expect(errors[A]).toBeCloseTo(1 / Math.sqrt(1000), 3);
  });

  it('estimates an unobserved leave from its pairs of tiles', () => {
    const longer = new LeaveShape([1, 2, 1], 3);
    const tally = new LeaveTally(longer);
    // ? 20, A 2, B −1, AA 3, AB 0, ?A 23, ?B 17; nothing else can be drawn from AAB or ?AA or ?AB.
    const worth = new Map([
      ['0', 20],
      ['1', 2],
      ['2', -1],
      ['1,1', 3],
      ['1,2', 0],
      ['0,1', 23],
      ['0,2', 17],
    ]);
    const board = new Float64Array(longer.size);
    longer.visit((kinds, index) => (board[index] = 30 + (worth.get(kinds.join()) ?? 0)));
    for (const pool of [
      [1, 0, 1],
      [1, 1, 0],
      [0, 2, 0],
      [0, 1, 1],
    ])
      for (let nth = 0; nth < 100; nth++) tally.addBoard(board, pool);
    const { table } = smoothLeaves(longer, tally);
    const blankAB = longer.indexOf([0x80, 1, 2]);
    expect(tally.counts[blankAB]).toBe(0);
    const pairs = [23 + 17 - 20, 23 + 0 - 2, 17 + 0 + 1];
    expect(table.values[blankAB]).toBeCloseTo((pairs[0]! + pairs[1]! + pairs[2]!) / 3, 1);
  });

  it('trusts few boards little', () => {
    const tally = new LeaveTally(shape);
    for (let nth = 0; nth < 200; nth++) tally.addBoard(means(30, 0, 0, 0, 32, 34, 0, 0), [0, 2, 0]);
    for (let nth = 0; nth < 200; nth++)
      tally.addBoard(means(30, 0, 0, 0, 32, 0, 27 + 10 * (nth % 2), 30), [0, 1, 1]);
    const seen = smoothLeaves(shape, tally).table.values;
    expect(seen[AA]).toBeCloseTo(4, 1);
    // One board alone says that the blank and A are worth 90; together they should be worth 20 and 2.
    tally.addBoard(means(30, 50, 120, 0, 32, 0, 0, 0), [1, 1, 0]);
    const { errors, table } = smoothLeaves(shape, tally);
    expect(table.values[BLANK_A]).toBeGreaterThan(21);
    expect(table.values[BLANK_A]).toBeLessThan(30);
    expect(errors[BLANK_A]).toBeGreaterThan(errors[AB]!);
  });
});
