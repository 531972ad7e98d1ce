import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import type { GraphNode } from '../../../../src/core/lexicon/graphNode';
import { arcName, type GraphParts, graphViewOf } from '../../../../src/renderer/view/walk/graphView';
import { sentence } from '../../../said';

const node = (arc: number, change: Partial<GraphNode> = {}): GraphNode => ({
  arc,
  accepts: false,
  node: -1,
  letterMask: 0,
  separatorArc: -1,
  letterArcs: [],
  isShared: false,
  ...change,
});

/** The root leads by A and B to one node; from there by the separator (20) and T (21). */
const NODES = new Map(
  [
    node(0, { node: 10, letterMask: 0b11, letterArcs: [10, 11] }),
    node(10, { node: 20, letterMask: 1 << 19, separatorArc: 20, letterArcs: [21], isShared: true }),
    node(11, { node: 20, letterMask: 1 << 19, separatorArc: 20, letterArcs: [21], isShared: true }),
    node(20, { node: 30 }),
    node(21, { accepts: true }),
  ].map((known) => [known.arc, known]),
);

const parts = (change: Partial<GraphParts>): GraphParts => ({
  distribution: ENGLISH,
  nodes: NODES,
  trail: [0],
  turned: new Set(),
  rejections: [],
  isForwardOnly: false,
  ...change,
});

describe('the graph around a path', () => {
  it('draws a node once for all arcs that lead to it', () => {
    const { arcs, dots } = graphViewOf(parts({}));
    expect(arcs.map(({ label, toX }) => [label, toX])).toEqual([
      ['A', 0.5],
      ['B', 0.5],
    ]);
    expect(dots).toHaveLength(2);
    expect(dots[1]).toMatchObject({ level: 1, isShared: true, goesOn: true });
  });

  it('colours the arcs: against the reading direction, the separator, and after it', () => {
    const { arcs } = graphViewOf(parts({ trail: [0, 10] }));
    expect(arcs.filter(({ level }) => level === 1).map(({ kind, label }) => [kind, label])).toEqual([
      ['separator', '$'],
      ['reverse', 'T'],
    ]);
    const forward = graphViewOf(parts({ isForwardOnly: true }));
    expect(forward.arcs.map(({ kind }) => kind)).toEqual(['forward', 'forward']);
  });

  it('folds the arcs far from the current one, until they are unfolded', () => {
    const trail = [0, 10, 21];
    const { arcs, folded } = graphViewOf(parts({ trail }));
    expect(arcs.filter(({ level }) => level === 0).map(({ label }) => label)).toEqual(['A']);
    expect(folded).toMatchObject([{ level: 0, count: 1 }]);
    expect(graphViewOf(parts({ trail, turned: new Set([0]) })).folded).toEqual([]);
  });

  it('puts the folded part of the path into the top row, and expanded nodes into rows below', () => {
    const { dots, rowCount } = graphViewOf(parts({ trail: [0, 10, 21] }));
    expect(dots.map(({ level, row }) => [level, row])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [2, 1],
    ]);
    expect(rowCount).toBe(2);
    const [root, first] = dots;
    expect(first!.x).toBe(0.5);
    expect(root!.x).toBeLessThan(0.5);
    const unfolded = graphViewOf(parts({ trail: [0, 10, 21], turned: new Set([0]) }));
    expect(unfolded.dots.map(({ row }) => row)).toEqual([0, 1, 2, 2]);
  });

  it('keeps a long path within the frame, its nodes in order', () => {
    const letters = Array.from({ length: 30 }, (_, nth) => 100 + nth);
    const nodes = new Map(
      letters.map((arc) => [arc, node(arc, { node: arc, letterMask: 1, letterArcs: [arc + 1] })]),
    );
    const { dots } = graphViewOf(parts({ nodes, trail: letters }));
    const top = dots.filter(({ row }) => row === 0).map(({ x }) => x);
    expect(top).toHaveLength(29);
    expect(top).toEqual(top.toSorted((a, b) => a - b));
    expect(top[0]).toBeGreaterThan(0);
    expect(top.at(-1)).toBeLessThan(1);
  });

  it('explains why a letter was not followed', () => {
    const { arcs } = graphViewOf(parts({ rejections: [[{ cause: 'not-on-rack', letters: [2] }]] }));
    expect(arcs.map(({ cause }) => cause)).toEqual([null, 'not-on-rack']);
  });

  it('keeps the explanation at nodes that the walk has passed', () => {
    const rejections = [
      [{ cause: 'cross-set', letters: [2] }],
      [{ cause: 'not-on-rack', letters: [20] }],
    ] as const;
    const { arcs } = graphViewOf(parts({ trail: [0, 10], rejections }));
    expect(arcs.map(({ cause, label }) => [label, cause])).toEqual([
      ['A', null],
      ['B', 'cross-set'],
      ['$', null],
      ['T', 'not-on-rack'],
    ]);
  });

  it('draws arcs to the same node side by side', () => {
    expect(graphViewOf(parts({})).arcs.map(({ fan }) => fan)).toEqual([-0.5, 0.5]);
    expect(
      graphViewOf(parts({ trail: [0, 10] }))
        .arcs.slice(2)
        .map(({ fan }) => fan),
    ).toEqual([0, 0]);
  });

  it('names the arcs, with their targets and why they were not followed', () => {
    const rejections = [[], [{ cause: 'not-on-rack', letters: [20] }]] as const;
    const { arcs } = graphViewOf(parts({ trail: [0, 10], rejections }));
    expect(arcs.map(arcName)).toEqual([
      'A, reverse, followed, shared node',
      'B, reverse, shared node',
      'separator',
      'T, reverse, a word ends here, not on the rack',
    ]);
  });

  it('names the current node', () => {
    expect(graphViewOf(parts({ trail: [0, 10] })).name).toBe('root, A: 2 arcs, shared');
    expect(graphViewOf(parts({ trail: [0, 10, 21] })).name).toBe('root, A, T: 0 arcs, a word ends here');
    expect(graphViewOf(parts({ trail: [0, 10] })).title).toBe('A · 2 arcs · shared');
    expect(graphViewOf(parts({ trail: [0, 11, 20] })).title).toBe('B$ · 0 arcs');
    expect(graphViewOf(parts({ trail: [99] })).name).toBe(sentence('walkView.graphReading'));
  });
});
