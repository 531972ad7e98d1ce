import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKwg, type KwgError, parseKwg } from '../../../../src/core/lexicon/formats/kwg';
import { Gaddag } from '../../../../src/core/lexicon/gaddag';
import { listWords } from '../../../../src/core/lexicon/gaddagWords';
import { wordAt, wordListOf } from '../../../../src/core/lexicon/wordList/wordList';
import { flaw } from '../../../../src/core/message';
import { say } from '../../../../src/texts/say';
import { sentence } from '../../../said';
import { builtGaddag, codesOf, defaultGaddag, defaultWordList, defaultWords } from '../defaultWords';
import { seededRandom } from '../nearMisses';

const ACCEPTS = 0x0080_0000;
const LAST = 0x0040_0000;

function kwgOf(gaddag: Gaddag): Uint8Array {
  const kwg = formatKwg(gaddag);
  if (!kwg.ok) throw flaw(kwg.error.message);
  return kwg.value;
}

function parsed(bytes: Uint8Array, alphabetSize = 26): Gaddag {
  const gaddag = parseKwg(bytes, alphabetSize);
  if (!gaddag.ok) throw flaw(gaddag.error.message);
  return gaddag.value;
}

function errorOf(bytes: Uint8Array): KwgError['code'] | undefined {
  const gaddag = parseKwg(bytes, 26);
  return gaddag.ok ? undefined : gaddag.error.code;
}

const wordsAsText = (gaddag: Gaddag): string[] => {
  const words = listWords(gaddag, 26);
  return Array.from(words.starts, (_, index) =>
    String.fromCharCode(...Array.from(wordAt(words, index), (letter) => 64 + letter)),
  );
};

/** A KWG file from its words: letter ('@' = separator), flags, first arc of the target. */
function kwgFrom(arcs: readonly (readonly [letter: string, flags: number, target: number])[]): Uint8Array {
  const words = arcs.map(([letter, flags, target]) => ((letter.charCodeAt(0) - 64) << 24) | flags | target);
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, index) => {
    view.setUint32(index * 4, word, true);
  });
  return bytes;
}

/** AB and its GADDAG paths BA and A@B, laid out by hand. */
const HAND_MADE = [
  ['@', LAST, 2],
  ['@', LAST, 4],
  ['A', LAST, 3],
  ['B', LAST | ACCEPTS, 0],
  ['A', 0, 6],
  ['B', LAST, 7],
  ['@', LAST, 3],
  ['A', LAST | ACCEPTS, 0],
] as const;

/** Reads a KWG file by its definition, arc by arc. */
function kwgAccepts(bytes: Uint8Array, root: number, symbols: readonly number[]): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const word = (arc: number): number => view.getUint32(arc * 4, true);
  let arc = word(root) & 0x3f_ffff;
  let accepts = false;
  for (const symbol of symbols) {
    if (arc === 0) return false;
    while (word(arc) >>> 24 !== symbol) {
      if ((word(arc) & LAST) !== 0) return false;
      arc++;
    }
    accepts = (word(arc) & ACCEPTS) !== 0;
    arc = word(arc) & 0x3f_ffff;
  }
  return accepts;
}

