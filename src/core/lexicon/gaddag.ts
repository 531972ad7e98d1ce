import type { LetterCode } from '../alphabet/tile';
import { popcount } from './popcount';

/**
 * The frozen, minimal GADDAG of a lexicon (Gordon 1994) as one Uint32Array, two words an arc.
 *
 *               31                                              2     1        0
 *              ┌──────────────────────────────────────────────────────────────────┐
 *   arcs[2i]   │ letter mask of the target node: bit c − 1 ⇔ it has an arc for c   │
 *              ├──────────────────────────────────────────────┬─────────┬─────────┤
 *   arcs[2i+1] │ number of the target node's first arc        │ separa- │ accepts │
 *              │                                              │ tor     │         │
 *              └──────────────────────────────────────────────┴─────────┴─────────┘
 *
 *   accepts    a word ends with this arc
 *   separator  the target node has a separator arc
 *
 * A node's arcs lie side by side: the separator's first if it has one, then those of its letters, ascending. No
 * letter is stored: the mask in the arc that leads to a node says which arcs it has, so a generator tests
 * `mask & crossSet & rack` before it touches the node at all.
 *
 * A word w1…wn lies on n paths: for each k, wk…w1, then, where k < n, the separator and w(k+1)…wn. Behind a
 * separator the automaton is the minimal DAWG of the lexicon. Two arcs are in no node: arc 0 leads to the root of
 * the GADDAG, arc 1 to the root of the DAWG.
 */
export const GADDAG_ROOT = 0;
export const DAWG_ROOT = 1;
/** Arcs before the first node's. */
export const PSEUDO_ARCS = 2;

export const WORDS_PER_ARC = 2;
export const ARC_ACCEPTS = 1;
export const ARC_SEPARATOR = 2;
export const FIRST_ARC_SHIFT = 2;

/** What following a missing arc gives. */
export const NO_ARC = -1;

/** The arc for `letter` out of the node that `arc` leads to, or NO_ARC; also in a DAWG of the same layout. */
export function followLetter(arcs: Uint32Array, arc: number, letter: LetterCode): number {
  const mask = arcs[arc * WORDS_PER_ARC]!;
  const bit = 1 << (letter - 1);
  if ((mask & bit) === 0) return NO_ARC;
  const target = arcs[arc * WORDS_PER_ARC + 1]!;
  const separators = (target & ARC_SEPARATOR) >>> 1;
  return (target >>> FIRST_ARC_SHIFT) + separators + popcount(mask & (bit - 1));
}

export interface GaddagCounts {
  readonly words: number;
  /** Nodes with at least one arc. */
  readonly nodes: number;
  /** Arcs of all nodes; the two pseudo-arcs are not counted. */
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
    return this.arcs[arc * WORDS_PER_ARC]!;
  }

  accepts(arc: number): boolean {
    return (this.arcs[arc * WORDS_PER_ARC + 1]! & ARC_ACCEPTS) !== 0;
  }

  hasSeparator(arc: number): boolean {
    return (this.arcs[arc * WORDS_PER_ARC + 1]! & ARC_SEPARATOR) !== 0;
  }

  /** The first arc of the node that `arc` leads to; meaningless when that node has none. */
  firstArc(arc: number): number {
    return this.arcs[arc * WORDS_PER_ARC + 1]! >>> FIRST_ARC_SHIFT;
  }

  /** The arc for `letter` out of the node that `arc` leads to, or NO_ARC. */
  followLetter(arc: number, letter: LetterCode): number {
    return followLetter(this.arcs, arc, letter);
  }

  /** The separator arc out of the node that `arc` leads to, or NO_ARC. */
  followSeparator(arc: number): number {
    const target = this.arcs[arc * WORDS_PER_ARC + 1]!;
    return (target & ARC_SEPARATOR) === 0 ? NO_ARC : target >>> FIRST_ARC_SHIFT;
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
