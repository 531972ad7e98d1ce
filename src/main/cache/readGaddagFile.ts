import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { type GaddagFileError, GaddagFileReader, type GaddagIdentity } from '../../core/lexicon/gaddagFile';
import type { Result } from '../../core/result';

/** Small enough for a processor's cache. */
const CHUNK_BYTES = 1 << 16;

/** Reads a file that `encodeGaddagFile` made into memory that threads can share. Throws where it cannot be read. */
export function readGaddagFile(path: string, identity: GaddagIdentity): Result<Gaddag, GaddagFileError> {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(file).size));
    const reader = new GaddagFileReader(bytes);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      reader.advance(length);
      read = readSync(file, bytes, length, Math.min(CHUNK_BYTES, bytes.length - length), length);
    }
    // A file that has just been cut short is seen by its checksum: the rest of the bytes is 0.
    return reader.finish(identity);
  } finally {
    closeSync(file);
  }
}
