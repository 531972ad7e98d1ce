import { z } from 'zod';
import type { Alphabet } from '../../core/alphabet/alphabet';
import type { WordInfo } from '../../core/lexicon/queries/wordInfo';
import type { WordListReport } from '../../core/lexicon/wordList/wordListParser';
import { type Message, message } from '../../core/message';
import { listOf } from '../requests/bounded';
import { MAX_PATH } from '../requests/limits';
import { says } from '../requests/says';
import { ENTRY_NAME, isLexiconFile, QUERY_KINDS, WORD_ORDERS } from './lexiconNames';

/** The most words in one answer. */
const MAX_WORDS = 10_000;
/** Both bound the size of a request; the engine judges the content. */
const MAX_GLYPH = 16;
const MAX_LETTERS = 256;
const MAX_QUERY = 1000;
/** Letters; far above the longest word of any list. */
const MAX_WORD_LENGTH = 1000;

const LEXICON_ID = /^[0-9a-f]{64}$/;

export const lexiconId = z.string().refine((id) => LEXICON_ID.test(id), says(message('requests.lexiconId')));

const path = z
  .string()
  .max(MAX_PATH)
  .refine(isLexiconFile, says(message('requests.noLexicon')))
  .refine((text) => !text.includes('\0'), says(message('requests.zeroByte')));

export const lettersParser = listOf(z.string().max(MAX_GLYPH), MAX_LETTERS);

/** The source of a lexicon: the built-in word list, or a .txt or .kwg file. */
export type LexiconOrigin =
  | { readonly source: 'default' }
  | { readonly source: 'file'; readonly path: string };

/** The requested lexicon: by its source, or the one that was last used with these letters. */
export type LexiconToOpen = LexiconOrigin | { readonly source: 'last' };

/** The same words with other letters are another lexicon. */
export const LexiconRequest = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('default'), letters: lettersParser }),
  z.strictObject({ source: z.literal('last'), letters: lettersParser }),
  z.strictObject({ source: z.literal('file'), path, letters: lettersParser }),
]);
export type LexiconRequest = Readonly<z.infer<typeof LexiconRequest>>;

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

export const keptLexiconParser = z.strictObject({
  name: z.string().refine((name) => ENTRY_NAME.test(name), says(message('requests.entryName'))),
});

const wordLength = z.int().min(1).max(MAX_WORD_LENGTH).optional();

/** A query to an open lexicon, as typed. */
export const WordsRequest = z.strictObject({
  lexicon: lexiconId,
  /** Points of the lexicon's letters, in the order of its alphabet. */
  values: listOf(z.int(), MAX_LETTERS),
  kind: z.enum(QUERY_KINDS),
  text: z.string().max(MAX_QUERY),
  minLength: wordLength,
  maxLength: wordLength,
  order: z.enum(WORD_ORDERS),
  limit: z.int().min(1).max(MAX_WORDS),
});
export type WordsRequest = Readonly<z.infer<typeof WordsRequest>>;

/** A word of an open lexicon, and the tiles that its likelihood is computed from. */
export const WordInfoRequest = z.strictObject({
  lexicon: lexiconId,
  word: z.string().max(MAX_QUERY),
  /** Tiles of the lexicon's letters, in the order of its alphabet, and blanks. */
  counts: listOf(z.int().min(0), MAX_LETTERS),
  blanks: z.int().min(0),
});
export type WordInfoRequest = Readonly<z.infer<typeof WordInfoRequest>>;

/** The facts of a word, with words and letters as text. */
export interface WordFacts extends Pick<WordInfo, 'dropsFirst' | 'dropsLast' | 'rank' | 'ofLength'> {
  readonly frontHooks: readonly string[];
  readonly backHooks: readonly string[];
  readonly anagrams: readonly string[];
  /** The shortest ones, and how many there are. */
  readonly extensions: readonly string[];
  readonly extensionCount: number;
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
