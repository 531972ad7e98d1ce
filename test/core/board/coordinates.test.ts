import { describe, expect, it } from 'vitest';
import { coordinatesOf } from '../../../src/core/board/square';

describe('coordinates', () => {
  it('count as a ruler does', () => {
    expect(coordinatesOf(4, 1)).toEqual([0, 1, 2, 3]);
    // 1, 3, 5, 7 … and 1, 5, 10, 15
    expect(coordinatesOf(8, 2)).toEqual([0, 2, 4, 6]);
    expect(coordinatesOf(17, 5)).toEqual([0, 4, 9, 14]);
    expect(coordinatesOf(17, 0)).toEqual([]);
  });
});
