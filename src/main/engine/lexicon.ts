import type { LexiconInfo } from '../../contract/engineApi';
import type { Gaddag } from '../../core/lexicon/gaddag';
import type { MoveGenerator } from '../../core/movegen/moveGenerator';

/** A lexicon that is open in the worker. */
export interface Lexicon {
  readonly info: LexiconInfo;
  readonly gaddag: Gaddag;
  readonly generator: MoveGenerator;
}
