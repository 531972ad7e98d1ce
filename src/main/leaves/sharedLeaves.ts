import { createHash } from 'node:crypto';
import { newMemory } from '../../core/sharedMemory';
import { LeaveShape } from '../../core/strategy/leaves/leaveShape';
import type { KnownLeaves } from '../../core/strategy/leaves/leavesSource';
import { LeaveTable } from '../../core/strategy/leaves/leaveTable';

/** Leaves as they go from thread to thread: their values are in memory that all of them share. */
export interface SharedLeaves extends Pick<KnownLeaves, 'origin'> {
  readonly counts: readonly number[];
  readonly longest: number;
  readonly values: Float32Array;
}

export function shareLeaves({ origin, table: { shape, values } }: KnownLeaves): SharedLeaves {
  const shared = new Float32Array(newMemory(values.byteLength));
  shared.set(values);
  return { origin, counts: shape.counts, longest: shape.longest, values: shared };
}

/** The same memory as leaves of this thread. */
export const openSharedLeaves = ({ counts, longest, origin, values }: SharedLeaves): KnownLeaves => ({
  origin,
  table: new LeaveTable(new LeaveShape(counts, longest), values),
});

/**
 * Hash of leave values, in hex. It is stored in records, so it does not depend on how leaves are numbered.
 */
export const leavesId = ({ table }: KnownLeaves): string =>
  createHash('sha256')
    .update(`${table.shape.longest} `)
    .update(new Uint8Array(table.inDictionary().buffer))
    .digest('hex');
