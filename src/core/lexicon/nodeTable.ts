import { ARC_SEPARATOR, FIRST_ARC_SHIFT, PSEUDO_ARCS, WORDS_PER_ARC } from './gaddag';
import { popcount } from './popcount';

/** A slot holds a node's letter mask and the number of its first arc × 2 + (separator ? 1 : 0); 0 = free. */
const WORDS_PER_SLOT = 2;
/** The table grows when more than 3 of 4 slots are taken. */
const MAX_LOAD = 0.75;

/**
 * The nodes of an automaton that is being built bottom-up, each stored once: two nodes are the same when they have
 * the same arcs to the same targets, so equal right languages end up in one node. Open addressing with linear
 * probing; the arcs are written where the frozen automaton keeps them.
 */
export class NodeTable {
  /** In the layout of `Gaddag.arcs`; grows by being replaced. */
  arcs: Int32Array;
  arcCount = PSEUDO_ARCS;
  nodeCount = 0;
  private slots: Int32Array;
  private slotMask: number;

  /** The expected numbers only save growing. */
  constructor(expectedNodes: number, expectedArcs: number) {
    this.arcs = new Int32Array((expectedArcs + PSEUDO_ARCS) * WORDS_PER_ARC);
    const slotCount = 2 ** Math.ceil(Math.log2(Math.max(16, expectedNodes / MAX_LOAD)));
    this.slots = new Int32Array(slotCount * WORDS_PER_SLOT);
    this.slotMask = slotCount - 1;
  }

  /**
   * The second word of an arc to the node with the letters of `mask` and the arcs `list[from …]`, each two words,
   * the separator's first; without the acceptance bit. A node without arcs is 0.
   */
  intern(list: Int32Array, from: number, mask: number, hasSeparator: boolean): number {
    const separators = hasSeparator ? 1 : 0;
    const length = (popcount(mask) + separators) * WORDS_PER_ARC;
    if (length === 0) return 0;
    let slot = hashNode(list, from, length, mask) & this.slotMask;
    for (;;) {
      const first = this.slots[slot * WORDS_PER_SLOT]!;
      if (first === 0) break;
      if (
        this.slots[slot * WORDS_PER_SLOT + 1] === mask &&
        (first & 1) === separators &&
        this.hasArcs(first >>> 1, list, from, length)
      )
        return ((first >>> 1) << FIRST_ARC_SHIFT) | (separators * ARC_SEPARATOR);
      slot = (slot + 1) & this.slotMask;
    }
    const first = this.append(list, from, length);
    this.slots[slot * WORDS_PER_SLOT] = first * 2 + separators;
    this.slots[slot * WORDS_PER_SLOT + 1] = mask;
    this.nodeCount++;
    if (this.nodeCount > (this.slotMask + 1) * MAX_LOAD) this.growSlots();
    return (first << FIRST_ARC_SHIFT) | (separators * ARC_SEPARATOR);
  }

  private hasArcs(first: number, list: Int32Array, from: number, length: number): boolean {
    const { arcs } = this;
    const base = first * WORDS_PER_ARC;
    for (let i = 0; i < length; i++) if (arcs[base + i] !== list[from + i]) return false;
    return true;
  }

  private append(list: Int32Array, from: number, length: number): number {
    const base = this.arcCount * WORDS_PER_ARC;
    if (base + length > this.arcs.length) {
      const grown = new Int32Array(Math.ceil(this.arcs.length * 1.5) + length);
      grown.set(this.arcs);
      this.arcs = grown;
    }
    for (let i = 0; i < length; i++) this.arcs[base + i] = list[from + i]!;
    const first = this.arcCount;
    this.arcCount += length / WORDS_PER_ARC;
    return first;
  }

  private growSlots(): void {
    const old = this.slots;
    this.slots = new Int32Array(old.length * 2);
    this.slotMask = this.slotMask * 2 + 1;
    for (let i = 0; i < old.length; i += WORDS_PER_SLOT) {
      const first = old[i]!;
      if (first === 0) continue;
      const mask = old[i + 1]!;
      const length = (popcount(mask) + (first & 1)) * WORDS_PER_ARC;
      let slot = hashNode(this.arcs, (first >>> 1) * WORDS_PER_ARC, length, mask) & this.slotMask;
      while (this.slots[slot * WORDS_PER_SLOT] !== 0) slot = (slot + 1) & this.slotMask;
      this.slots[slot * WORDS_PER_SLOT] = first;
      this.slots[slot * WORDS_PER_SLOT + 1] = mask;
    }
  }
}

/** Multiply and fold, once a word (the constant is 2³² divided by the golden ratio). */
function hashNode(words: Int32Array, from: number, length: number, mask: number): number {
  let hash = mask;
  for (let i = 0; i < length; i++) {
    hash = Math.imul(hash ^ words[from + i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
