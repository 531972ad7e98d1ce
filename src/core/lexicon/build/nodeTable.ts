import { enlarged } from '../../enlarged';
import {
  ARC_TARGET,
  FIRST_NODE,
  firstLetterArc,
  LETTERS_SHIFT,
  MAX_GADDAG_WORDS,
  targetMask,
  writeNamedMasks,
} from '../gaddag';
import { popcount } from '../popcount';

/** The table grows when more than 3 of 4 slots are taken. */
const MAX_LOAD = 0.75;
/** 2³² divided by the golden ratio. */
const HASH_FACTOR = 0x9e3779b1;
const HASH_FOLD = 15;

/**
 * The nodes of an automaton that is built bottom-up, each stored once: nodes with equal arcs are merged, so
 * that equal right languages share one node. Open addressing with linear probing for the nodes that may
 * recur. The arcs are written to where the frozen automaton keeps them.
 */
export class NodeTable {
  /** In the layout of `Gaddag.arcs`; replaced when it grows. */
  arcs: Int32Array;
  wordCount = FIRST_NODE;
  nodeCount = 0;
  /** Total over all nodes. */
  arcCount = 0;
  private takenSlots = 0;
  /** By slot: the arc to a node as `intern` returns it; 0 if the slot is free. */
  private slots: Int32Array;
  /**
   * One bit per slot, set if it is taken. It is small enough to stay cached, so that finding a free slot
   * never waits for memory.
   */
  private taken: Int32Array;
  private slotMask: number;

  /**
   * The expected numbers only avoid growth.
   *
   * @param maxWords the size beyond which the table does not grow
   */
  constructor(
    expectedNodes: number,
    expectedWords: number,
    private readonly maxWords = MAX_GADDAG_WORDS,
  ) {
    this.arcs = new Int32Array(Math.min(expectedWords + FIRST_NODE, maxWords));
    writeNamedMasks(this.arcs);
    const slotCount = 2 ** Math.ceil(Math.log2(Math.max(32, expectedNodes / MAX_LOAD)));
    this.slots = new Int32Array(slotCount);
    this.taken = new Int32Array(slotCount >>> 5);
    this.slotMask = slotCount - 1;
  }

  /** Whether nodes were dropped because the table would have become too large. */
  get isFull(): boolean {
    return this.wordCount > this.maxWords;
  }

  /**
   * The arc to the node that lies in `list` from `from` up to `end`: its arcs, the separator's first,
   * preceded by its letter mask unless `upper` encodes that. `upper` holds the bits of the arc above the
   * target, without the acceptance bit.
   *
   * One long function on purpose: V8 would inline a shorter one, hash included, into each of its callers, and
   * a build in a fresh process would wait for that.
   */
  intern(list: Int32Array, from: number, end: number, upper: number): number {
    const { slots, slotMask, taken } = this;
    let { arcs } = this;
    const masks = upper >>> LETTERS_SHIFT === 0 ? 1 : 0;
    const length = end - from;
    let hash = upper;
    for (let i = from; i < end; i++) {
      hash = Math.imul(hash ^ list[i]!, HASH_FACTOR);
      hash ^= hash >>> HASH_FOLD;
    }
    // The step comes first: V8 would deoptimise the loop when it first took a step it had never seen.
    let slot = hash;
    for (;;) {
      slot = (slot + 1) & slotMask;
      if ((taken[slot >>> 5]! & (1 << slot)) === 0) break;
      const found = slots[slot]!;
      if (((found ^ upper) & ~ARC_TARGET) === 0) {
        const base = (found & ARC_TARGET) - masks;
        let same = 0;
        while (same < length && arcs[base + same] === list[from + same]) same++;
        if (same === length) return found;
      }
    }
    const base = this.wordCount;
    this.wordCount = base + length;
    if (base + length > arcs.length) {
      if (this.isFull) return upper;
      arcs = this.growArcs(base + length);
    }
    for (let i = 0; i < length; i++) arcs[base + i] = list[from + i]!;
    const arc = upper | (base + masks);
    taken[slot >>> 5]! |= 1 << slot;
    slots[slot] = arc;
    this.nodeCount++;
    this.arcCount += length - masks;
    if (++this.takenSlots > (slotMask + 1) * MAX_LOAD) this.growSlots();
    return arc;
  }

  /** Adds a node with one arc that will never be looked up again. Returns what `intern` returns. */
  addUnique(mask: number, arc: number, upper: number): number {
    let at = this.wordCount;
    const masks = upper >>> LETTERS_SHIFT === 0 ? 1 : 0;
    this.wordCount = at + masks + 1;
    if (this.wordCount > this.arcs.length) {
      if (this.isFull) return upper;
      this.growArcs(this.wordCount);
    }
    if (masks !== 0) this.arcs[at++] = mask;
    this.arcs[at] = arc;
    this.nodeCount++;
    this.arcCount++;
    return upper | at;
  }

  /** All words so far, once the table is finished. The rest of its memory was never written to. */
  frozenArcs(): Uint32Array {
    return new Uint32Array(this.arcs.buffer, 0, this.wordCount);
  }

  private growArcs(least: number): Int32Array {
    const grown = new Int32Array(Math.min(this.maxWords, Math.max(least, Math.ceil(this.arcs.length * 1.5))));
    this.arcs = enlarged(this.arcs, grown);
    return grown;
  }

  private growSlots(): void {
    const old = this.slots;
    this.slots = new Int32Array(old.length * 2);
    this.taken = new Int32Array(this.taken.length * 2);
    this.slotMask = this.slotMask * 2 + 1;
    for (const arc of old) {
      if (arc === 0) continue;
      let slot = (this.hashOf(arc) + 1) & this.slotMask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & this.slotMask;
      this.taken[slot >>> 5]! |= 1 << slot;
      this.slots[slot] = arc;
    }
  }

  /** The hash of a node in the table, as `intern` computes it. */
  private hashOf(arc: number): number {
    const { arcs } = this;
    const masks = arc >>> LETTERS_SHIFT === 0 ? 1 : 0;
    const end = firstLetterArc(arc) + popcount(targetMask(arcs, arc));
    let hash = arc & ~ARC_TARGET;
    for (let i = (arc & ARC_TARGET) - masks; i < end; i++) {
      hash = Math.imul(hash ^ arcs[i]!, HASH_FACTOR);
      hash ^= hash >>> HASH_FOLD;
    }
    return hash;
  }
}
