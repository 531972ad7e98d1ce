import type { LexiconInfo } from '../contract/lexicon/lexiconApi';
import { Gaddag, type GaddagCounts } from '../core/lexicon/gaddag';
import type { MoveGenerator } from '../core/movegen/moveGenerator';

/** Number of lexicons kept open; the least recently used one is closed. */
export const KEPT_OPEN = 4;

/** A lexicon that is open in a thread. */
export interface OpenLexicon {
  readonly info: LexiconInfo;
  readonly gaddag: Gaddag;
}

/** An open lexicon with a move generator. */
export interface Lexicon extends OpenLexicon {
  readonly generator: MoveGenerator;
}

/** A GADDAG in a form to pass between threads: its arcs are in shared memory. */
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
