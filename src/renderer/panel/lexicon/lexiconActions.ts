import type { LexiconOrigin } from '../../../contract/lexicon/lexiconApi';

/** What a person can do about lexicons. */
export interface LexiconActions {
  readonly openLexicon: (origin: LexiconOrigin) => void;
  readonly retryLexicon: () => void;
  readonly cancelLexicon: () => void;
  readonly chooseLexicon: () => void;
  readonly openFiles: (files: readonly File[]) => void;
}
