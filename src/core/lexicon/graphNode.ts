import { FIRST_ARC_SHIFT, type Gaddag, PSEUDO_ARCS, WORDS_PER_ARC } from './gaddag';

/** An arc and the node that it leads to, for drawing the graph. */
export interface GraphNode {
  readonly arc: number;
  /** A word ends with the arc. */
  readonly accepts: boolean;
  /** The node's identity: its first arc; −1 for a node without arcs. */
  readonly node: number;
  /** The letters of its arcs: bit c − 1 for letter c. */
  readonly letterMask: number;
  /** −1 where it has none. */
  readonly separatorArc: number;
  /** One for each letter of the mask, ascending. */
  readonly letterArcs: readonly number[];
  /** Whether other arcs lead to the node too: it is drawn once for all of them. */
  readonly isShared: boolean;
}

/** Answers what an arc leads to. Makes one pass over the lexicon to know which nodes are shared. */
export class GraphReader {
  private readonly shared: Uint8Array;

  constructor(private readonly gaddag: Gaddag) {
    this.shared = findSharedNodes(gaddag);
  }

  /** Pseudo-arcs included, arcs are numbered from 0. */
  get arcCount(): number {
    return this.gaddag.arcs.length / WORDS_PER_ARC;
  }

  nodeOf(arc: number): GraphNode {
    const { gaddag } = this;
    const letterMask = gaddag.letterMask(arc);
    const hasSeparator = gaddag.hasSeparator(arc);
    const first = gaddag.firstArc(arc);
    const letterArcs: number[] = [];
    let next = first + (hasSeparator ? 1 : 0);
    for (let rest = letterMask | 0; rest !== 0; rest &= rest - 1) letterArcs.push(next++);
    const hasArcs = hasSeparator || letterArcs.length > 0;
    return {
      arc,
      accepts: gaddag.accepts(arc),
      node: hasArcs ? first : -1,
      letterMask,
      separatorArc: hasSeparator ? first : -1,
      letterArcs,
      isShared: hasArcs && this.shared[first] === 2,
    };
  }
}

/** By first arc of a node: how many arcs lead to it, 2 for more than one. The roots' pseudo-arcs do not count. */
function findSharedNodes({ arcs }: Gaddag): Uint8Array {
  const parents = new Uint8Array(arcs.length / WORDS_PER_ARC);
  for (let arc = PSEUDO_ARCS; arc < parents.length; arc++) {
    const first = arcs[arc * WORDS_PER_ARC + 1]! >>> FIRST_ARC_SHIFT;
    if (parents[first]! < 2) parents[first]!++;
  }
  return parents;
}
