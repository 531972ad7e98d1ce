import { newMemory } from '../../core/sharedMemory';
import type { CancelFlag } from './workerApi';

const WORKING = 0;
const CANCELLED = 1;
/** The thread is writing a file, and must not be terminated any more. */
const WRITING = 2;

export const newCancelFlag = (): CancelFlag => newMemory(Int32Array.BYTES_PER_ELEMENT);

/** A flag that is set when `signal` is aborted, for a thread that receives no messages while it works. */
export function flagOf(signal: AbortSignal): CancelFlag {
  const flag = newCancelFlag();
  if (signal.aborted) raise(flag);
  else signal.addEventListener('abort', () => raise(flag), { once: true });
  return flag;
}

/** Returns whether this cancels the work: nothing was written, and nothing will be. */
export const raise = (flag: CancelFlag): boolean =>
  Atomics.compareExchange(new Int32Array(flag), 0, WORKING, CANCELLED) !== WRITING;

/** Whether a file may be written; from then on the work cannot be cancelled. */
export const beginWriting = (flag: CancelFlag): boolean =>
  Atomics.compareExchange(new Int32Array(flag), 0, WORKING, WRITING) !== CANCELLED;

export function isRaised(flag: CancelFlag): () => boolean {
  const value = new Int32Array(flag);
  return () => Atomics.load(value, 0) === CANCELLED;
}
