import type { Alphabet } from '../../core/alphabet/alphabet';
import type { QueryKind, QueryText } from '../../core/lexicon/queries/lexiconQuery';
import type { WordOrder } from '../../core/lexicon/queries/searchWords';
import type { WordListReport } from '../../core/lexicon/wordList/wordListParser';
import type { Message } from '../../core/message';

/** The source of a lexicon: the built-in word list, or a .txt or .kwg file. */
export type LexiconOrigin =
  | { readonly source: 'default' }
  | { readonly source: 'file'; readonly path: string };

/** The requested lexicon: by its source, or the one that was last used with these letters. */
export type LexiconWish = LexiconOrigin | { readonly source: 'last' };

/** The same words with other letters are another lexicon. */
export type LexiconRequest = LexiconWish & { readonly letters: Alphabet };

export type LexiconFormat = 'text' | 'kwg';

export interface LexiconInfo {
  /** SHA-256 of the file and the alphabet, hex: the lexicon's identity in all later requests. */
  readonly id: string;
  readonly name: string;
  /** Path of the file; null for the built-in word list. */
  readonly path: string | null;
  readonly format: LexiconFormat;
  /** The letters that its words are spelled with. */
  readonly letters: Alphabet;
  readonly wordCount: number;
  readonly arcCount: number;
  readonly byteLength: number;
  readonly source: 'cache' | 'built';
  /** Why it could not be cached, and the consequence; null if it is cached. */
  readonly cacheProblem: Message | null;
  readonly durationMs: number;
  /** The report on the lines of a text, kept if the GADDAG came from the cache; null for a KWG file. */
  readonly report: WordListReport | null;
}

/** The outcome of asking the user for a file. */
export type LexiconChoice =
  | { readonly kind: 'chosen'; readonly path: string }
  | { readonly kind: 'none' }
  /** There is no dialog here: the page has to show its own and pass the file to `Connection.pathOfFile`. */
  | { readonly kind: 'pick-in-page' };

export interface RecentLexicon {
  readonly path: string;
  readonly name: string;
  /** The letters that it was last opened with. */
  readonly letters: Alphabet;
  /** Id of the lexicon at that time; missing from older settings files. */
  readonly id?: string | undefined;
}

/** A finished lexicon in the cache, which opens without delay. */
export interface KeptLexicon {
  /** The first digits of the lexicon's id, or `BUILT_IN_ENTRY`. */
  readonly name: string;
  /** Total size of its files. */
  readonly byteLength: number;
  /** Time of the last opening, in milliseconds since 1970. */
  readonly usedAt: number;
  /** Null if it is from another version of the program or damaged, and will not be used. */
  readonly wordCount: number | null;
}

/** Names of cache entries. They are not paths. */
export const ENTRY_NAME = /^(?:default|[0-9a-f]{32})$/;
/** The cache entry of the built-in word list, spelled with its own letters. */
export const BUILT_IN_ENTRY = 'default';
/** Digits of a lexicon's id that name any other entry. */
export const ENTRY_DIGITS = 32;

/** Extensions, without the dot, of the files that hold lexicons. */
export const LEXICON_EXTENSIONS: readonly string[] = ['txt', 'kwg'];

/** The most words in one answer. */
export const MAX_WORDS = 10_000;

/** Every kind of query, and every order of the answer. */
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

/** A query to an open lexicon, as typed. */
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
  /** Points of its tiles without blanks. */
  readonly score: number;
}

export interface WordsAnswer {
  /** The first of all matching words in the requested order. */
  readonly words: readonly WordRow[];
  /** Number of all matching words. */
  readonly total: number;
  readonly durationMs: number;
}
