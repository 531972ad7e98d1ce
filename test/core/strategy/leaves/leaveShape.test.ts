import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { BLANK, type Tile } from '../../../../src/core/alphabet/tile';
import {
  countLeaves,
  kindCounts,
  kindOf,
  LeaveShape,
  longestWithin,
  NO_TILE_LEFT,
} from '../../../../src/core/strategy/leaves/leaveShape';
import { LeaveTable, leaveShapeOf, longestLeave } from '../../../../src/core/strategy/leaves/leaveTable';

const [A, B] = [1, 2];

/** All leaves by enumeration: every choice of a number of tiles of each kind. */
function allLeaves(counts: readonly number[], longest: number): readonly (readonly Tile[])[] {
  let leaves: readonly (readonly Tile[])[] = [[]];
  for (const [kind, count] of counts.entries())
    leaves = leaves.flatMap((leave) =>
      Array.from({ length: count + 1 }, (_, used) => [
        ...leave,
        ...Array<Tile>(used).fill(kind === 0 ? BLANK : kind),
      ]),
    );
  return leaves.filter(({ length }) => length <= longest);
}

/** Shorter ones first, then those whose last tile comes first, or the one before it, and so on. */
function compareBySize(one: readonly Tile[], other: readonly Tile[]): number {
  if (one.length !== other.length) return one.length - other.length;
  const at = one.findLastIndex((tile, nth) => tile !== other[nth]);
  return at < 0 ? 0 : kindOf(one[at]!) - kindOf(other[at]!);
}

const SETS: readonly (readonly [number[], number])[] = [
  [[2, 1, 0, 3, 2], 4],
  [[0, 4, 4], 3],
  [[1, 2, 1], 9],
  [[3], 2],
  [[1, 2], 0],
  [[0, 0], 2],
];

describe('LeaveShape', () => {
  it('numbers the leaves of a small set by size, those of a size by their last kind', () => {
    // One blank, two A, one B; up to three tiles.
    const shape = new LeaveShape([1, 2, 1], 3);
    const leaves = [[], [BLANK], [A], [B], [BLANK, A], [A, A], [BLANK, B], [A, B]];
    leaves.push([BLANK, A, A], [BLANK, A, B], [A, A, B]);
    expect(shape.size).toBe(leaves.length);
    expect(leaves.map((tiles) => shape.indexOf(tiles))).toEqual(leaves.map((_, index) => index));
  });

  it.each(SETS)('numbers all leaves of %j of up to %i so', (counts, longest) => {
    const shape = new LeaveShape(counts, longest);
    const leaves = allLeaves(counts, longest).toSorted(compareBySize);
    expect(shape.size).toBe(leaves.length);
    expect(leaves.map((tiles) => shape.indexOf(tiles))).toEqual(leaves.map((_, index) => index));
  });

  it('can number them in dictionary order, blanks first', () => {
    // One blank, two A, one B; up to two tiles.
    const shape = new LeaveShape([1, 2, 1], 2, 'dictionary');
    const leaves = [[], [BLANK], [BLANK, A], [BLANK, B], [A], [A, A], [A, B], [B]];
    expect(shape.size).toBe(leaves.length);
    expect(leaves.map((tiles) => shape.indexOf(tiles))).toEqual(leaves.map((_, index) => index));
  });

  it('accepts tiles in any order and detects foreign leaves', () => {
    const shape = new LeaveShape([1, 2, 1], 2);
    expect(shape.indexOf([B, A])).toBe(shape.indexOf([A, B]));
    expect(shape.indexOf([BLANK | A])).toBe(shape.indexOf([BLANK]));
    expect([[B, B], [BLANK, BLANK], [A, A, B], [3], [32]].map((tiles) => shape.indexOf(tiles))).toEqual(
      Array(5).fill(NO_TILE_LEFT),
    );
    // A second blank may follow the first: the list must not cycle.
    expect(new LeaveShape([2, 1], 2).indexOf([2])).toBe(NO_TILE_LEFT);
  });

  it('has the known number of English leaves', () => {
    const counts = kindCounts(ENGLISH);
    const bySize = [0, 1, 2, 3, 4, 5, 6, 7].map((longest) => countLeaves(counts, longest));
    const added = bySize.map((count, longest) => count - (bySize[longest - 1] ?? 0));
    expect(added).toEqual([1, 27, 373, 3509, 25_254, 148_150, 737_311, 3_199_724]);
    const shape = leaveShapeOf(ENGLISH, 7);
    expect(shape.size).toBe(914_625);
    expect(shape.nexts.length / 27).toBeLessThan(1000);
  });

  it.each(SETS)('visits all leaves of %j of up to %i in dictionary order', (counts, longest) => {
    const shapes = (['size', 'dictionary'] as const).map((order) => new LeaveShape(counts, longest, order));
    const texts = shapes.map((shape) => {
      const visited: string[] = [];
      const numbers: number[] = [];
      shape.visit((kinds, index) => {
        visited.push(kinds.join(''));
        numbers.push(index);
        expect(shape.indexOf(kinds.map((kind) => (kind === 0 ? BLANK : kind)))).toBe(index);
      });
      expect([...shape.inDictionary()]).toEqual(numbers);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(visited.map((_, nth) => nth));
      return visited;
    });
    const sorted = allLeaves(counts, longest).map((tiles) => tiles.map(kindOf).join(''));
    expect(texts[0]).toEqual(sorted.toSorted());
    expect(texts[1]).toEqual(texts[0]);
    expect([...shapes[1]!.inDictionary()]).toEqual(sorted.map((_, nth) => nth));
  });

  it('falls back to shorter leaves if there would be too many', () => {
    expect(longestWithin([1, 2, 1], 3, 8)).toBe(2);
    expect(longestWithin([1, 2, 1], 3, 1)).toBe(0);
    const many = Array<number>(33).fill(1_000_000);
    expect([1, 2, 7, 8, 12, 40].map((rackSize) => longestLeave(many, rackSize))).toEqual([0, 1, 6, 6, 6, 6]);
    expect(longestLeave(kindCounts(ENGLISH), 12)).toBe(7);
  });
});

describe('LeaveTable', () => {
  it('returns the worth of a leave', () => {
    const table = new LeaveTable(
      new LeaveShape([1, 2, 1], 2),
      Float32Array.from([0, 20, 1, 3, 21, -1, 22, 2]),
    );
    expect(table.valueOf([])).toBe(0);
    expect(table.valueOf([B, BLANK])).toBe(22);
    expect(table.valueOf([A, A])).toBe(-1);
    expect(table.valueOf([B, B])).toBeUndefined();
    // ?, ?A, ?B, A, AA, AB, B.
    expect([...table.inDictionary()]).toEqual([0, 20, 21, 22, 1, -1, 2, 3]);
  });
});
