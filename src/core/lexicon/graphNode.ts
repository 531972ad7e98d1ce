import { entryAt } from '../certain';
import { IS_ARC, IS_SHARED, markArcs } from './arcMarks';
import type { Gaddag } from './gaddag';

/** An arc and the node that it leads to, for drawing the graph. */
export interface GraphNode {
  readonly arc: number;
  /** Whether a word ends with the arc. */
  readonly accepts: boolean;
  /** The node's identity: its first arc; −1 for a node without arcs. */
  readonly node: number;
  /** The letters of its arcs: bit c − 1 for letter c. */
  readonly letterMask: number;
  /** −1 if it has none. */
  readonly separatorArc: number;
  /** One for each letter of the mask, ascending. */
  readonly letterArcs: readonly number[];
  /** Whether other arcs lead to the node, too: it is drawn once for all of them. */
  readonly isShared: boolean;
}

/** Looks up the node that an arc leads to. One pass over the lexicon finds which nodes are shared. */
export class GraphReader {
  private readonly marks: Uint8Array;

  constructor(private readonly gaddag: Gaddag) {
    this.marks = markArcs(gaddag);
  }

  /** Whether there is an arc of this number. */
  hasArc(arc: number): boolean {
    return ((this.marks[arc] ?? 0) & IS_ARC) !== 0;
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
      isShared: hasArcs && (entryAt(this.marks, first) & IS_SHARED) !== 0,
    };
  }
}
