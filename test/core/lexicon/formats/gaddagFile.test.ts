import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  decodeGaddagFile,
  encodeGaddagFile,
  type GaddagFileError,
  HASH_BYTES,
} from '../../../../src/core/lexicon/formats/gaddagFile';
import type { Gaddag } from '../../../../src/core/lexicon/gaddag';
import { wordGraphOf } from '../../../../src/core/lexicon/wordGraph';
import { wordListOf } from '../../../../src/core/lexicon/wordList/wordList';
import { flaw } from '../../../../src/core/message';
import { builtGaddag, codesOf, defaultGaddag, defaultWordList } from '../defaultWords';
import { seededRandom } from '../nearMisses';

const identity = {
  wordListHash: new Uint8Array(HASH_BYTES).map((_, index) => index + 1),
  alphabetHash: new Uint8Array(HASH_BYTES).map((_, index) => 200 - index),
};

function encoded(gaddag: Gaddag): Uint8Array {
  const [header, arcs, graph] = encodeGaddagFile(gaddag, identity, crc32);
  return Uint8Array.from([...header, ...arcs, ...graph]);
}

function errorOf(bytes: Uint8Array, expected = identity): GaddagFileError['code'] | undefined {
  const decoded = decodeGaddagFile(bytes, expected, crc32);
  return decoded.ok ? undefined : decoded.error.code;
}

function decoded(bytes: Uint8Array): Gaddag {
  const result = decodeGaddagFile(bytes, identity, crc32);
  if (!result.ok) throw flaw(result.error.message);
  return result.value;
}

const small = builtGaddag(wordListOf(['CARE', 'CARES', 'EAR', 'EARS'].map(codesOf), 26));
const smallFile = encoded(small);

describe('a GADDAG file', () => {
  it('restores the GADDAG of the default lexicon', () => {
    const gaddag = defaultGaddag();
    const copy = decoded(encoded(gaddag));
    expect(copy.counts).toEqual(gaddag.counts);
    expect(Buffer.compare(Buffer.from(copy.arcs), Buffer.from(gaddag.arcs))).toBe(0);
    expect(copy.acceptsWord(codesOf('QUIZ'))).toBe(true);
    expect(Buffer.compare(Buffer.from(wordGraphOf(copy)), Buffer.from(wordGraphOf(gaddag)))).toBe(0);
  });

  it('is used in place if aligned, copied otherwise', () => {
    expect(decoded(smallFile).arcs.buffer).toBe(smallFile.buffer);
    expect(wordGraphOf(decoded(smallFile)).buffer).toBe(smallFile.buffer);
    const shifted = new Uint8Array(smallFile.length + 1).subarray(1);
    shifted.set(smallFile);
    const copy = decoded(shifted);
    expect(copy.arcs.buffer).not.toBe(shifted.buffer);
    expect([...copy.arcs]).toEqual([...small.arcs]);
  });

  it('is rejected with any single bit flipped', () => {
    for (let bit = 0; bit < smallFile.length * 8; bit++) {
      const damaged = smallFile.slice();
      damaged[bit >> 3]! ^= 1 << (bit & 7);
      expect(decodeGaddagFile(damaged, identity, crc32).ok, `bit ${bit}`).toBe(false);
    }
  });

  it('is rejected with any few bytes changed in a large one', () => {
    const file = encoded(builtGaddag(defaultWordList(6)));
    const random = seededRandom(5);
    for (let i = 0; i < 200; i++) {
      const damaged = file.slice();
      const count = 1 + random(4);
      for (let byte = 0; byte < count; byte++) damaged[random(file.length)]! ^= 1 + random(255);
      if (Buffer.compare(damaged, file) !== 0)
        expect(decodeGaddagFile(damaged, identity, crc32).ok).toBe(false);
    }
  });

  it('is rejected with any number of bytes missing or added', () => {
    for (let length = 0; length < smallFile.length; length++)
      expect(decodeGaddagFile(smallFile.slice(0, length), identity, crc32).ok, `${length} bytes`).toBe(false);
    for (const more of [1, 3, 4, 8])
      expect(errorOf(new Uint8Array([...smallFile, ...new Array<number>(more).fill(0)]))).toBe('wrong-size');
  });

  it.each([
    ['bad-magic', 0],
    ['checksum', 4],
    ['other-version', 8],
    ['other-version', 12],
    ['wrong-size', 28],
    ['checksum', 96],
  ] as const)('says %s when byte %i is wrong', (code, at) => {
    const damaged = smallFile.slice();
    damaged[at]! ^= 1;
    expect(errorOf(damaged)).toBe(code);
  });

  it('is rejected if made from another word list or alphabet', () => {
    const other = new Uint8Array(HASH_BYTES);
    expect(errorOf(smallFile, { ...identity, wordListHash: other })).toBe('other-word-list');
    expect(errorOf(smallFile, { ...identity, alphabetHash: other })).toBe('other-alphabet');
  });

  it('has bad magic if it is empty', () => {
    expect(errorOf(new Uint8Array(0))).toBe('bad-magic');
  });
});
