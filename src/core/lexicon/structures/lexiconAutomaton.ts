import type { LetterCode } from '../../alphabet/tile';
import { certain } from '../../certain';

/** The symbol of a GADDAG's separator: the code that no letter has. */
export const SEPARATOR = 0;

/** What `follow` gives where there is no arc. */
export const NOWHERE = -1;

export type StructureKind = 'trie' | 'dawg' | 'semi-minimal-gaddag' | 'gaddag';

export interface StructureCounts {
  readonly words: number;
  readonly nodes: number;
  readonly arcs: number;
  /** Letters in the letter sets of the nodes; 0 in a structure that marks arcs or nodes instead. */
  readonly letterSetEntries: number;
}

/**
 * A finished lexicon structure and its cursor. A place is a number of the structure's own choosing; a walk
 * starts at `root` and follows one symbol at a time, a letter code or SEPARATOR.
 */
export interface LexiconAutomaton {
  readonly kind: StructureKind;
  /** The strings that it accepts: the words as they are, or the GADDAG paths of the words. */
  readonly strings: 'words' | 'gaddag-paths';
  readonly counts: StructureCounts;
  /** Memory of the finished structure. */
  readonly bytes: number;
  readonly root: number;
  follow(place: number, symbol: number): number;
  /** Whether what was followed from the root to `place` is one of the strings. */
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

/** Whether `letters`, in reading order, are a word; a GADDAG is asked by the path that needs no separator. */
export function acceptsWord(automaton: LexiconAutomaton, letters: readonly LetterCode[]): boolean {
  return acceptsString(automaton, automaton.strings === 'words' ? letters : letters.toReversed());
}
