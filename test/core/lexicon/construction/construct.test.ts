import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMarksOf } from '../../../../src/core/lexicon/construction/buildMarks';
import { construct, gaddagPaths } from '../../../../src/core/lexicon/construction/construct';
import {
  type BuiltGraph,
  type ConstructionKind,
  graphAfter,
} from '../../../../src/core/lexicon/construction/construction';
import { buildSemiMinimalGaddag } from '../../../../src/core/lexicon/structures/semiMinimalGaddagBuilder';
import { wordListOf } from '../../../../src/core/lexicon/wordList/wordList';
import { codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { runs, TEST_SEED } from '../../../seed';
import { lettersOf } from './symbols';

function built(kind: ConstructionKind, words: readonly string[]): BuiltGraph {
  const construction = construct(kind, words.map(codesOf));
  return graphAfter(construction, construction.steps.length);
}

/** Every string that leads to an end, or to a letter that completes one. */
function stringsOf({ arcs, completions, ends }: BuiltGraph): string[] {
  const found: string[] = [];
  const visit = (node: number, before: readonly number[]) => {
    if (ends.has(node)) found.push(lettersOf(before));
    for (const letter of completions.get(node) ?? []) found.push(lettersOf([...before, letter]));
    for (const [symbol, target] of arcs[node] ?? []) visit(target, [...before, symbol]);
  };
  visit(0, []);
  return found.sort();
}

const once = (strings: readonly string[]): string[] => [...new Set(strings)].sort();
const pathsOf = (words: readonly string[]): string[] =>
  once(words.flatMap((word) => gaddagPaths(codesOf(word)).map(lettersOf)));

/** States of the minimal automaton: the different sets of endings of its strings. */
function countEndings(strings: readonly string[]): number {
  const endings = new Map<string, string[]>();
  for (const string of strings)
    for (let at = 0; at <= string.length; at++) {
      const beginning = string.slice(0, at);
      const known = endings.get(beginning) ?? [];
      known.push(string.slice(at));
      endings.set(beginning, known);
    }
  return new Set([...endings.values()].map((each) => each.sort().join('|'))).size;
}

/** The different beginnings, the empty one included. */
const countBeginnings = (strings: readonly string[]): number =>
  new Set(
    strings.flatMap((string) => Array.from({ length: string.length + 1 }, (_, at) => string.slice(0, at))),
  ).size;

describe('gaddag paths', () => {
  it('turn a beginning of the word round, and go on behind it', () => {
    expect(pathsOf(['CARE'])).toEqual(['AC$RE', 'C$ARE', 'ERAC', 'RAC$E']);
  });
});

describe('constructions of CARE', () => {
  it('has four separate paths unminimised', () => {
    // The root; E, R, A, C; R, A, C, $, E; A, C, $, R, E; C, $, A, R, E.
    const { arcCount, nodeCount } = built('full-gaddag', ['CARE']);
    expect([nodeCount, arcCount]).toEqual([1 + 4 + 5 + 5 + 5, 19]);
  });

  it('is partly minimised by Gordon, with letter sets in place of last letters', () => {
    // E, R, A {C}; R, A, C, $ {E}; A, C, $, from there R to the node behind RAC$; C, $, from there A to AC$.
    const graph = built('gordon-gaddag', ['CARE']);
    expect([graph.nodeCount, graph.arcCount]).toEqual([1 + 3 + 4 + 3 + 2, 3 + 4 + 3 + 1 + 2 + 1]);
    expect([...graph.completions.values()].map((letters) => [...letters])).toEqual([[3], [5]]);
    const steps = construct('gordon-gaddag', [codesOf('CARE')]).steps.filter(({ kind }) => kind === 'force');
    expect(steps).toHaveLength(2);
  });
});

describe('the DAWG of four words', () => {
  it('merges the endings that two words share', () => {
    // CITIES, CITY, PITIES, PITY: the root, behind C and P one node, I, T, then I-E-S and Y to one end.
    const graph = built('dawg', ['CITY', 'CITIES', 'PITY', 'PITIES']);
    expect([graph.nodeCount, graph.arcCount]).toEqual([1 + 3 + 2 + 1, 2 + 2 + 4]);
  });
});

describe('marks of a construction', () => {
  it('are where a word ends, where nodes are shared, and at new nodes', () => {
    // AB: begin, A, B, end. CB: B is kept, A is; begin, C, B, end. Both of its nodes merge.
    const dawg = buildMarksOf(construct('dawg', ['AB', 'CB'].map(codesOf)));
    expect(dawg.word).toEqual(Uint32Array.of(4, 10));
    expect(dawg.node).toEqual(Uint32Array.of(2, 3, 8, 9));
    expect(dawg.shared).toEqual(Uint32Array.of(11, 12));
    // AB by Gordon: begin, B, A completes; begin, A, $, B completes. Nothing is forced.
    const gordon = buildMarksOf(construct('gordon-gaddag', [codesOf('AB')]));
    expect([gordon.word, gordon.shared]).toEqual([Uint32Array.of(3, 7), Uint32Array.of()]);
  });
});

describe('the twelve words of Appel and Jacobson', () => {
  const TWELVE = 'CAR CARS CAT CATS DO DOG DOGS DONE EAR EARS EAT EATS'.split(' ');

  it('make the trie of their figure 1 and the DAWG of figure 2', () => {
    // Six nodes each below C, D and E. C and E merge, and so do the six nodes of CAR, DOG and the like.
    expect(built('trie', TWELVE).nodeCount).toBe(1 + 6 + 6 + 6);
    expect(built('dawg', TWELVE).nodeCount).toBe(1 + 2 + 1 + 3 + 1);
  });
});

describe('any words', () => {
  const words = fc
    .array(fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'D'), minLength: 1, maxLength: 7 }), {
      minLength: 1,
      maxLength: 12,
    })
    .map(once);

  it(`are in each structure, which has as many nodes as brute force counts (TEST_SEED=${TEST_SEED})`, () => {
    fc.assert(
      fc.property(words, (list) => {
        const paths = pathsOf(list);
        const counts = (kind: ConstructionKind) => {
          const graph = built(kind, list);
          expect(stringsOf(graph)).toEqual(kind === 'trie' || kind === 'dawg' ? list : paths);
          const present = graph.arcs.filter((arcs) => arcs !== undefined);
          expect(graph.nodeCount).toBe(present.length);
          expect(graph.arcCount).toBe(present.reduce((sum, { size }) => sum + size, 0));
          return graph.nodeCount;
        };
        expect(counts('trie')).toBe(countBeginnings(list));
        expect(counts('dawg')).toBe(countEndings(list));
        expect(counts('full-gaddag')).toBe(countBeginnings(paths));
        expect(counts('minimal-gaddag')).toBe(countEndings(paths));
        const { arcs, nodes } = unwrap(buildSemiMinimalGaddag(wordListOf(list.map(codesOf), 4))).counts;
        expect([counts('gordon-gaddag'), built('gordon-gaddag', list).arcCount]).toEqual([nodes, arcs]);
      }),
      { numRuns: runs(2000), seed: TEST_SEED },
    );
  });

  it('are at every step a part of the finished structure’s strings', () => {
    fc.assert(
      fc.property(words, fc.constantFrom('dawg', 'minimal-gaddag'), fc.nat(), (list, kind, at) => {
        const construction = construct(kind, list.map(codesOf));
        const all = new Set(stringsOf(graphAfter(construction, construction.steps.length)));
        const part = graphAfter(construction, at % (construction.steps.length + 1));
        for (const string of stringsOf(part)) expect(all).toContain(string);
      }),
      { numRuns: runs(200), seed: TEST_SEED },
    );
  });
});
