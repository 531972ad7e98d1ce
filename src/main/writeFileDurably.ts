import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const PERMISSION_BITS = 0o777;

/**
 * Writes a whole file or nothing: to a temporary file beside it, flushed to the disk, then renamed. A reader sees the
 * old file or the new one. A link stays a link, and the file keeps its permissions. Throws what the file system says.
 */
export function writeFileDurably(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const old = statSync(path, { throwIfNoEntry: false });
  const target = old === undefined ? path : realpathSync(path);
  // Another process may be writing the same file.
  const temporary = `${target}.${process.pid}.${process.hrtime.bigint()}.tmp`;
  try {
    const file = openSync(temporary, 'wx', old === undefined ? undefined : old.mode & PERMISSION_BITS);
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
