import type { LexiconInfo } from '../../contract/lexiconApi';
import type { Gaddag } from '../../core/lexicon/gaddag';
import type { MoveGenerator } from '../../core/movegen/moveGenerator';

/** A lexicon that is open in a thread. */
export interface OpenLexicon {
  readonly info: LexiconInfo;
  readonly gaddag: Gaddag;
}

/** One that moves are generated with. */
export interface Lexicon extends OpenLexicon {
  readonly generator: MoveGenerator;
}
