import type { ResourceLimits } from 'node:worker_threads';

/** What a thread for searches or games is given when it starts. */
export interface ThreadData {
  /** Of lexicons, and of what levels know of them. */
  readonly cacheDir: string;
  /** Of leaves of a person's own, for threads that go by them. */
  readonly ownLeavesDir?: string;
}

/**
 * Of a thread that stays and makes little that is new: V8 would keep several times as much memory for that.
 */
export const LITTLE_NEW: ResourceLimits = { maxYoungGenerationSizeMb: 3 };
