import type { CancelFlag } from './workerApi';

/** A flag that is raised when `signal` is aborted, for a thread that hears no messages while it works. */
export function flagOf(signal: AbortSignal): CancelFlag {
  const flag: CancelFlag = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const raise = () => void Atomics.store(new Int32Array(flag), 0, 1);
  if (signal.aborted) raise();
  else signal.addEventListener('abort', raise, { once: true });
  return flag;
}

export function isRaised(flag: CancelFlag): () => boolean {
  const value = new Int32Array(flag);
  return () => Atomics.load(value, 0) !== 0;
}
