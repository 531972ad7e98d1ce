import { z } from 'zod';
import { message } from '../../core/message';
import { bounded } from '../requests/bounded';
import { says } from '../requests/says';
import {
  ENTRY_NAME,
  LEXICON_EXTENSIONS,
  type LexiconRequest,
  MAX_WORDS,
  QUERY_KINDS,
  WORD_ORDERS,
  type WordsRequest,
} from './lexiconApi';

const MAX_PATH = 32_768;
/** Both bound the size of a request; the engine judges the content. */
const MAX_GLYPH = 16;
const MAX_LETTERS = 256;
const MAX_QUERY = 1000;
/** Letters; far above the longest word of any list. */
const MAX_WORD_LENGTH = 1000;

const LEXICON_ID = /^[0-9a-f]{64}$/;

export const lexiconId = z.string().refine((id) => LEXICON_ID.test(id), says(message('requests.lexiconId')));

const hasExtension = (path: string): boolean =>
  LEXICON_EXTENSIONS.some((extension) => path.toLowerCase().endsWith(`.${extension}`));

const path = z
  .string()
  .max(MAX_PATH)
  .refine(hasExtension, says(message('requests.noLexicon')))
  .refine((text) => !text.includes('\0'), says(message('requests.zeroByte')));

export const lettersParser = bounded(z.array(z.string().max(MAX_GLYPH)), MAX_LETTERS);

export const lexiconParser: z.ZodType<LexiconRequest> = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('default'), letters: lettersParser }),
  z.strictObject({ source: z.literal('last'), letters: lettersParser }),
  z.strictObject({ source: z.literal('file'), path, letters: lettersParser }),
]);

export const keptLexiconParser = z.strictObject({
  name: z.string().refine((name) => ENTRY_NAME.test(name), says(message('requests.entryName'))),
});

const wordLength = z.int().min(1).max(MAX_WORD_LENGTH).optional();

export const wordsParser: z.ZodType<WordsRequest> = z.strictObject({
  lexicon: lexiconId,
  values: bounded(z.array(z.int()), MAX_LETTERS),
  kind: z.enum(QUERY_KINDS),
  text: z.string().max(MAX_QUERY),
  minLength: wordLength,
  maxLength: wordLength,
  order: z.enum(WORD_ORDERS),
  limit: z.int().min(1).max(MAX_WORDS),
});
