import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a whole file or nothing: to a temporary file beside it, flushed to the disk, then renamed. A reader sees the
 * old file or the new one. Throws what the file system says.
 */
export function writeFileDurably(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  // Another process may be writing the same file.
  const temporary = `${path}.${process.pid}.${process.hrtime.bigint()}.tmp`;
  try {
    const file = openSync(temporary, 'wx');
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
