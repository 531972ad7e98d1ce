import { closeSync, fstatSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import {
  decodeGaddagFile,
  type GaddagFileError,
  type GaddagIdentity,
  MAX_GADDAG_FILE_BYTES,
} from '../../core/lexicon/formats/gaddagFile';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { fail, type Result } from '../../core/result';
import { newMemory } from '../../core/sharedMemory';
import { text } from '../../texts/text';
import { fillFrom, inMegabytes, openRegularFile } from '../regularFile';

/**
 * Reads a file that `encodeGaddagFile` made into memory that threads can share. Throws if
 * it cannot be read.
 */
export function readGaddagFile(path: string, identity: GaddagIdentity): Result<Gaddag, GaddagFileError> {
  const file = openRegularFile(path);
  try {
    const { size } = fstatSync(file);
    if (size > MAX_GADDAG_FILE_BYTES) return fail({ code: 'wrong-size', message: tooLarge(size) });
    const bytes = new Uint8Array(newMemory(size));
    fillFrom(file, bytes);
    // The checksum detects a file that was truncated just now: the remaining bytes are 0.
    return decodeGaddagFile(bytes, identity, crc32);
  } finally {
    closeSync(file);
  }
}

const tooLarge = (size: number): string =>
  text('cache.gaddagTooLarge', { size: inMegabytes(size), most: inMegabytes(MAX_GADDAG_FILE_BYTES) });
