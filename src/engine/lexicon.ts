import type { LexiconInfo } from '../contract/lexicon/lexiconApi';
import { Gaddag, type GaddagCounts } from '../core/lexicon/gaddag';
import type { MoveGenerator } from '../core/movegen/moveGenerator';

/** Lexicons that stay open; the one that was used the longest ago is closed. */
export const KEPT_OPEN = 4;

/** A lexicon that is open in a thread. */
export interface OpenLexicon {
  readonly info: LexiconInfo;
  readonly gaddag: Gaddag;
}

/** One that moves are generated with. */
export interface Lexicon extends OpenLexicon {
  readonly generator: MoveGenerator;
}

/** A GADDAG as it goes from thread to thread: its arcs are in memory that all of them share. */
export interface SharedGaddag {
  readonly arcs: Uint32Array;
  readonly counts: GaddagCounts;
}

export interface SharedLexicon {
  readonly info: LexiconInfo;
  readonly gaddag: SharedGaddag;
}

/** The same memory as a lexicon of this thread. */
export const openShared = ({ gaddag: { arcs, counts }, info }: SharedLexicon): OpenLexicon => ({
  info,
  gaddag: new Gaddag(arcs, counts),
});
