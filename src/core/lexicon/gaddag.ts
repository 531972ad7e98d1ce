import type { LetterCode } from '../alphabet/tile';
import { popcount } from './popcount';

/**
 * The frozen, minimal GADDAG of a lexicon (Gordon 1994, https://doi.org/10.1002/spe.4380240205) as one
 * Uint32Array, one word per arc.
 *
 *    31     27    26        25      24                                   0
 *   ┌─────────┬─────────┬─────────┬─────────────────────────────────────────┐
 *   │ letters │ accepts │ separa- │ number of the target node's first arc,  │
 *   │         │         │ tor     │ 0 if that node has no arcs              │
 *   └─────────┴─────────┴─────────┴─────────────────────────────────────────┘
 *
 *   letters    which arcs the target node has: n > 0 is the index of a word with their letter mask (bit c − 1
 *              ⇔ an arc for letter c); 0 if the mask is the word before the node's first arc
 *   accepts    a word ends with this arc
 *   separator  the target node has a separator arc
 *
 *   word    0           0, unused
 *           1           the mask of no letters
 *           2 … 31      the masks of one letter: of the letters 1 … 30
 *          32, 33       the root arcs, which belong to no node: to the root of the GADDAG and of the DAWG
 *          34 …         the nodes, each preceded by its mask if no word below 32 holds it
 *
 * The number of an arc is that of its word. A node's arcs lie side by side: the separator's first if it has
 * one, then those of its letters, ascending. Letters are not stored: the mask of a node shows which arcs it
 * has, so a generator tests `mask & crossSet & rack` before it touches them. Most nodes have at most one
 * letter, and their mask is known without reading the node; the others need one word more. A lexicon thus
 * takes less memory and loads faster than with two words per arc, mask and target. `npm run bench` measures
 * the cost for a search, compared with other node layouts.
 *
 * A word w1…wn has n paths: for each k, wk…w1, then, if k < n, the separator and w(k+1)…wn. After a
 * separator the automaton is the minimal DAWG of the lexicon.
 */
export const GADDAG_ROOT = 32;
export const DAWG_ROOT = 33;
/** Index of the first node. */
export const FIRST_NODE = 34;

export const ARC_TARGET = 0x01ff_ffff;
export const ARC_SEPARATOR = 0x0200_0000;
export const ARC_ACCEPTS = 0x0400_0000;
const SEPARATOR_SHIFT = 25;
export const ACCEPTS_SHIFT = 26;
export const LETTERS_SHIFT = 27;
/** The most words that arcs can address: 128 MiB, far beyond any list of real words. */
export const MAX_GADDAG_WORDS = ARC_TARGET + 1;

/** The letter masks that a word below `FIRST_NODE` can hold: masks of at most one letter. */
const NAMED_MASKS = 31;

/** The result of following a missing arc. */
export const NO_ARC = -1;

/** The upper bits of an arc to a node with this letter mask; 0 if the mask is stored before the node. */
export function namedLetters(mask: number): number {
  const word = mask === 0 ? 1 : (mask & (mask - 1)) === 0 ? 33 - Math.clz32(mask) : 0;
  return (word <= NAMED_MASKS ? word : 0) << LETTERS_SHIFT;
}

/** Writes the fixed masks that every GADDAG begins with. */
export function writeNamedMasks(arcs: Uint32Array | Int32Array): void {
  for (let word = 2; word <= NAMED_MASKS; word++) arcs[word] = 1 << (word - 2);
}

/** The letter mask of the node that an arc leads to, given the arc itself instead of its number. */
export function targetMask(arcs: Uint32Array | Int32Array, arc: number): number {
  const named = arc >>> LETTERS_SHIFT;
  // Branch-free, because branch prediction often fails here. (named − 1) >> 31 is all ones for 0, else 0.
  return arcs[named | (((arc & ARC_TARGET) - 1) & ((named - 1) >> 31))]!;
}

/**
 * The arc for `letter` out of the node that `arc` leads to, or NO_ARC. Works for a DAWG of the same layout,
 * too.
 */
export function followLetter(arcs: Uint32Array | Int32Array, arc: number, letter: LetterCode): number {
  const word = arcs[arc]!;
  const mask = targetMask(arcs, word);
  const bit = 1 << (letter - 1);
  return (mask & bit) === 0 ? NO_ARC : firstLetterArc(word) + popcount(mask & (bit - 1));
}

/** The first letter arc of the node that an arc leads to, given the arc itself instead of its number. */
export function firstLetterArc(arc: number): number {
  return (arc & ARC_TARGET) + ((arc >>> SEPARATOR_SHIFT) & 1);
}

export interface GaddagCounts {
  readonly words: number;
  /** Number of nodes with at least one arc. */
  readonly nodes: number;
  /** Number of arcs of all nodes, without the two root arcs. */
  readonly arcs: number;
}

/** The state of a walk is the number of the arc that it followed last; it starts at one of the two roots. */
export class Gaddag {
  constructor(
    readonly arcs: Uint32Array,
    readonly counts: GaddagCounts,
  ) {}

  get bytes(): number {
    return this.arcs.byteLength;
  }

  /** The letters that may follow `arc`, as a mask: bit c − 1 for letter c. */
  letterMask(arc: number): number {
    return targetMask(this.arcs, this.arcs[arc]!);
  }

  accepts(arc: number): boolean {
    return (this.arcs[arc]! & ARC_ACCEPTS) !== 0;
  }

  hasSeparator(arc: number): boolean {
    return (this.arcs[arc]! & ARC_SEPARATOR) !== 0;
  }

  /** The first arc of the node that `arc` leads to; 0 if that node has no arcs. */
  firstArc(arc: number): number {
    return this.arcs[arc]! & ARC_TARGET;
  }

  /** The arc for `letter` out of the node that `arc` leads to, or NO_ARC. */
  followLetter(arc: number, letter: LetterCode): number {
    return followLetter(this.arcs, arc, letter);
  }

  /** The separator arc out of the node that `arc` leads to, or NO_ARC. */
  followSeparator(arc: number): number {
    const word = this.arcs[arc]!;
    return (word & ARC_SEPARATOR) === 0 ? NO_ARC : word & ARC_TARGET;
  }

  /** Whether `letters`, in reading order, form a word of the lexicon. */
  acceptsWord(letters: ArrayLike<LetterCode>): boolean {
    let arc = DAWG_ROOT;
    for (let i = 0; i < letters.length; i++) {
      arc = this.followLetter(arc, letters[i]!);
      if (arc === NO_ARC) return false;
    }
    return this.accepts(arc);
  }
}
