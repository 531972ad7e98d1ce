import type { Alphabet } from '../../../src/core/alphabet/alphabet';
import { crc32 } from '../../../src/core/lexicon/formats/crc32';
import { decodeGaddagFile, encodeGaddagFile, HASH_BYTES } from '../../../src/core/lexicon/formats/gaddagFile';
import type { Gaddag } from '../../../src/core/lexicon/gaddag';
import { encodeUtf8 } from '../../../src/core/notation/text/textBytes';
import { InputProblem } from './problem';

/** The bytes are bound to the letters that the words are spelled with. */
function identityOf(alphabet: Alphabet) {
  const alphabetHash = new Uint8Array(HASH_BYTES);
  new DataView(alphabetHash.buffer).setUint32(0, crc32(encodeUtf8(alphabet.join(' '))));
  return { wordListHash: new Uint8Array(HASH_BYTES), alphabetHash };
}

export function lexiconBytes(gaddag: Gaddag, alphabet: Alphabet): Uint8Array {
  const parts = encodeGaddagFile(gaddag, identityOf(alphabet), crc32);
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Reads in place what `lexiconBytes` wrote, after a check. */
export function gaddagOfBytes(bytes: Uint8Array, alphabet: Alphabet): Gaddag {
  const read = decodeGaddagFile(bytes, identityOf(alphabet), crc32);
  if (!read.ok) throw new InputProblem(read.error.message);
  return read.value;
}
