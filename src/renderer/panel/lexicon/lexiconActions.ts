import type { LexiconOrigin } from '../../../contract/lexicon/lexiconApi';

/** What a person can do about lexicons. */
export interface LexiconActions {
  readonly openLexicon: (origin: LexiconOrigin) => void;
  readonly retryLexicon: () => void;
  readonly cancelLexicon: () => void;
  readonly chooseLexicon: () => void;
  /** Asks what the cache keeps. */
  readonly listKept: () => void;
  /** @param name of an entry of the cache */
  readonly removeKept: (name: string) => void;
  readonly openFiles: (files: readonly File[]) => void;
}
