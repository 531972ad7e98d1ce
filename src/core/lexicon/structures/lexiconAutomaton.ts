import type { LetterCode } from '../../alphabet/tile';
import { certain } from '../../certain';

/** The GADDAG's separator as a symbol: a code that is not used for any letter. */
export const SEPARATOR = 0;

/** Returned by `follow` if there is no arc. */
export const NOWHERE = -1;

export type StructureKind = 'trie' | 'dawg' | 'semi-minimal-gaddag' | 'gaddag';

export interface StructureCounts {
  readonly words: number;
  readonly nodes: number;
  readonly arcs: number;
  /** Total letters in the nodes' letter sets; 0 in a structure that marks arcs or nodes instead. */
  readonly letterSetEntries: number;
}

/**
 * A finished lexicon structure and its cursor. A place is an opaque number; a walk starts at `root` and
 * follows one symbol at a time, a letter code or SEPARATOR.
 */
export interface LexiconAutomaton {
  readonly kind: StructureKind;
  /** The accepted strings: the words themselves, or their GADDAG paths. */
  readonly strings: 'words' | 'gaddag-paths';
  readonly counts: StructureCounts;
  /** Memory of the finished structure. */
  readonly bytes: number;
  readonly root: number;
  follow(place: number, symbol: number): number;
  /** Whether the path from the root to `place` spells an accepted string. */
  accepts(place: number): boolean;
}

export function acceptsString(automaton: LexiconAutomaton, symbols: ArrayLike<number>): boolean {
  let place = automaton.root;
  for (let i = 0; i < symbols.length; i++) {
    place = automaton.follow(place, certain(symbols[i], 'a symbol'));
    if (place === NOWHERE) return false;
  }
  return automaton.accepts(place);
}

/** Whether `letters`, in reading order, form a word. A GADDAG is queried by the path without a separator. */
export function acceptsWord(automaton: LexiconAutomaton, letters: readonly LetterCode[]): boolean {
  return acceptsString(automaton, automaton.strings === 'words' ? letters : letters.toReversed());
}
