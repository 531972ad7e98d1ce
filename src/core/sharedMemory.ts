/**
 * Memory that threads share. Where a page may not have any, as without cross-origin isolation, what is handed
 * to another thread is copied.
 */
export const newMemory = (bytes: number): ArrayBufferLike =>
  typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
