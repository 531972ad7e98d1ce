import { createHash, type Hash } from 'node:crypto';
import { createWriteStream, mkdirSync, renameSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LEXICON_EXTENSIONS } from '../../contract/lexicon/lexiconNames';
import { fail, ok, type Result } from '../../core/result';
import { text } from '../../texts/text';
import { MAX_LEXICON_BYTES } from '../cache/lexiconSource';
import { errorMessage } from '../errorMessage';
import { inMegabytes } from '../regularFile';
import { removeIfPossible, temporaryFor } from '../writeFileDurably';

class TooLarge extends Error {}

/**
 * Files that a browser page hands over, since it cannot name their paths. Each lies in a folder named after
 * its content, so that handing a file over twice keeps one.
 */
export class Uploads {
  constructor(private readonly dir: string) {}

  /** Stores the body of a request; resolves with the path, or fails with a sentence. */
  async store(request: IncomingMessage, name: string): Promise<Result<string, string>> {
    const safeName = basename(name).replaceAll(/[^\p{L}\p{N}._ -]/gu, '_');
    if (!LEXICON_EXTENSIONS.some((extension) => safeName.toLowerCase().endsWith(`.${extension}`)))
      return fail(
        text('host.noLexicon', {
          extensions: LEXICON_EXTENSIONS.map((extension) => `.${extension}`).join(' or '),
        }),
      );
    const temporary = temporaryFor(join(this.dir, 'upload'));
    const hash = createHash('sha256');
    try {
      mkdirSync(this.dir, { recursive: true });
      await write(request, hash, temporary);
      const folder = join(this.dir, hash.digest('hex').slice(0, 32));
      mkdirSync(folder, { recursive: true });
      renameSync(temporary, join(folder, safeName));
      return ok(join(folder, safeName));
    } catch (error) {
      if (error instanceof TooLarge)
        return fail(text('host.lexiconTooLarge', { most: inMegabytes(MAX_LEXICON_BYTES) }));
      return fail(text('host.notStored', { reason: errorMessage(error) }));
    }
  }
}

/** Nothing is left of an upload that breaks off. */
async function write(request: IncomingMessage, hash: Hash, temporary: string): Promise<void> {
  const file = createWriteStream(temporary, { flags: 'wx' });
  try {
    await pipeline(request, countInto(hash), file);
  } catch (error) {
    // It may be opened after the request has broken off. `once` of node:events would reject on its error.
    if (!file.closed) await new Promise<void>((done) => file.once('close', done));
    removeIfPossible(temporary);
    throw error;
  }
}

function countInto(hash: Hash): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      hash.update(chunk);
      done(length > MAX_LEXICON_BYTES ? new TooLarge() : null, chunk);
    },
  });
}
