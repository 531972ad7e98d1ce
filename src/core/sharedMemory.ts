/**
 * Memory that threads can share. If the page may not have any (no cross-origin isolation), data passed to
 * another thread is copied instead.
 */
export const newMemory = (bytes: number): ArrayBufferLike =>
  typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
