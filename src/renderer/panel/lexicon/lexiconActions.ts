import type { LexiconOrigin } from '../../../contract/lexicon/lexiconApi';

/** User actions on lexicons. */
export interface LexiconActions {
  readonly openLexicon: (origin: LexiconOrigin) => void;
  readonly retryLexicon: () => void;
  readonly cancelLexicon: () => void;
  readonly chooseLexicon: () => void;
  /** Lists the cache. */
  readonly listKept: () => void;
  /** @param name of an entry of the cache */
  readonly removeKept: (name: string) => void;
  readonly openFiles: (files: readonly File[]) => void;
}
