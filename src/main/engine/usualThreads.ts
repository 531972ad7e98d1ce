import { availableParallelism } from 'node:os';
import { clamp } from '../../core/clamp';

let chosenThreads: number | null = null;

/** @param threads the user's setting; null for the default of this machine */
export function chooseThreads(threads: number | null): void {
  chosenThreads = threads;
}

/** By default, one processor is left to the rest of the machine. */
export function usualThreads(): number {
  const most = availableParallelism();
  return clamp(chosenThreads ?? most - 1, 1, most);
}
