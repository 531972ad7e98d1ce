import type { TileDistribution } from '../../core/alphabet/tileDistribution';
import { newMemory } from '../../core/sharedMemory';
import { kindCounts, LeaveShape } from '../../core/strategy/leaves/leaveShape';
import { LeaveTable } from '../../core/strategy/leaves/leaveTable';

/** Leaves as they go from thread to thread: their values are in memory that all of them share. */
export interface SharedLeaves {
  readonly longest: number;
  readonly values: Float32Array;
}

export function shareLeaves({ shape, values }: LeaveTable): SharedLeaves {
  const shared = new Float32Array(newMemory(values.byteLength));
  shared.set(values);
  return { longest: shape.longest, values: shared };
}

export const openSharedLeaves = (
  { longest, values }: SharedLeaves,
  distribution: TileDistribution,
): LeaveTable => new LeaveTable(new LeaveShape(kindCounts(distribution), longest), values);
