import type { LexiconInfo } from '../../contract/engineApi';
import type { Gaddag } from '../../core/lexicon/gaddag';
import type { MoveGenerator } from '../../core/movegen/moveGenerator';

/** A lexicon that is open in the worker. */
export interface Lexicon {
  readonly info: LexiconInfo;
  readonly gaddag: Gaddag;
  readonly generator: MoveGenerator;
  /** The letters that its words are spelled with, in the order of their codes, separated by blanks. */
  readonly glyphs: string;
}
