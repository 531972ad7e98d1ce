/** `crc32` of `node:zlib`. */
import { crc32 as sumOf } from '../../core/lexicon/formats/crc32';

export const crc32 = (data: Uint8Array | string, before = 0): number =>
  sumOf(typeof data === 'string' ? new TextEncoder().encode(data) : data, before);
