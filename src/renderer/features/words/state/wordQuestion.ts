import type { WordFacts, WordRow, WordsAnswer } from '../../../../contract/lexicon/lexiconApi';
import type { RequestError } from '../../../../contract/requests/requestError';
import type { TileDistribution } from '../../../../core/alphabet/tileDistribution';
import type { QueryKind } from '../../../../core/lexicon/queries/lexiconQuery';
import type { WordOrder } from '../../../../core/lexicon/queries/searchWords';
import { type Message, message } from '../../../../core/message';

/** The most words requested at once. */
export const WORD_LIMIT = 1000;
/** Letters of the longest word of any board. */
export const MAX_WORD_LENGTH = 40;

/** A query to the lexicon, as entered in the panel. */
export interface WordQuestion {
  readonly kind: QueryKind;
  readonly text: string;
  /** In letters; null for no limit. */
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly order: WordOrder;
}

/** The lexicon and tile values that a query refers to. */
export interface WordsSubject {
  /** Its id. */
  readonly lexicon: string;
  readonly tiles: TileDistribution;
}

/** State of the latest query. */
export type WordsRun =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly question: WordQuestion; readonly subject: WordsSubject }
  | {
      readonly kind: 'failed';
      readonly question: WordQuestion;
      readonly subject: WordsSubject;
      readonly error: RequestError;
    };

export interface WordsFound extends WordsAnswer {
  readonly question: WordQuestion;
  readonly subject: WordsSubject;
}

export interface WordsState {
  readonly question: WordQuestion;
  readonly run: WordsRun;
  /** The latest answer; to an earlier query while a newer one is pending. */
  readonly found: WordsFound | null;
  /** Index among the words of `found`; −1 for none. */
  readonly chosen: number;
  /** The facts of the word that was chosen last. */
  readonly info: { readonly word: string; readonly lexicon: string; readonly facts: WordFacts } | null;
  /** The word to be copied to the clipboard. */
  readonly copying: string | null;
  /** The last word copied. */
  readonly copied: string | null;
}

export const NO_WORDS: WordsState = {
  question: { kind: 'prefix', text: '', minLength: null, maxLength: null, order: 'length' },
  run: { kind: 'idle' },
  found: null,
  chosen: -1,
  info: null,
  copying: null,
  copied: null,
};

export type WordsAction =
  | { readonly type: 'words-question-changed'; readonly change: Partial<WordQuestion> }
  /** Copies the rack into the text; a query about letters becomes one about tiles. */
  | { readonly type: 'words-rack-taken' }
  | { readonly type: 'words-asked'; readonly question: WordQuestion; readonly subject: WordsSubject }
  | { readonly type: 'words-answered'; readonly question: WordQuestion; readonly answer: WordsAnswer }
  | { readonly type: 'words-failed'; readonly question: WordQuestion; readonly error: RequestError }
  /** The engine has lost the lexicon: the query must be sent again. */
  | { readonly type: 'words-lost'; readonly question: WordQuestion }
  | { readonly type: 'word-stepped'; readonly by: number }
  | { readonly type: 'word-chosen'; readonly index: number }
  | { readonly type: 'word-told'; readonly info: NonNullable<WordsState['info']> }
  /** Copies the chosen word to the clipboard. */
  | { readonly type: 'word-copy-requested' }
  /** Null if it could not be copied. */
  | { readonly type: 'word-copied'; readonly word: string | null };

/** The problem with the length limits; null if they are consistent. */
export function limitsProblem({ maxLength, minLength }: WordQuestion): Message | null {
  if (minLength === null || maxLength === null || minLength <= maxLength) return null;
  return message('searches.wrongLimits', { least: String(minLength), most: String(maxLength) });
}

export const chosenWord = ({ chosen, found }: WordsState): WordRow | null => found?.words[chosen] ?? null;
