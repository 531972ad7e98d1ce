import type { ResourceLimits } from 'node:worker_threads';

/** `workerData` of a thread for searches or games. */
export interface ThreadData {
  /** Folder of lexicons, and of the levels' vocabularies. */
  readonly cacheDir: string;
  /** Folder of the user's own leaves, for threads that use them. */
  readonly ownLeavesDir?: string;
}

/**
 * Memory limits of a thread that stays and allocates little: by default V8 would keep several times as much.
 */
export const LITTLE_NEW: ResourceLimits = { maxYoungGenerationSizeMb: 3 };
