import type { WordRow, WordsAnswer } from '../../../contract/lexicon/lexiconApi';
import type { RequestError } from '../../../contract/requests/requestError';
import type { TileDistribution } from '../../../core/alphabet/tileDistribution';
import type { QueryKind } from '../../../core/lexicon/queries/lexiconQuery';
import type { WordOrder } from '../../../core/lexicon/queries/searchWords';
import { type Message, message } from '../../../core/message';

/** The most words that the window asks for at once. */
export const WORD_LIMIT = 1000;
/** Letters of the longest word of any board. */
export const MAX_WORD_LENGTH = 40;

/** A question to the lexicon as it stands in the panel. */
export interface WordQuestion {
  readonly kind: QueryKind;
  readonly text: string;
  /** In letters; null: no limit. */
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly order: WordOrder;
}

/** What a question was asked about: words, and tiles that are worth points. */
export interface WordsSubject {
  /** Its id. */
  readonly lexicon: string;
  readonly tiles: TileDistribution;
}

/** What became of the latest question that was asked. */
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
  /** The latest answer; of another question while a newer one is being answered. */
  readonly found: WordsFound | null;
  /** Index among the words of `found`; −1 for none. */
  readonly chosen: number;
  /** The word that is to go to the clipboard. */
  readonly copying: string | null;
  /** The word that went there last. */
  readonly copied: string | null;
}

export const NO_WORDS: WordsState = {
  question: { kind: 'prefix', text: '', minLength: null, maxLength: null, order: 'length' },
  run: { kind: 'idle' },
  found: null,
  chosen: -1,
  copying: null,
  copied: null,
};

export type WordsAction =
  | { readonly type: 'words-question-changed'; readonly change: Partial<WordQuestion> }
  /** The tiles of the rack become the text; a question about letters becomes one about tiles. */
  | { readonly type: 'words-rack-taken' }
  | { readonly type: 'words-asked'; readonly question: WordQuestion; readonly subject: WordsSubject }
  | { readonly type: 'words-answered'; readonly question: WordQuestion; readonly answer: WordsAnswer }
  | { readonly type: 'words-failed'; readonly question: WordQuestion; readonly error: RequestError }
  /** The engine has lost the lexicon: the question is to be asked anew. */
  | { readonly type: 'words-lost'; readonly question: WordQuestion }
  | { readonly type: 'word-stepped'; readonly by: number }
  | { readonly type: 'word-chosen'; readonly index: number }
  /** The chosen word is to go to the clipboard. */
  | { readonly type: 'word-copy-requested' }
  /** Null: it could not be copied. */
  | { readonly type: 'word-copied'; readonly word: string | null };

/** What is wrong with the length limits; null when they can be met. */
export function limitsProblem({ maxLength, minLength }: WordQuestion): Message | null {
  if (minLength === null || maxLength === null || minLength <= maxLength) return null;
  return message('searches.wrongLimits', { least: String(minLength), most: String(maxLength) });
}

export const chosenWord = ({ chosen, found }: WordsState): WordRow | null => found?.words[chosen] ?? null;
