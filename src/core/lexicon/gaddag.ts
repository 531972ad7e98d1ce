import type { LetterCode } from '../alphabet/tile';
import { popcount } from './popcount';

/**
 * The frozen, minimal GADDAG of a lexicon (Gordon 1994, https://doi.org/10.1002/spe.4380240205) as one
 * Uint32Array, one word an arc.
 *
 *    31     27    26        25      24                                   0
 *   ┌─────────┬─────────┬─────────┬─────────────────────────────────────────┐
 *   │ letters │ accepts │ separa- │ number of the target node's first arc,  │
 *   │         │         │ tor     │ 0 where that node has no arcs           │
 *   └─────────┴─────────┴─────────┴─────────────────────────────────────────┘
 *
 *   letters    which arcs the target node has: n > 0 names word n, which holds their letter mask (bit c − 1 ⇔
 *              an arc for letter c); 0 says that the mask is the word before the node's first arc
 *   accepts    a word ends with this arc
 *   separator  the target node has a separator arc
 *
 *   word    0           0, unused
 *           1           the mask of no letters
 *           2 … 31      the masks of one letter: of the letters 1 … 30
 *          32, 33       two arcs that are in no node, to the root of the GADDAG and to that of the DAWG
 *          34 …         the nodes, each with its mask in front where no word below 32 holds it
 *
 * The number of an arc is that of its word. A node's arcs lie side by side: the separator's first if it has
 * one, then those of its letters, ascending. No letter is stored: the mask of a node says which arcs it has,
 * so a generator tests `mask & crossSet & rack` before it touches them. Most nodes have at most one letter,
 * and their mask is at hand without a look at the node; the others pay one word for it. So a lexicon takes
 * less memory, and is read sooner from its file, than with two words an arc, mask and target; what a search
 * pays for that, `npm run bench` tells beside other node layouts.
 *
 * A word w1…wn lies on n paths: for each k, wk…w1, then, where k < n, the separator and w(k+1)…wn. Behind a
 * separator the automaton is the minimal DAWG of the lexicon.
 */
export const GADDAG_ROOT = 32;
export const DAWG_ROOT = 33;
/** Where the first node begins. */
export const FIRST_NODE = 34;

export const ARC_TARGET = 0x01ff_ffff;
export const ARC_SEPARATOR = 0x0200_0000;
export const ARC_ACCEPTS = 0x0400_0000;
const SEPARATOR_SHIFT = 25;
export const ACCEPTS_SHIFT = 26;
export const LETTERS_SHIFT = 27;
/** The most words that arcs can tell apart: 128 MiB, far above any list of real words. */
export const MAX_GADDAG_WORDS = ARC_TARGET + 1;

/** The letters that a word below `FIRST_NODE` can name: masks of none or one of them. */
const NAMED_MASKS = 31;

/** What following a missing arc gives. */
export const NO_ARC = -1;

/** The upper bits of an arc to a node with this letter mask; 0 for one that has its mask in front. */
export function namedLetters(mask: number): number {
  const word = mask === 0 ? 1 : (mask & (mask - 1)) === 0 ? 33 - Math.clz32(mask) : 0;
  return (word <= NAMED_MASKS ? word : 0) << LETTERS_SHIFT;
}

/** Writes what all GADDAGs begin with. */
export function writeNamedMasks(arcs: Uint32Array | Int32Array): void {
  for (let word = 2; word <= NAMED_MASKS; word++) arcs[word] = 1 << (word - 2);
}

/** The letter mask of the node that an arc leads to, given the arc itself and not its number. */
export function maskBehind(arcs: Uint32Array | Int32Array, arc: number): number {
  const named = arc >>> LETTERS_SHIFT;
  // Without a branch: processors guess wrong here too often. (named − 1) >> 31 is all ones for 0, else 0.
  return arcs[named | (((arc & ARC_TARGET) - 1) & ((named - 1) >> 31))]!;
}

/** The arc for `letter` out of the node that `arc` leads to, or NO_ARC; also in a DAWG of the same layout. */
export function followLetter(arcs: Uint32Array | Int32Array, arc: number, letter: LetterCode): number {
  const word = arcs[arc]!;
  const mask = maskBehind(arcs, word);
  const bit = 1 << (letter - 1);
  return (mask & bit) === 0 ? NO_ARC : firstLetterArc(word) + popcount(mask & (bit - 1));
}

/** The first letter arc of the node that an arc leads to, given the arc itself and not its number. */
export function firstLetterArc(arc: number): number {
  return (arc & ARC_TARGET) + ((arc >>> SEPARATOR_SHIFT) & 1);
}

export interface GaddagCounts {
  readonly words: number;
  /** Nodes with at least one arc. */
  readonly nodes: number;
  /** Arcs of all nodes; the two in no node are not counted. */
  readonly arcs: number;
}

/** The place of a walk is the number of the arc that it followed last; it starts at one of the two roots. */
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
    return maskBehind(this.arcs, this.arcs[arc]!);
  }

  accepts(arc: number): boolean {
    return (this.arcs[arc]! & ARC_ACCEPTS) !== 0;
  }

  hasSeparator(arc: number): boolean {
    return (this.arcs[arc]! & ARC_SEPARATOR) !== 0;
  }

  /** The first arc of the node that `arc` leads to; 0 when that node has none. */
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

  /** Whether `letters`, in reading order, are a word of the lexicon. */
  acceptsWord(letters: ArrayLike<LetterCode>): boolean {
    let arc = DAWG_ROOT;
    for (let i = 0; i < letters.length; i++) {
      arc = this.followLetter(arc, letters[i]!);
      if (arc === NO_ARC) return false;
    }
    return this.accepts(arc);
  }
}
