import type { Position } from '../../core/board/position';
import { certain, entryAt } from '../../core/certain';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { MoveGenerator } from '../../core/movegen/moveGenerator';
import { MoveList } from '../../core/movegen/moveList';
import { mean } from '../../engine/average';
import { CountingWalk } from './layouts/countingWalk';
import { MaskInArc } from './layouts/maskInArc';
import { MaskInNode } from './layouts/maskInNode';
import { NamedMasks } from './layouts/namedMasks';
import { NODE_LAYOUT_NAMES, type NodeLayout, type NodeLayoutName } from './layouts/nodeLayout';
import { SiblingList } from './layouts/siblingList';
import { runProbe } from './probe';

export const LAYOUTS: Readonly<Record<NodeLayoutName, new (gaddag: Gaddag) => NodeLayout>> = {
  'sibling-list': SiblingList,
  'mask-in-node': MaskInNode,
  'mask-in-arc': MaskInArc,
  'named-masks': NamedMasks,
};

/** The product's own. */
const OWN_LAYOUT: NodeLayoutName = 'named-masks';

export interface LayoutProbe {
  readonly name: NodeLayoutName;
  readonly bytes: number;
  readonly positions: number;
  readonly moves: number;
  /** CPU time to count the moves of a position: the mean of each position's minimum over the rounds. */
  readonly meanMicros: number;
}

export interface LayoutFigures extends LayoutProbe {
  /** Time in relation to the product's layout. */
  readonly ratio: number;
}

const WARM_UP_ROUNDS = 3;
const ROUNDS = 10;

/**
 * Counts the moves of the positions through one layout, in a process where the walk has met no other:
 * code that is compiled for several cursors at once would be slow with each. Throws where the count
 * is not the generator's.
 */
export function probeLayout(
  name: NodeLayoutName,
  gaddag: Gaddag,
  positions: readonly Position[],
): LayoutProbe {
  const layout = new LAYOUTS[name](gaddag);
  const walk = new CountingWalk(gaddag, layout);
  const generator = new MoveGenerator(gaddag);
  const list = new MoveList();
  let moves = 0;
  const minima = positions.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
    for (const [i, position] of positions.entries()) {
      walk.load(position);
      const before = process.cpuUsage();
      const count = walk.count();
      const { user, system } = process.cpuUsage(before);
      if (round >= WARM_UP_ROUNDS) {
        minima[i] = Math.min(entryAt(minima, i), user + system);
        continue;
      }
      if (round > 0) continue;
      generator.generate(position, list);
      if (count !== list.length)
        throw new Error(`Layout ${name} counts ${count} moves in position ${i + 1}, not ${list.length}.`);
      moves += count;
    }
  return { name, bytes: layout.bytes, positions: positions.length, moves, meanMicros: mean(minima) };
}

/** Every layout, each in a process of its own. */
export function measureLayouts(lexiconPath: string): LayoutFigures[] {
  const probes = NODE_LAYOUT_NAMES.map((name): LayoutProbe => runProbe(name, lexiconPath));
  const own = certain(
    probes.find(({ name }) => name === OWN_LAYOUT),
    'the layout in use',
  );
  return probes.map((probe) => ({
    ...probe,
    ratio: Math.round((probe.meanMicros / own.meanMicros) * 100) / 100,
  }));
}
