import { describe, expect, it } from 'vitest';
import { DAWG_ROOT, GADDAG_ROOT } from '../../../src/core/lexicon/gaddag';
import { type GraphNode, GraphReader } from '../../../src/core/lexicon/graphNode';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';

const maskOf = (letters: string): number =>
  codesOf(letters).reduce((mask, code) => mask | (1 << (code - 1)), 0);

/** AT, ATE, CAT and CATE: whatever comes before, T can be followed by E. */
const gaddag = buildSmallGaddag(['AT', 'ATE', 'CAT', 'CATE'].map(codesOf));
const graph = new GraphReader(gaddag);

/** The node reached from a root by these letters; `$` is the separator. */
function walk(from: number, path: string): GraphNode {
  let node = graph.nodeOf(from);
  for (const letter of path) {
    const nth = codesOf(letter)[0]! - 1;
    const before = node.letterMask & ((1 << nth) - 1);
    const place = [...before.toString(2)].filter((bit) => bit === '1').length;
    node = graph.nodeOf(letter === '$' ? node.separatorArc : node.letterArcs[place]!);
  }
  return node;
}

describe('nodes of the graph', () => {
  it('have the arcs of the lexicon', () => {
    expect(walk(DAWG_ROOT, '').letterMask).toBe(maskOf('AC'));
    expect(walk(DAWG_ROOT, 'A').letterMask).toBe(maskOf('T'));
    const t = walk(DAWG_ROOT, 'AT');
    expect(t).toMatchObject({ letterMask: maskOf('E'), accepts: true, separatorArc: -1 });
    expect(t.letterArcs).toHaveLength(1);
    // Backwards every word ends in T or E and has A and C before.
    expect(walk(GADDAG_ROOT, '').letterMask).toBe(maskOf('ACET'));
    expect(walk(GADDAG_ROOT, 'TA')).toMatchObject({ accepts: true, letterMask: maskOf('C') });
    expect(walk(GADDAG_ROOT, 'TA').separatorArc).toBeGreaterThan(0);
    expect(walk(GADDAG_ROOT, 'TA$').letterMask).toBe(maskOf('E'));
  });

  it('are identical if the same words continue', () => {
    // The same letters can follow AT and CAT: one node, reached by two arcs or by a shared one.
    expect(walk(DAWG_ROOT, 'CAT').node).toBe(walk(DAWG_ROOT, 'AT').node);
    expect(walk(GADDAG_ROOT, 'TA$').node).toBe(walk(DAWG_ROOT, 'AT').node);
    expect(walk(DAWG_ROOT, 'AT').isShared).toBe(true);
  });

  it('have no identity without arcs', () => {
    expect(walk(DAWG_ROOT, 'ATE')).toMatchObject({
      node: -1,
      letterMask: 0,
      letterArcs: [],
      isShared: false,
    });
  });

  it('count the arcs that lead to them', () => {
    // By another way: the targets of all arcs that can be reached from the two roots.
    const targets = new Map<number, number>();
    const seen = new Set<number>();
    const visit = (arc: number) => {
      const { node, separatorArc, letterArcs } = graph.nodeOf(arc);
      if (arc !== GADDAG_ROOT && arc !== DAWG_ROOT && node >= 0)
        targets.set(node, (targets.get(node) ?? 0) + 1);
      for (const next of [separatorArc, ...letterArcs])
        if (next >= 0 && !seen.has(next)) {
          seen.add(next);
          visit(next);
        }
    };
    visit(GADDAG_ROOT);
    visit(DAWG_ROOT);
    expect(seen.size).toBe(gaddag.counts.arcs);
    for (let arc = 0; arc <= gaddag.arcs.length; arc++)
      expect(graph.hasArc(arc)).toBe(seen.has(arc) || arc === GADDAG_ROOT || arc === DAWG_ROOT);
    for (const arc of seen) {
      const { node, isShared } = graph.nodeOf(arc);
      expect(isShared).toBe((targets.get(node) ?? 0) > 1);
    }
    expect([...targets.values()].filter((count) => count > 1).length).toBeGreaterThan(0);
  });
});
