import { isLexiconFile, LEXICON_EXTENSIONS } from '../contract/lexicon/lexiconNames';
import type { RequestError } from '../contract/requests/requestError';
import { message } from '../core/message';
import { fail, ok, type Result } from '../core/result';
import { MAX_LEXICON_BYTES } from '../main/cache/lexiconSource';
import { inMegabytes } from '../main/regularFile';
import { uploadDir } from '../main/userDataDir';
import { writeOwnFile } from '../main/writeFileDurably';
import { createHash } from './node/crypto';

/**
 * Keeps a lexicon that the page was given, so that it can be opened again without asking for it. It lies in a
 * folder named after its content: a file that is given twice is kept once.
 *
 * @returns its path
 */
export function storeLexicon(
  userData: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Result<string, RequestError> {
  const safeName = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_');
  if (!isLexiconFile(safeName)) {
    const extensions = LEXICON_EXTENSIONS.map((extension) => `.${extension}`).join(', ');
    return refused(message('web.noLexicon', { extensions }));
  }
  if (bytes.length > MAX_LEXICON_BYTES)
    return refused(message('web.lexiconTooLarge', { most: inMegabytes(MAX_LEXICON_BYTES) }));
  const folder = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const path = `${uploadDir(userData)}/${folder}/${safeName}`;
  writeOwnFile(path, bytes);
  return ok(path);
}

const refused = (problem: RequestError['message']) => fail({ code: 'file', message: problem } as const);
