import { describe, expect, it } from 'vitest';
import { layOutBreadthFirst } from '../../src/core/lexicon/breadthFirst';
import { DAWG_ROOT, GADDAG_ROOT, type Gaddag, PSEUDO_ARCS } from '../../src/core/lexicon/gaddag';
import { popcount } from '../../src/core/lexicon/popcount';
import { wordListOf } from '../../src/core/lexicon/wordList';
import { builtGaddag, codesOf, defaultWordList } from './defaultWords';

/** First arcs of the nodes by distance from the roots, those of one distance in the order of the arcs to them. */
function nodesByDistance(gaddag: Gaddag): number[] {
  const found = new Set<number>();
  let layer = [GADDAG_ROOT, DAWG_ROOT];
  while (layer.length > 0) {
    const next: number[] = [];
    for (const arc of layer) {
      const first = gaddag.firstArc(arc);
      if (first === 0 || found.has(first)) continue;
      found.add(first);
      const length = popcount(gaddag.letterMask(arc)) + (gaddag.hasSeparator(arc) ? 1 : 0);
      for (let i = 0; i < length; i++) next.push(first + i);
    }
    layer = next;
  }
  return [...found];
}

/** All strings behind an arc, the separator as a dot. */
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
  it('holds the same strings', () => {
    const built = builtGaddag(wordListOf(['CARE', 'CARES', 'EAR', 'EARS', 'SCARE', 'ZA'].map(codesOf), 26));
    const laidOut = layOutBreadthFirst(built);
    expect(laidOut.counts).toEqual(built.counts);
    for (const root of [GADDAG_ROOT, DAWG_ROOT])
      expect(stringsBehind(laidOut, root)).toEqual(stringsBehind(built, root));
    expect(stringsBehind(laidOut, DAWG_ROOT)).toEqual(['CARE', 'CARES', 'EAR', 'EARS', 'SCARE', 'ZA']);
  });

  it('has the nodes of the default lexicon in that order without a gap', () => {
    const laidOut = layOutBreadthFirst(builtGaddag(defaultWordList(8)));
    const nodes = nodesByDistance(laidOut);
    expect(nodes).toHaveLength(laidOut.counts.nodes);
    expect(nodes[0]).toBe(PSEUDO_ARCS);
    expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
    expect(laidOut.arcs).toHaveLength((laidOut.counts.arcs + PSEUDO_ARCS) * 2);
  });

  it('takes the room it is given', () => {
    const built = builtGaddag(wordListOf(['ZA'].map(codesOf), 26));
    const room = new Uint32Array(new SharedArrayBuffer(built.bytes));
    expect(layOutBreadthFirst(built, room).arcs).toBe(room);
  });
});
