import { closeSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptLexicon } from '../../contract/lexicon/lexiconApi';
import { ENTRY_NAME } from '../../contract/lexicon/lexiconNames';
import type { RequestError } from '../../contract/requests/requestError';
import { GADDAG_HEADER_BYTES, readWordCount } from '../../core/lexicon/formats/gaddagFile';
import { fail, ok, type Result } from '../../core/result';
import { text } from '../../texts/text';
import { errorMessage, isMissing } from '../errorMessage';
import { fillFrom, openRegularFile } from '../regularFile';
import { GADDAG_EXTENSION, REPORT_EXTENSION } from './cacheEntry';

/** The cache itself keeps far fewer. */
const MOST_LISTED = 100;

/** The cached lexicons, the last used first. */
export function listKeptLexicons(dir: string): Result<readonly KeptLexicon[], RequestError> {
  try {
    const entries = readdirSync(dir)
      .filter((file) => file.endsWith(GADDAG_EXTENSION))
      .map((file) => file.slice(0, -GADDAG_EXTENSION.length))
      .filter((name) => ENTRY_NAME.test(name))
      .map((name) => describe(dir, name));
    return ok(entries.toSorted((one, other) => other.usedAt - one.usedAt).slice(0, MOST_LISTED));
  } catch (error) {
    if (isMissing(error)) return ok([]);
    return fail({
      code: 'file',
      message: text('cache.notListed', { folder: dir, reason: errorMessage(error) }),
    });
  }
}

/** The lexicon is rebuilt when next opened; if it is in use, it stays in use. */
export function removeKeptLexicon(dir: string, name: string): Result<null, RequestError> {
  const path = join(dir, name + GADDAG_EXTENSION);
  try {
    rmSync(path, { force: true });
    rmSync(join(dir, name + REPORT_EXTENSION), { force: true });
    return ok(null);
  } catch (error) {
    return fail({ code: 'file', message: text('cache.notRemoved', { path, reason: errorMessage(error) }) });
  }
}

function describe(dir: string, name: string): KeptLexicon {
  const path = join(dir, name + GADDAG_EXTENSION);
  const { mtimeMs, size } = statSync(path);
  const report = statSync(join(dir, name + REPORT_EXTENSION), { throwIfNoEntry: false });
  return {
    name,
    byteLength: size + (report?.size ?? 0),
    usedAt: mtimeMs,
    wordCount: readWordCount(readHeader(path)) ?? null,
  };
}

function readHeader(path: string): Uint8Array {
  const file = openRegularFile(path);
  try {
    const header = new Uint8Array(GADDAG_HEADER_BYTES);
    return header.subarray(0, fillFrom(file, header));
  } finally {
    closeSync(file);
  }
}
