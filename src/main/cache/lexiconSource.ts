import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { RequestError } from '../../contract/engineApi';
import type { LexiconFormat } from '../../contract/lexiconApi';
import { type Alphabet, alphabetOf } from '../../core/alphabet/alphabet';
import { ENGLISH } from '../../core/alphabet/english';
import type { GaddagIdentity } from '../../core/lexicon/gaddagFile';
import { fail, ok, type Result } from '../../core/result';
import { errorMessage, isMissing } from '../errorMessage';

/** Where a lexicon comes from, the built-in word list or a file of the person's, and what spells its words. */
export interface LexiconSource {
  readonly kind: 'default' | 'file';
  readonly path: string;
  readonly letters: Alphabet;
}

/** Of the built-in word list. */
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

/** KWG files have no mark of their own: the name must tell. */
export const formatOf = ({ path }: LexiconSource): LexiconFormat =>
  extname(path).toLowerCase() === '.kwg' ? 'kwg' : 'text';

/** The bytes of the file, whatever they are. */
export function readSource({ path }: LexiconSource): Result<Uint8Array, RequestError> {
  try {
    const status = statSync(path);
    if (!status.isFile()) return fail(unreadable(path, 'it is not a file'));
    if (status.size > MAX_LEXICON_BYTES) return fail(unreadable(path, tooLarge(status.size)));
    return ok(readFileSync(path));
  } catch (error) {
    return fail(unreadable(path, isMissing(error) ? 'there is no such file' : errorMessage(error)));
  }
}

const tooLarge = (bytes: number): string =>
  `it has ${Math.ceil(bytes / 2 ** 20)} MB, and a lexicon may have at most ${MAX_LEXICON_BYTES / 2 ** 20} MB`;

const unreadable = (path: string, reason: string): RequestError => ({
  code: 'file',
  message: `The lexicon ${path} cannot be read: ${reason}.`,
});

/** Of the bytes of the file, not of its words: so a cached lexicon needs no look at the words at all. */
export function identify(file: Uint8Array, letters: Alphabet): GaddagIdentity {
  const glyphs = Buffer.from(JSON.stringify(letters));
  return { wordListHash: sha256(file), alphabetHash: sha256(glyphs) };
}

/** The identity as one name of 64 hex digits. */
export const lexiconId = ({ wordListHash, alphabetHash }: GaddagIdentity): string =>
  sha256(wordListHash, alphabetHash).toString('hex');

function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
