import { createHash } from 'node:crypto';
import { newMemory } from '../../core/sharedMemory';
import { LeaveShape } from '../../core/strategy/leaves/leaveShape';
import type { KnownLeaves } from '../../core/strategy/leaves/leavesSource';
import { LeaveTable } from '../../core/strategy/leaves/leaveTable';

/** A leave table for other threads, with its values in shared memory. */
export interface SharedTable {
  readonly counts: readonly number[];
  readonly longest: number;
  readonly values: Float32Array;
}

export function shareTable({ shape, values }: LeaveTable): SharedTable {
  const shared = new Float32Array(newMemory(values.byteLength));
  shared.set(values);
  return { counts: shape.counts, longest: shape.longest, values: shared };
}

/** The same memory as a table of this thread. */
export const openSharedTable = ({ counts, longest, values }: SharedTable): LeaveTable =>
  new LeaveTable(new LeaveShape(counts, longest), values);

/** The same with their origin. */
export interface SharedLeaves extends Pick<KnownLeaves, 'origin'> {
  readonly table: SharedTable;
}

export const shareLeaves = ({ origin, table }: KnownLeaves): SharedLeaves => ({
  origin,
  table: shareTable(table),
});

export const openSharedLeaves = ({ origin, table }: SharedLeaves): KnownLeaves => ({
  origin,
  table: openSharedTable(table),
});

/**
 * Hash of leave values, in hex. It is stored in records, so it does not depend on how leaves are numbered.
 */
export const leavesId = ({ table }: KnownLeaves): string =>
  createHash('sha256')
    .update(`${table.shape.longest} `)
    .update(new Uint8Array(table.inDictionary().buffer))
    .digest('hex');
