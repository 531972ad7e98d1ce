import type { Alphabet } from '../../core/alphabet/alphabet';
import type { QueryKind, QueryText } from '../../core/lexicon/queries/lexiconQuery';
import type { WordOrder } from '../../core/lexicon/queries/searchWords';
import type { WordListReport } from '../../core/lexicon/wordList/wordListParser';
import type { Message } from '../../core/message';

/** What a lexicon is opened from: the built-in word list, or a file whose name ends in .txt or .kwg. */
export type LexiconOrigin =
  | { readonly source: 'default' }
  | { readonly source: 'file'; readonly path: string };

/**
 * What a lexicon is asked for by: where it comes from, or as the one that was last in use with its letters.
 */
export type LexiconWish = LexiconOrigin | { readonly source: 'last' };

/** The same words are another lexicon with other letters. */
export type LexiconRequest = LexiconWish & { readonly letters: Alphabet };

export type LexiconFormat = 'text' | 'kwg';

export interface LexiconInfo {
  /** SHA-256 over the file and the alphabet, hex: the lexicon's identity in every later request. */
  readonly id: string;
  readonly name: string;
  /** Of the file; null for the built-in word list. */
  readonly path: string | null;
  readonly format: LexiconFormat;
  /** That its words are spelled with. */
  readonly letters: Alphabet;
  readonly wordCount: number;
  readonly arcCount: number;
  readonly byteLength: number;
  readonly source: 'cache' | 'built';
  /** Why it could not be put into the cache, and what that means; null where it is there. */
  readonly cacheProblem: Message | null;
  readonly durationMs: number;
  /** What became of the lines of a text, also when the GADDAG came from the cache; null for a KWG file. */
  readonly report: WordListReport | null;
}

/** The outcome of asking the person for a file. */
export type LexiconChoice =
  | { readonly kind: 'chosen'; readonly path: string }
  | { readonly kind: 'none' }
  /** There is no dialog here: the page has to show its own and hand the file to `Connection.pathOfFile`. */
  | { readonly kind: 'pick-in-page' };

export interface RecentLexicon {
  readonly path: string;
  readonly name: string;
  /** That it was last opened with. */
  readonly letters: Alphabet;
  /** Of the lexicon that it then was; files of settings of earlier versions lack it. */
  readonly id?: string | undefined;
}

/** A finished lexicon in the cache: opening it again takes no time. */
export interface KeptLexicon {
  /** The first digits of the lexicon's id, or `BUILT_IN_ENTRY`. */
  readonly name: string;
  /** Of its files. */
  readonly byteLength: number;
  /** When it was last opened, in milliseconds since 1970. */
  readonly usedAt: number;
  /** Null: it is of another version of the program, or damaged, and will not be used. */
  readonly wordCount: number | null;
}

/** What names an entry of the cache: no path. */
export const ENTRY_NAME = /^(?:default|[0-9a-f]{32})$/;
/** Of the cache: the built-in word list, spelled with its own letters. */
export const BUILT_IN_ENTRY = 'default';
/** Digits of a lexicon's id that name any other entry. */
export const ENTRY_DIGITS = 32;

/** Extensions, without the dot, of the files that hold lexicons. */
export const LEXICON_EXTENSIONS: readonly string[] = ['txt', 'kwg'];

/** The most words that one answer holds. */
export const MAX_WORDS = 10_000;

/** Every kind of question, and every order of the answer. */
export const QUERY_KINDS = [
  'exact',
  'prefix',
  'suffix',
  'contains',
  'pattern',
  'anagram',
  'sub-anagram',
  'front-hooks',
  'back-hooks',
  'inner-hooks',
] as const satisfies readonly QueryKind[];
export const WORD_ORDERS = ['alphabet', 'length', 'score'] as const satisfies readonly WordOrder[];

/** A question to an open lexicon, as a person typed it. */
export interface WordsRequest extends QueryText {
  readonly lexicon: string;
  /** Points of the lexicon's letters, in the order of its alphabet. */
  readonly values: readonly number[];
  readonly order: WordOrder;
  /** 1 … MAX_WORDS. */
  readonly limit: number;
}

export interface WordRow {
  readonly text: string;
  /** Points of its tiles, none a blank. */
  readonly score: number;
}

export interface WordsAnswer {
  /** The first of all in the order asked for. */
  readonly words: readonly WordRow[];
  /** All words that answer the question. */
  readonly total: number;
  readonly durationMs: number;
}
