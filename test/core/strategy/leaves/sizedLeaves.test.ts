import { describe, expect, it } from 'vitest';
import { LeaveShape } from '../../../../src/core/strategy/leaves/leaveShape';
import { SizedLeaves } from '../../../../src/core/strategy/leaves/sizedLeaves';

describe('SizedLeaves', () => {
  it('has the leaves by size, those of a size by their last kind', () => {
    // A blank, two A, a B; of up to three tiles, in the order of a dictionary:
    // ?, ?A, ?AA, ?AB, ?B, A, AA, AAB, AB, B.
    const shape = new LeaveShape([1, 2, 1], 3);
    const values = Float32Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const leaves = new SizedLeaves(shape, values);
    expect([...leaves.places]).toEqual([0, 1, 4, 8, 11]);
    // ?, A, B; ?A, AA, ?B, AB; ?AA, ?AB, AAB.
    expect([...leaves.values]).toEqual([0, 1, 6, 10, 2, 7, 5, 9, 3, 4, 8].map((value) => 1000 * value));
    // Of two tiles, ?A has the number 0: none is lower than ?, none of two tiles is lower than A.
    expect([...leaves.lower.subarray(6, 9)]).toEqual([0, 0, 2]);
  });

  it('has only the empty one where leaves are not longer', () => {
    expect([...new SizedLeaves(new LeaveShape([1, 2], 0), Float32Array.from([0])).values]).toEqual([0]);
  });
});
