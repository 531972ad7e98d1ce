import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { formatCount } from '../texts/numbers';
import { text } from '../texts/text';

/**
 * Opens a file for reading. Throws errors of the file system, and refuses anything but a regular file:
 * opening a pipe waits for a writer, and a device may be endless.
 */
export function openRegularFile(path: string): number {
  refuseOthers(statSync(path));
  // The file may have been replaced since the check. Windows has neither this flag nor such pipes.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    refuseOthers(fstatSync(file));
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/**
 * The whole of an open file as it was when it was asked for its size; fewer bytes if
 * it was truncated since.
 */
export function readOpenFile(file: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fstatSync(file).size);
  return bytes.subarray(0, fillFrom(file, bytes));
}

/**
 * Reads an open file from its beginning until `bytes` is full or the file ends; returns the count of bytes.
 */
export function fillFrom(file: number, bytes: Uint8Array): number {
  let length = 0;
  for (let got = -1; got !== 0 && length < bytes.length; length += got)
    got = readSync(file, bytes, length, bytes.length - length, length);
  return length;
}

/** Reads a whole regular file of at most `maxBytes`; throws like `openRegularFile`, and if it is larger. */
export const readRegularFile = (path: string, maxBytes: number): Uint8Array<ArrayBuffer> =>
  withRegularFile(path, maxBytes, readOpenFile);

/** Small enough for a processor's cache. */
const PIECE_BYTES = 1 << 16;

/**
 * The same, but the bytes come piece by piece, all in the same memory: fresh memory
 * takes longer than to read.
 */
export function visitRegularFile(path: string, maxBytes: number, visit: (piece: Uint8Array) => void): void {
  const memory = new Uint8Array(PIECE_BYTES);
  withRegularFile(path, maxBytes, (file) => {
    for (let got = readSync(file, memory); got !== 0; got = readSync(file, memory))
      visit(memory.subarray(0, got));
  });
}

function withRegularFile<Value>(path: string, maxBytes: number, read: (file: number) => Value): Value {
  const file = openRegularFile(path);
  try {
    const { size } = fstatSync(file);
    if (size > maxBytes)
      throw new Error(text('files.tooLarge', { size: inMegabytes(size), most: inMegabytes(maxBytes) }));
    return read(file);
  } finally {
    closeSync(file);
  }
}

export const inMegabytes = (bytes: number): string => `${formatCount(Math.ceil(bytes / 2 ** 20))} MB`;

function refuseOthers(found: Stats): void {
  if (found.isDirectory()) throw new Error(text('files.isFolder'));
  if (!found.isFile()) throw new Error(text('files.notRegular'));
}
