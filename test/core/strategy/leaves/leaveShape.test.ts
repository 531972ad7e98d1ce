import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { BLANK } from '../../../../src/core/alphabet/tile';
import {
  countLeaves,
  kindCounts,
  LeaveShape,
  longestWithin,
  NO_TILE_LEFT,
} from '../../../../src/core/strategy/leaves/leaveShape';
import { LeaveTable, leaveShapeOf, longestLeave } from '../../../../src/core/strategy/leaves/leaveTable';

const [A, B] = [1, 2];

describe('LeaveShape', () => {
  it('numbers the leaves of a small set as a dictionary would, blanks first', () => {
    // One blank, two A, one B; up to two tiles.
    const shape = new LeaveShape([1, 2, 1], 2);
    const leaves = [[], [BLANK], [BLANK, A], [BLANK, B], [A], [A, A], [A, B], [B]];
    expect(shape.size).toBe(leaves.length);
    expect(leaves.map((tiles) => shape.indexOf(tiles))).toEqual(leaves.map((_, index) => index));
  });

  it('takes tiles in any order and knows what is none of its leaves', () => {
    const shape = new LeaveShape([1, 2, 1], 2);
    expect(shape.indexOf([B, A])).toBe(shape.indexOf([A, B]));
    expect(shape.indexOf([BLANK | A])).toBe(shape.indexOf([BLANK]));
    expect([[B, B], [BLANK, BLANK], [A, A, B], [3], [32]].map((tiles) => shape.indexOf(tiles))).toEqual(
      Array(5).fill(NO_TILE_LEFT),
    );
  });

  it('has the leaves of English that are known to be', () => {
    const counts = kindCounts(ENGLISH);
    const bySize = [0, 1, 2, 3, 4, 5, 6, 7].map((longest) => countLeaves(counts, longest));
    const added = bySize.map((count, longest) => count - (bySize[longest - 1] ?? 0));
    expect(added).toEqual([1, 27, 373, 3509, 25_254, 148_150, 737_311, 3_199_724]);
    const shape = leaveShapeOf(ENGLISH, 7);
    expect(shape.size).toBe(914_625);
    expect(shape.nexts.length / 27).toBeLessThan(1000);
  });

  it('visits every leave once, by number', () => {
    const shape = new LeaveShape([2, 1, 0, 3, 2], 4);
    let expected = 0;
    shape.visit((kinds, index) => {
      expect(index).toBe(expected++);
      expect(shape.indexOf(kinds.map((kind) => (kind === 0 ? BLANK : kind)))).toBe(index);
    });
    expect(expected).toBe(shape.size);
  });

  it('falls to shorter leaves where there would be too many', () => {
    expect(longestWithin([1, 2, 1], 3, 8)).toBe(2);
    expect(longestWithin([1, 2, 1], 3, 1)).toBe(0);
    const many = Array<number>(33).fill(1_000_000);
    expect([1, 2, 7, 8, 12, 40].map((rackSize) => longestLeave(many, rackSize))).toEqual([0, 1, 6, 6, 6, 6]);
    expect(longestLeave(kindCounts(ENGLISH), 12)).toBe(7);
  });
});

describe('LeaveTable', () => {
  it('tells what a leave is worth', () => {
    const table = new LeaveTable(
      new LeaveShape([1, 2, 1], 2),
      Float32Array.from([0, 20, 21, 22, 1, -1, 2, 3]),
    );
    expect(table.valueOf([])).toBe(0);
    expect(table.valueOf([B, BLANK])).toBe(22);
    expect(table.valueOf([A, A])).toBe(-1);
    expect(table.valueOf([B, B])).toBeUndefined();
  });
});
