import type { Gaddag } from '../gaddag';
import { popcount } from '../popcount';
import { MAX_WORD_LETTERS } from '../wordList/wordList';

/** Symbols of the longest GADDAG path: all letters of a word and the separator. */
const MAX_SYMBOLS = MAX_WORD_LETTERS + 1;

/** Counts of the strings that can be read from a node. */
export interface StringCounts {
  readonly strings: number;
  /** Total symbols of all strings. */
  readonly symbols: number;
}

/** Counts the strings of automata in the GADDAG's layout, which may be corrupt. It visits each node once. */
export class StringCounter {
  /** Nodes counted so far. */
  nodeCount = 0;
  /** Number of arcs of these nodes. */
  arcCount = 0;
  /**
   * By first arc of a node: 0 while unknown, else 1 + the length of its longest string. The counts likewise.
   */
  private readonly heights: Uint16Array;
  private readonly strings: Float64Array;
  private readonly symbols: Float64Array;

  constructor(private readonly gaddag: Gaddag) {
    const { length } = gaddag.arcs;
    this.heights = new Uint16Array(length);
    this.strings = new Float64Array(length);
    this.symbols = new Float64Array(length);
  }

  /** Counts the strings from `arc` on. Undefined if some are longer than any path, as in a loop. */
  count(arc: number): StringCounts | undefined {
    if (!this.visit(arc, 0)) return undefined;
    const first = this.gaddag.firstArc(arc);
    return { strings: this.strings[first]!, symbols: this.symbols[first]! };
  }

  /**
   * Counts the node that `arc` leads to, `depth` symbols below the root. Returns false if it lies too deep.
   */
  private visit(arc: number, depth: number): boolean {
    const { gaddag, heights } = this;
    const first = gaddag.firstArc(arc);
    if (first === 0) return depth <= MAX_SYMBOLS;
    if (heights[first] !== 0) return depth + heights[first]! - 1 <= MAX_SYMBOLS;
    if (depth > MAX_SYMBOLS) return false;
    const end = first + popcount(gaddag.letterMask(arc)) + (gaddag.hasSeparator(arc) ? 1 : 0);
    let strings = 0;
    let symbols = 0;
    let height = 0;
    for (let child = first; child < end; child++) {
      if (!this.visit(child, depth + 1)) return false;
      const below = gaddag.firstArc(child);
      const found = this.strings[below]! + (gaddag.accepts(child) ? 1 : 0);
      strings += found;
      symbols += this.symbols[below]! + found;
      height = Math.max(height, heights[below]!);
    }
    this.nodeCount++;
    this.arcCount += end - first;
    heights[first] = height + 1;
    this.strings[first] = strings;
    this.symbols[first] = symbols;
    return true;
  }
}
