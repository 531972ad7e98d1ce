import { describe, expect, it } from 'vitest';
import { DAWG_ROOT, FIRST_NODE, GADDAG_ROOT } from '../../../src/core/lexicon/gaddag';
import { popcount } from '../../../src/core/lexicon/popcount';
import { builtGaddag, codesOf, defaultGaddag, defaultWordList, defaultWords } from './defaultWords';
import { acceptsPath, countPaths, visitNodes } from './gaddagWalk';
import { nearMisses, seededRandom } from './nearMisses';

function countNodesAndArcs(root: number): { nodes: number; arcs: number } {
  const counts = { nodes: 0, arcs: 0 };
  visitNodes(gaddag, root, (arcs) => {
    counts.nodes++;
    counts.arcs += arcs.length;
  });
  return counts;
}

const words = defaultWords(15);
const gaddag = defaultGaddag();

describe('the GADDAG of the default lexicon, words of 2 to 15 letters', () => {
  it('has the known number of words and letters', () => {
    expect(words.length).toBe(269_870);
    expect(gaddag.counts.words).toBe(269_870);
  });

  it('has one path for each letter of each word', () => {
    const letters = words.reduce((sum, word) => sum + word.length, 0);
    expect(countPaths(gaddag, GADDAG_ROOT)).toBe(letters);
    expect(countPaths(gaddag, DAWG_ROOT)).toBe(words.length);
  });

  it('is minimal: no more arcs than other builders of minimal GADDAGs produce', () => {
    expect(gaddag.counts.arcs).toBe(1_210_941);
  });

  it('uses a word for each arc, and one for each node of two letters or more', () => {
    const withMask = new Set<number>();
    const enter = (arc: number) => {
      if (popcount(gaddag.letterMask(arc)) > 1) withMask.add(gaddag.firstArc(arc));
    };
    for (const root of [GADDAG_ROOT, DAWG_ROOT]) {
      enter(root);
      visitNodes(gaddag, root, (arcs) => arcs.forEach(enter));
    }
    expect(gaddag.arcs).toHaveLength(FIRST_NODE + 1_210_941 + withMask.size);
  });

  it('contains the minimal DAWG after the separators', () => {
    expect(countNodesAndArcs(DAWG_ROOT)).toEqual({ nodes: 77_363, arcs: 185_647 });
  });

  it('contains nothing unreachable', () => {
    // Only the root of the DAWG, with 26 arcs, is not reached from the GADDAG's: no path
    // begins with the separator.
    expect(countNodesAndArcs(GADDAG_ROOT)).toEqual({ nodes: 574_516, arcs: 1_210_915 });
    expect(gaddag.counts.nodes).toBe(574_517);
  });

  it('accepts every word, and each by all of its paths', () => {
    const random = seededRandom(1);
    const refused = words.filter((word) => !gaddag.acceptsWord(codesOf(word)));
    expect(refused).toEqual([]);
    for (let i = 0; i < 20_000; i++) {
      const codes = codesOf(words[random(words.length)]!);
      for (let k = 1; k <= codes.length; k++) {
        const path = codes.slice(0, k).reverse();
        if (k < codes.length) path.push(0, ...codes.slice(k));
        if (!acceptsPath(gaddag, GADDAG_ROOT, path)) throw new Error(`Path ${path} is missing`);
      }
    }
  });

  it('rejects 100,000 near-words, and their paths', () => {
    for (const miss of nearMisses(words, 100_000, 2)) {
      const codes = codesOf(miss);
      const path = codes.toReversed();
      if (gaddag.acceptsWord(codes) || acceptsPath(gaddag, GADDAG_ROOT, path))
        throw new Error(`${miss} is no word, but accepted`);
    }
  });
});

describe('the GADDAG of the whole default list', () => {
  it('has one path for each letter of each word of 2 letters or more', () => {
    const all = defaultWords(99);
    const whole = builtGaddag(defaultWordList(40));
    expect(whole.counts.words).toBe(all.length);
    expect(countPaths(whole, GADDAG_ROOT)).toBe(all.reduce((sum, word) => sum + word.length, 0));
  });
});
