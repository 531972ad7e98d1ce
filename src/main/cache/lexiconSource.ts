import { createHash } from 'node:crypto';
import { basename, extname, join } from 'node:path';
import type { LexiconFormat } from '../../contract/lexicon/lexiconApi';
import type { RequestError } from '../../contract/requests/requestError';
import { type Alphabet, alphabetOf } from '../../core/alphabet/alphabet';
import { ENGLISH } from '../../core/alphabet/english';
import type { GaddagIdentity } from '../../core/lexicon/formats/gaddagFile';
import { fail, ok, type Result } from '../../core/result';
import { text } from '../../texts/text';
import { errorMessage, isMissing } from '../errorMessage';
import { readRegularFile, visitRegularFile } from '../regularFile';

/**
 * Source of a lexicon, the built-in word list or a file of the user's, and the letters of its words.
 */
export interface LexiconSource {
  readonly kind: 'default' | 'file';
  readonly path: string;
  readonly letters: Alphabet;
}

/** Letters of the built-in word list. */
export const ENGLISH_LETTERS = alphabetOf(ENGLISH);

const DEFAULT_NAME = 'English (word-list)';

/** Ten times the largest word lists there are; reading needs about five times a file's size. */
export const MAX_LEXICON_BYTES = 256 * 1024 * 1024;

/** The word list that lies beside the built program. */
export const builtInSource = (programDir: string, letters: Alphabet = ENGLISH_LETTERS): LexiconSource => ({
  kind: 'default',
  path: join(programDir, 'words.txt'),
  letters,
});

/** @param path of the person's own file; null: the built-in word list */
export const sourceAt = (path: string | null, letters: Alphabet, programDir: string): LexiconSource =>
  path === null ? builtInSource(programDir, letters) : { kind: 'file', path, letters };

export const nameOf = ({ kind, path }: LexiconSource): string =>
  kind === 'default' ? DEFAULT_NAME : basename(path);

/** KWG files have no magic number, so the name decides. */
export const formatOf = ({ path }: LexiconSource): LexiconFormat =>
  extname(path).toLowerCase() === '.kwg' ? 'kwg' : 'text';

/** The bytes of the file, whatever they are. */
export const readSource = ({ path }: LexiconSource): Result<Uint8Array, RequestError> =>
  tryToRead(path, () => readRegularFile(path, MAX_LEXICON_BYTES));

function tryToRead<Value>(path: string, read: () => Value): Result<Value, RequestError> {
  try {
    return ok(read());
  } catch (error) {
    return fail(unreadable(path, isMissing(error) ? text('cache.noFile') : errorMessage(error)));
  }
}

const unreadable = (path: string, reason: string): RequestError => ({
  code: 'file',
  message: text('cache.sourceUnreadable', { path, reason }),
});

/** Hash of the bytes of the file, not of its words, so that a cached lexicon needs no parsing. */
export function identify(file: Uint8Array, letters: Alphabet): GaddagIdentity {
  return { wordListHash: sha256(file), alphabetHash: hashAlphabet(letters) };
}

const hashAlphabet = (letters: Alphabet): Buffer => sha256(Buffer.from(JSON.stringify(letters)));

/** `identify` for the file of a source, without loading all of it into memory. */
export const identifySource = ({ path, letters }: LexiconSource): Result<GaddagIdentity, RequestError> =>
  tryToRead(path, () => {
    const hash = createHash('sha256');
    visitRegularFile(path, MAX_LEXICON_BYTES, (piece) => hash.update(piece));
    return { wordListHash: hash.digest(), alphabetHash: hashAlphabet(letters) };
  });

/** The identity as one name of 64 hex digits. */
export const lexiconId = ({ wordListHash, alphabetHash }: GaddagIdentity): string =>
  sha256(wordListHash, alphabetHash).toString('hex');

function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
