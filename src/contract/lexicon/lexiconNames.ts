import type { QueryKind } from '../../core/lexicon/queries/lexiconQuery';
import type { WordOrder } from '../../core/lexicon/queries/searchWords';

/** Names of cache entries. They are not paths. */
export const ENTRY_NAME = /^(?:default|[0-9a-f]{32})$/;
/** The cache entry of the built-in word list, spelled with its own letters. */
export const BUILT_IN_ENTRY = 'default';
/** Digits of a lexicon's id that name any other entry. */
export const ENTRY_DIGITS = 32;

/** Extensions, without the dot, of the files that hold lexicons. */
export const LEXICON_EXTENSIONS: readonly string[] = ['txt', 'kwg'];

/** Whether the name is that of a file that may hold a lexicon. */
export const isLexiconFile = (name: string): boolean =>
  LEXICON_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

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
