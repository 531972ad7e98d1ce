import { ARC_SEPARATOR, FIRST_ARC_SHIFT, PSEUDO_ARCS, WORDS_PER_ARC } from './gaddag';
import { popcount } from './popcount';

/** A slot holds a node's letter mask and the number of its first arc × 2 + (separator ? 1 : 0); 0 = free. */
const WORDS_PER_SLOT = 2;
/** The table grows when more than 3 of 4 slots are taken. */
const MAX_LOAD = 0.75;
/** 2³² divided by the golden ratio. */
const HASH_FACTOR = 0x9e3779b1;
const HASH_FOLD = 15;
/** A finished array may be this many times as long as what it holds. */
const MAX_SPARE_ROOM = 1.1;

/**
 * The nodes of an automaton that is being built bottom-up, each stored once: two nodes are the same when they have
 * the same arcs to the same targets, so equal right languages end up in one node. Open addressing with linear
 * probing, for the nodes that may come again; the arcs are written where the frozen automaton keeps them.
 */
export class NodeTable {
  /** In the layout of `Gaddag.arcs`; grows by being replaced. */
  arcs: Int32Array;
  arcCount = PSEUDO_ARCS;
  nodeCount = 0;
  private takenSlots = 0;
  private slots: Int32Array;
  /** One bit a slot: set when it is taken. Small enough to be at hand, so that a free slot is never waited for. */
  private taken: Int32Array;
  private slotMask: number;

  /** The expected numbers only save growing. */
  constructor(expectedNodes: number, expectedArcs: number) {
    this.arcs = new Int32Array((expectedArcs + PSEUDO_ARCS) * WORDS_PER_ARC);
    const slotCount = 2 ** Math.ceil(Math.log2(Math.max(32, expectedNodes / MAX_LOAD)));
    this.slots = new Int32Array(slotCount * WORDS_PER_SLOT);
    this.taken = new Int32Array(slotCount >>> 5);
    this.slotMask = slotCount - 1;
  }

  /**
   * The second word of an arc to the node with the letters of `mask`, whose arcs lie in `length` words of `list` from
   * `from` on, after `separators` (0 or 1) the separator's first; without the acceptance bit. A node without arcs is 0.
   *
   * One long function on purpose: V8's compiler copies a shorter one, hash and all, into each of its callers, and a
   * build in a fresh process waits for that.
   */
  intern(list: Int32Array, from: number, length: number, mask: number, separators: number): number {
    if (length === 0) return 0;
    const { slots, slotMask, taken } = this;
    let { arcs } = this;
    let hash = mask;
    for (let i = 0; i < length; i++) {
      hash = Math.imul(hash ^ list[from + i]!, HASH_FACTOR);
      hash ^= hash >>> HASH_FOLD;
    }
    // The step comes first: V8 compiles a loop again when it first takes a step that it had never seen taken.
    let slot = hash;
    for (;;) {
      slot = (slot + 1) & slotMask;
      if ((taken[slot >>> 5]! & (1 << slot)) === 0) break;
      const entry = slots[slot * WORDS_PER_SLOT]!;
      if (slots[slot * WORDS_PER_SLOT + 1] === mask && (entry & 1) === separators) {
        const base = (entry >>> 1) * WORDS_PER_ARC;
        let same = 0;
        while (same < length && arcs[base + same] === list[from + same]) same++;
        if (same === length) return ((entry >>> 1) << FIRST_ARC_SHIFT) | (separators * ARC_SEPARATOR);
      }
    }
    const first = this.arcCount;
    const base = first * WORDS_PER_ARC;
    if (base + length > arcs.length) arcs = this.growArcs(base + length);
    for (let i = 0; i < length; i++) arcs[base + i] = list[from + i]!;
    this.arcCount = (base + length) / WORDS_PER_ARC;
    taken[slot >>> 5]! |= 1 << slot;
    slots[slot * WORDS_PER_SLOT] = first * 2 + separators;
    slots[slot * WORDS_PER_SLOT + 1] = mask;
    this.nodeCount++;
    if (++this.takenSlots > (slotMask + 1) * MAX_LOAD) this.growSlots();
    return (first << FIRST_ARC_SHIFT) | (separators * ARC_SEPARATOR);
  }

  /** Adds a node with one arc that nobody will ever ask for again; returns what `intern` does. */
  addUnique(mask: number, target: number, hasSeparator: boolean): number {
    const first = this.arcCount++;
    const base = first * WORDS_PER_ARC;
    if (base + WORDS_PER_ARC > this.arcs.length) this.growArcs(base + WORDS_PER_ARC);
    this.arcs[base] = mask;
    this.arcs[base + 1] = target;
    this.nodeCount++;
    return (first << FIRST_ARC_SHIFT) | (hasSeparator ? ARC_SEPARATOR : 0);
  }

  /** All arcs so far, for a table that is not used any more. Copied only if much room would be kept for nothing. */
  frozenArcs(): Uint32Array {
    const length = this.arcCount * WORDS_PER_ARC;
    const arcs = new Uint32Array(this.arcs.buffer, 0, length);
    return length * MAX_SPARE_ROOM < this.arcs.length ? arcs.slice() : arcs;
  }

  private growArcs(least: number): Int32Array {
    const grown = new Int32Array(Math.max(least, Math.ceil(this.arcs.length * 1.5)));
    grown.set(this.arcs);
    this.arcs = grown;
    return grown;
  }

  private growSlots(): void {
    const old = this.slots;
    this.slots = new Int32Array(old.length * 2);
    this.taken = new Int32Array(this.taken.length * 2);
    this.slotMask = this.slotMask * 2 + 1;
    for (let i = 0; i < old.length; i += WORDS_PER_SLOT) {
      const first = old[i]!;
      if (first === 0) continue;
      const mask = old[i + 1]!;
      const length = (popcount(mask) + (first & 1)) * WORDS_PER_ARC;
      const hash = hashNode(this.arcs, (first >>> 1) * WORDS_PER_ARC, length, mask);
      let slot = (hash + 1) & this.slotMask;
      while (this.slots[slot * WORDS_PER_SLOT] !== 0) slot = (slot + 1) & this.slotMask;
      this.taken[slot >>> 5]! |= 1 << slot;
      this.slots[slot * WORDS_PER_SLOT] = first;
      this.slots[slot * WORDS_PER_SLOT + 1] = mask;
    }
  }
}

/** The hash of a node as `intern` computes it. */
function hashNode(words: Int32Array, from: number, length: number, mask: number): number {
  let hash = mask;
  for (let i = 0; i < length; i++) {
    hash = Math.imul(hash ^ words[from + i]!, HASH_FACTOR);
    hash ^= hash >>> HASH_FOLD;
  }
  return hash;
}
