import type { LexiconInfo } from '../contract/lexicon/lexiconApi';
import type { Gaddag } from '../core/lexicon/gaddag';
import { openGaddag, type SharedGaddag } from '../core/lexicon/sharedGaddag';
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

export interface SharedLexicon {
  readonly info: LexiconInfo;
  readonly gaddag: SharedGaddag;
}

/** The same memory as a lexicon of this thread. */
export const openShared = ({ gaddag, info }: SharedLexicon): OpenLexicon => ({
  info,
  gaddag: openGaddag(gaddag),
});
