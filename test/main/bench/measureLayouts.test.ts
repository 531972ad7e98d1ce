import { beforeAll, describe, expect, it } from 'vitest';
import type { Gaddag } from '../../../src/core/lexicon/gaddag';
import { CountingWalk } from '../../../src/main/bench/layouts/countingWalk';
import { NODE_LAYOUT_NAMES } from '../../../src/main/bench/layouts/nodeLayout';
import { LAYOUTS, probeLayout } from '../../../src/main/bench/measureLayouts';
import { buildOracleGaddag, buildSmallGaddag } from '../../oracle/oracleLexicon';
import { positionOf, readOraclePositions } from '../../oracle/oraclePositions';

const empty = Array<string>(15).fill('.'.repeat(15));

const atAndTa = () =>
  buildSmallGaddag([
    [1, 20],
    [20, 1],
  ]);

describe('the node layouts of the bench', () => {
  let gaddag: Gaddag;
  beforeAll(() => {
    gaddag = buildOracleGaddag();
  });

  it.each(NODE_LAYOUT_NAMES)('%s leads to all known moves of the oracle', (name) => {
    const walk = new CountingWalk(gaddag, new LAYOUTS[name](gaddag));
    for (const expected of readOraclePositions()) {
      walk.load(positionOf(expected));
      expect(walk.count(), expected.id).toBe(expected.moves);
    }
  });

  it.each([
    ['sibling-list', 4],
    ['mask-in-arc', 8],
  ] as const)('%s takes %i bytes an arc', (name, bytesPerArc) => {
    const small = atAndTa();
    expect(new LAYOUTS[name](small).bytes).toBe((small.counts.arcs + 2) * bytesPerArc);
  });

  it('takes 4 bytes an arc and a node where the mask lies in the node', () => {
    const small = atAndTa();
    const { arcs, nodes } = small.counts;
    // Two pseudo-arcs, and the node without arcs.
    expect(new LAYOUTS['mask-in-node'](small).bytes).toBe((arcs + nodes + 3) * 4);
  });

  it('counts the moves of all positions once, whatever the rounds', () => {
    const small = atAndTa();
    // Across and down, each word with either of its letters on the start square.
    const positions = ['AT', '?T'].map((rack) => positionOf({ board: empty, rack }));
    expect(probeLayout('mask-in-node', small, positions)).toMatchObject({ positions: 2, moves: 8 + 8 });
  });
});
