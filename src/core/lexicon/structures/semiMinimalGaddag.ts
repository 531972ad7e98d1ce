import { letterBit } from '../../alphabet/letterMask';
import { popcount } from '../popcount';
import { type LexiconAutomaton, NOWHERE, SEPARATOR, type StructureCounts } from './lexiconAutomaton';

/**
 * A node takes three words: letter set, mask of the letters that have arcs, first arc × 2 + (separator ? 1 :
 * 0).
 */
export const WORDS_PER_NODE = 3;

/**
 * Gordon's semi-minimised GADDAG with letter sets: paths that are equal after the separator share their ends
 * if they belong to the same word. A node's letter set holds the letters that complete a word, so the last
 * letter of a path needs no arc. The arcs of a node lie together, the separator's first, then by letter; each
 * is the number of a node.
 *
 * A place is twice a node's number, plus 1 if a word is complete. The last node is one without arcs.
 */
export class SemiMinimalGaddag implements LexiconAutomaton {
  readonly kind = 'semi-minimal-gaddag';
  readonly strings = 'gaddag-paths';
  readonly root = 0;

  /** The last of `nodes` is the node without arcs. */
  constructor(
    private readonly nodes: Uint32Array,
    private readonly arcs: Uint32Array,
    readonly counts: StructureCounts,
  ) {}

  get bytes(): number {
    return this.nodes.byteLength + this.arcs.byteLength;
  }

  follow(place: number, symbol: number): number {
    const base = (place >>> 1) * WORDS_PER_NODE;
    const first = this.nodes[base + 2]!;
    if (symbol === SEPARATOR) return (first & 1) === 0 ? NOWHERE : this.arcs[first >>> 1]! * 2;
    const bit = letterBit(symbol);
    const mask = this.nodes[base + 1]!;
    const completes = (this.nodes[base]! & bit) !== 0 ? 1 : 0;
    if ((mask & bit) === 0) return completes === 1 ? this.counts.nodes * 2 + 1 : NOWHERE;
    return this.arcs[(first >>> 1) + (first & 1) + popcount(mask & (bit - 1))]! * 2 + completes;
  }

  accepts(place: number): boolean {
    return (place & 1) === 1;
  }
}
