import { describe, expect, it } from 'vitest';
import { moveBreadthFirst } from '../../../../src/core/lexicon/build/breadthFirst';
import { DAWG_ROOT, FIRST_NODE, GADDAG_ROOT, type Gaddag } from '../../../../src/core/lexicon/gaddag';
import { popcount } from '../../../../src/core/lexicon/popcount';
import { wordListOf } from '../../../../src/core/lexicon/wordList/wordList';
import { builtGaddag, codesOf, defaultWordList } from '../defaultWords';

/**
 * A node: its first word, which is its letter mask unless it has at most one of the
 * letters 1 … 30; and how many.
 */
type Block = readonly [begin: number, words: number];

/** The nodes by distance from the roots, those of one distance in the order of the arcs to them. */
function nodesByDistance(gaddag: Gaddag): Block[] {
  const found = new Map<number, Block>();
  let layer = [GADDAG_ROOT, DAWG_ROOT];
  while (layer.length > 0) {
    const next: number[] = [];
    for (const arc of layer) {
      const first = gaddag.firstArc(arc);
      if (first === 0 || found.has(first)) continue;
      const letters = popcount(gaddag.letterMask(arc));
      const length = letters + (gaddag.hasSeparator(arc) ? 1 : 0);
      const masks = letters > 1 ? 1 : 0;
      found.set(first, [first - masks, masks + length]);
      for (let i = 0; i < length; i++) next.push(first + i);
    }
    layer = next;
  }
  return [...found.values()];
}

/** All strings after an arc, the separator as a dot. */
function stringsBehind(gaddag: Gaddag, arc: number): string[] {
  const separator = gaddag.followSeparator(arc);
  const strings = separator < 0 ? [] : stringsBehind(gaddag, separator).map((rest) => `.${rest}`);
  for (let letter = 1; letter <= 26; letter++) {
    const next = gaddag.followLetter(arc, letter);
    if (next < 0) continue;
    const glyph = String.fromCharCode(64 + letter);
    if (gaddag.accepts(next)) strings.push(glyph);
    strings.push(...stringsBehind(gaddag, next).map((rest) => glyph + rest));
  }
  return strings;
}

describe('a GADDAG laid out breadth-first', () => {
  it('contains the same strings', () => {
    const built = builtGaddag(wordListOf(['CARE', 'CARES', 'EAR', 'EARS', 'SCARE', 'ZA'].map(codesOf), 26));
    const before = [GADDAG_ROOT, DAWG_ROOT].map((root) => stringsBehind(built, root));
    const laidOut = moveBreadthFirst(built);
    expect(laidOut.counts).toEqual(built.counts);
    expect([GADDAG_ROOT, DAWG_ROOT].map((root) => stringsBehind(laidOut, root))).toEqual(before);
    expect(stringsBehind(laidOut, DAWG_ROOT)).toEqual(['CARE', 'CARES', 'EAR', 'EARS', 'SCARE', 'ZA']);
  });

  it('has the nodes of the default lexicon in that order without a gap', () => {
    const laidOut = moveBreadthFirst(builtGaddag(defaultWordList(8)));
    const nodes = nodesByDistance(laidOut);
    expect(nodes).toHaveLength(laidOut.counts.nodes);
    let next = FIRST_NODE;
    for (const [begin, words] of nodes) {
      if (begin !== next) throw new Error(`A node begins with word ${begin}, not with ${next}`);
      next += words;
    }
    expect(laidOut.arcs).toHaveLength(next);
  });

  it('uses the buffer it is given', () => {
    const built = builtGaddag(wordListOf(['ZA'].map(codesOf), 26));
    const room = new Uint32Array(new SharedArrayBuffer(built.bytes));
    const { arcs } = moveBreadthFirst(built, room);
    expect(arcs.buffer).toBe(room.buffer);
    expect(arcs).toHaveLength(room.length);
  });
});
