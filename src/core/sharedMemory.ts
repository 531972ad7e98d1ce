/** Whether other threads see what is written to memory that they were given: not in every page. */
export const isMemoryShared = (): boolean => typeof SharedArrayBuffer !== 'undefined';

/**
 * Memory that threads can share. If the page may not have any (no cross-origin isolation), data passed to
 * another thread is copied instead.
 */
export const newMemory = (bytes: number): ArrayBufferLike =>
  isMemoryShared() ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);

/** A number that starts at 0, to be set from another thread. */
export const newFlag = (): Int32Array => new Int32Array(newMemory(Int32Array.BYTES_PER_ELEMENT));