describe('a KWG file', () => {
  it('made by hand is read', () => {
    const gaddag = parsed(kwgFrom(HAND_MADE));
    expect(gaddag.counts).toEqual({ words: 1, nodes: 5, arcs: 6 });
    expect(wordsAsText(gaddag)).toEqual(['AB']);
  });

  it('may store a node inside another', () => {
    // AB, B…: the node {B} of A lies in the end of the root {A, B}; words AB and B, paths BA, A@B and B.
    const gaddag = parsed(
      kwgFrom([
        ['@', LAST, 2],
        ['@', LAST, 4],
        ['A', 0, 3],
        ['B', LAST | ACCEPTS, 0],
        ['A', 0, 6],
        ['B', LAST | ACCEPTS, 7],
        ['@', LAST, 3],
        ['A', LAST | ACCEPTS, 0],
      ]),
    );
    expect(wordsAsText(gaddag)).toEqual(['AB', 'B']);
    expect(gaddag.acceptsWord([2])).toBe(true);
    expect(gaddag.acceptsWord([1])).toBe(false);
  });

  it('is written as defined', () => {
    const words = defaultWords(15);
    const bytes = kwgOf(defaultGaddag());
    expect(bytes.length).toBe((1_210_941 + 2) * 4);
    const random = seededRandom(8);
    for (let i = 0; i < 10_000; i++) {
      const codes = codesOf(words[random(words.length)]!);
      const cut = 1 + random(codes.length);
      const path = codes.slice(0, cut).reverse();
      if (cut < codes.length) path.push(0, ...codes.slice(cut));
      if (!kwgAccepts(bytes, 0, codes) || !kwgAccepts(bytes, 1, path)) throw new Error(`${path} is missing`);
      if (kwgAccepts(bytes, 0, [...codes, 17, 17])) throw new Error(`${codes} goes on`);
    }
  });

  it('restores the GADDAG of the default lexicon, and its words', () => {
    const words = defaultWordList(15);
    const gaddag = defaultGaddag();
    const copy = parsed(kwgOf(gaddag));
    expect(copy.counts).toEqual(gaddag.counts);
    expect(Buffer.compare(Buffer.from(copy.arcs), Buffer.from(gaddag.arcs))).toBe(0);
    const list = listWords(copy, 26);
    expect(list.letterCount).toBe(words.letterCount);
    expect(list.maxLength).toBe(words.maxLength);
    expect(Buffer.compare(Buffer.from(list.shared), Buffer.from(words.shared))).toBe(0);
    expect(Buffer.compare(Buffer.from(list.lengths), Buffer.from(words.lengths))).toBe(0);
  });

  it('restores any lexicon, even of 32 letters', () => {
    const word = fc.array(fc.integer({ min: 1, max: 32 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        const gaddag = builtGaddag(wordListOf(words, 32));
        const copy = parsed(kwgOf(gaddag), 32);
        expect(copy.counts).toEqual(gaddag.counts);
        expect([...copy.arcs]).toEqual([...gaddag.arcs]);
      }),
    );
  });

  it('of no words is the known one, and is rejected on reading', () => {
    const empty = kwgOf(builtGaddag(wordListOf([], 26)));
    expect([...empty]).toEqual([0, 0, 0x40, 0, 0, 0, 0x40, 0]);
    expect(errorOf(empty)).toBe('no-gaddag');
  });

  it('can start at any offset', () => {
    const bytes = kwgFrom(HAND_MADE);
    const shifted = new Uint8Array(bytes.length + 1).subarray(1);
    shifted.set(bytes);
    expect(wordsAsText(parsed(shifted))).toEqual(['AB']);
  });
});

describe('a damaged KWG file', () => {
  const changed = (
    arc: number,
    ...entry: (typeof HAND_MADE)[number] | [string, number, number]
  ): Uint8Array => kwgFrom(HAND_MADE.map((old, index) => (index === arc ? entry : old)));

  it.each([
    ['an empty file', new Uint8Array(0), 'size'],
    ['half a word', kwgFrom(HAND_MADE).subarray(0, 30), 'size'],
    ['a target behind the end', changed(5, 'B', LAST, 8), 'target'],
    ['a target among the pseudo-arcs', changed(5, 'B', LAST, 1), 'target'],
    ['a letter outside the alphabet', changed(5, '[', LAST, 7), 'letter'],
    ['a last node without end', changed(7, 'A', ACCEPTS, 0), 'node'],
    ['letters that do not ascend', changed(4, 'B', 0, 6), 'node'],
    ['no GADDAG', changed(1, '@', LAST, 0), 'no-gaddag'],
    ['a loop', changed(3, 'B', LAST | ACCEPTS, 2), 'loop'],
    ['a path too few', changed(6, '@', LAST, 0), 'inconsistent'],
    ['an empty word', changed(0, '@', LAST | ACCEPTS, 2), 'inconsistent'],
    ['a word too many', changed(2, 'A', LAST | ACCEPTS, 3), 'inconsistent'],
  ] as const)('%s is refused', (_, bytes, code) => {
    expect(errorOf(bytes)).toBe(code);
  });

  it('is reported in a sentence that names the place', () => {
    const messageOf = (bytes: Uint8Array) => {
      const result = parseKwg(bytes, 26);
      return result.ok ? '' : say(result.error.message);
    };
    expect(messageOf(changed(5, 'B', LAST, 8))).toBe(sentence('kwg.target', { arc: 5, count: 8, target: 8 }));
    // "Not " read as a number: its first three bytes name the target.
    expect(messageOf(new TextEncoder().encode('Not a KWG'.slice(0, 8)))).toMatch(
      /^The file is damaged or is not a KWG file: arc 0 of 2 leads to arc [\d,]+, which is not the start of a node\.$/,
    );
  });

  it('never leads a walk outside the array', () => {
    const good = kwgOf(builtGaddag(wordListOf(defaultWords(3).map(codesOf), 26)));
    const random = seededRandom(9);
    for (let i = 0; i < 2000; i++) {
      const bytes = good.slice();
      for (let change = 0; change <= random(3); change++) bytes[random(bytes.length)] = random(256);
      const result = parseKwg(bytes, 26);
      if (result.ok) expect(wordsAsText(result.value).length).toBe(result.value.counts.words);
      else expect(say(result.error.message)).toMatch(/\.$/);
    }
  });

  it('is not written if there are more arcs than its numbers can address', () => {
    const arcs = new Uint32Array((2 ** 22 + 1) * 2);
    const result = formatKwg(new Gaddag(arcs, { words: 0, nodes: 0, arcs: 2 ** 22 - 1 }));
    expect(result).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });
});
