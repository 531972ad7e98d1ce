import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { LeaveShape } from '../../../src/core/strategy/leaves/leaveShape';
import { LeaveTable } from '../../../src/core/strategy/leaves/leaveTable';
import { leavesId } from '../../../src/main/leaves/sharedLeaves';
import { someLeaves } from '../../core/strategy/leaves/someLeaves';

it('identifies the values in dictionary form, as in records, however leaves are numbered', () => {
  const { origin, table } = someLeaves();
  // ?, ?CH, ?Ñ, CH, CH CH, CH Ñ, Ñ.
  const values = Float32Array.from([0, 20, 21.25, 18, 1.5, -4, -2.125, -3.5]);
  const id = createHash('sha256').update('2 ').update(new Uint8Array(values.buffer)).digest('hex');
  const { counts, longest } = table.shape;
  const inDictionary = new LeaveTable(new LeaveShape(counts, longest, 'dictionary'), values);
  expect(leavesId({ origin, table })).toBe(id);
  expect(leavesId({ origin, table: inDictionary })).toBe(id);
});
