import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { BLANK } from '../../../../src/core/alphabet/tile';
import { LeaveMap } from '../../../../src/core/strategy/leaves/leaveMap';
import { LeaveShape } from '../../../../src/core/strategy/leaves/leaveShape';
import { LeaveTable, leaveShapeOf } from '../../../../src/core/strategy/leaves/leaveTable';

/** A table whose values are all different. */
function anyTable(shape: LeaveShape): LeaveTable {
  const values = Float32Array.from(
    { length: shape.size },
    (_, index) => ((index * 7919) % 100_003) / 1000 - 50,
  );
  values[0] = 0;
  return new LeaveTable(shape, values);
}

describe('LeaveMap', () => {
  it.each(['size', 'dictionary'] as const)('agrees with a table by %s, one rack after the other', (order) => {
    const { counts, longest } = leaveShapeOf(ENGLISH, 7);
    const table = anyTable(new LeaveShape(counts, longest, order));
    const map = new LeaveMap();
    for (const rack of [
      [5, 5, 18, 19, 19, BLANK, 26],
      [5, 5, 5, 5, 5, 5, 5],
      [BLANK, 26, 1, BLANK, 1, 26],
      [17],
      [],
      [26, 25, 24, 4, 3, 2, 1],
    ]) {
      map.load(Uint8Array.from(rack), table);
      expect(map.values.length).toBe(2 ** rack.length);
      for (let mask = 0; mask < 2 ** rack.length; mask++) {
        const value = table.valueOf(rack.filter((_, nth) => (mask >> nth) & 1));
        if (value !== undefined) expect(map.values[mask]).toBe(Math.round(value * 1000));
      }
    }
  });

  it('rounds as `Math.round` does, halves upwards', () => {
    // Kinds of one tile each: A is worth the first number, B the second one, and so on.
    const points = [0.0625, -0.0625, 1.1875, -1.1875, 0.0004999, -0.0004999, 1e-40, 99_999.9921875];
    const shape = new LeaveShape([0, ...points.map(() => 1)], 1);
    const table = new LeaveTable(shape, Float32Array.from([0, ...points]));
    const map = new LeaveMap();
    for (const [nth, value] of table.values.entries()) {
      if (nth === 0) continue;
      map.load(Uint8Array.of(nth), table);
      expect(map.values[1]).toBe(Math.round(value * 1000) + 0);
    }
  });

  it('computes leaves beyond the table from their parts', () => {
    // Blank 20, A 3, B 1; the blank with A 24, with B 20; AB 5, AA 4.
    const shape = new LeaveShape([1, 2, 1], 2);
    const values = Float32Array.from([0, 20, 3, 1, 24, 4, 20, 5]);
    const map = new LeaveMap();
    map.load(Uint8Array.from([1, 2, BLANK]), new LeaveTable(shape, values));
    const [all, ab, ac, bc] = [7, 3, 5, 6].map((mask) => map.values[mask]);
    expect([ab, ac, bc]).toEqual([5000, 24_000, 20_000]);
    expect(all).toBe(Math.round((5000 + 20_000 + (24_000 + 1000) + (20_000 + 3000)) / 3));
  });

  it('has nothing for a tile unknown to its table', () => {
    const map = new LeaveMap();
    map.load(
      Uint8Array.from([2, 1]),
      new LeaveTable(new LeaveShape([0, 1, 0], 1), Float32Array.from([0, 3])),
    );
    expect([...map.values]).toEqual([0, 0, 3000, Math.round((3000 + 0 + 0 + 3000) / 2)]);
  });
});
