import { availableParallelism } from 'node:os';

let chosenThreads: number | null = null;

/** @param threads as a person wants it; null: as many as suit the machine */
export function chooseThreads(threads: number | null): void {
  chosenThreads = threads;
}

/** Unless chosen, one is left to the rest of the program and to whoever works at the machine. */
export function usualThreads(): number {
  const most = availableParallelism();
  return Math.max(1, Math.min(chosenThreads ?? most - 1, most));
}
