import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LexiconInfo, RequestError } from '../../contract/engineApi';
import { ENGLISH } from '../../core/alphabet/english';
import type { TileDistribution } from '../../core/alphabet/tileDistribution';
import type { BuildOptions } from '../../core/lexicon/buildMonitor';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { buildGaddag } from '../../core/lexicon/gaddagBuilder';
import { decodeGaddagFile, encodeGaddagFile, type GaddagIdentity } from '../../core/lexicon/gaddagFile';
import { parseWordList } from '../../core/lexicon/wordListParser';
import { fail, ok, type Result } from '../../core/result';
import { errorMessage } from '../errorMessage';
import { writeFileDurably } from '../writeFileDurably';

/** A word list: the built-in one, or a file of the person's. */
export type LexiconSource =
  | { readonly kind: 'default'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string; readonly name: string };

export interface LoadOptions extends BuildOptions {
  readonly cacheDir: string;
  readonly log: (message: string) => void;
}

export interface LoadedLexicon {
  readonly gaddag: Gaddag;
  readonly info: LexiconInfo;
}

const DEFAULT_NAME = 'English (word-list)';

/**
 * The GADDAG of a word list: from the cache where that holds exactly this list, else built and put there. A cache
 * file with anything wrong is never used; that and whatever else hinders the cache is said in the log.
 */
export function loadLexicon(
  source: LexiconSource,
  options: LoadOptions,
): Result<LoadedLexicon, RequestError> {
  const begin = performance.now();
  const list = readWordList(source.path);
  if (!list.ok) return list;
  const identity = identify(list.value, ENGLISH);
  const cachePath = cachePathOf(source, options.cacheDir);
  const cached = readCache(cachePath, identity, options.log);
  const gaddag = cached === undefined ? build(list.value, source, options) : ok(cached);
  if (!gaddag.ok) return gaddag;
  if (cached === undefined) writeCache(cachePath, encodeGaddagFile(gaddag.value, identity), options.log);
  return ok({
    gaddag: gaddag.value,
    info: {
      id: sha256(identity.wordListHash, identity.alphabetHash).toString('hex'),
      name: source.kind === 'default' ? DEFAULT_NAME : source.name,
      wordCount: gaddag.value.counts.words,
      arcCount: gaddag.value.counts.arcs,
      byteLength: gaddag.value.bytes,
      source: cached === undefined ? 'built' : 'cache',
      durationMs: performance.now() - begin,
    },
  });
}

function readWordList(path: string): Result<Uint8Array, RequestError> {
  try {
    return ok(readFileSync(path));
  } catch (error) {
    return fail({ code: 'file', message: `The word list ${path} cannot be read: ${errorMessage(error)}.` });
  }
}

/** Of the bytes of the list, not of its words: so a cached lexicon needs no look at the words at all. */
function identify(list: Uint8Array, { letters }: TileDistribution): GaddagIdentity {
  const glyphs = Buffer.from(JSON.stringify(letters.map(({ glyph }) => glyph)));
  return { wordListHash: sha256(list), alphabetHash: sha256(glyphs) };
}

function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** One file for each list that was ever opened: a list that changes replaces its own cache. */
function cachePathOf(source: LexiconSource, cacheDir: string): string {
  const name = source.kind === 'default' ? 'default' : sha256(Buffer.from(source.path)).toString('hex', 0, 8);
  return join(cacheDir, `${name}.gaddag`);
}

function readCache(path: string, identity: GaddagIdentity, log: LoadOptions['log']): Gaddag | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing)
      log(`The lexicon cache ${path} cannot be read: ${errorMessage(error)}. It is built again.`);
    return undefined;
  }
  const decoded = decodeGaddagFile(bytes, identity);
  if (decoded.ok) return decoded.value;
  log(`The lexicon cache ${path} is not used: ${decoded.error.message} It is built again.`);
  return undefined;
}

function build(list: Uint8Array, source: LexiconSource, options: LoadOptions): Result<Gaddag, RequestError> {
  const parsed = parseWordList(list, ENGLISH, options);
  if (!parsed.ok) {
    if (parsed.error.code === 'cancelled') return fail(CANCELLED);
    return fail({ code: 'bad-word-list', message: `${source.path}: ${parsed.error.message}` });
  }
  const { report, words } = parsed.value;
  const refused = Object.values(report.refused).reduce((sum, count) => sum + count, 0);
  if (refused > 0)
    options.log(
      `${source.path}: ${refused} of ${report.lines} lines hold no word. ${report.refusals[0]?.message}`,
    );
  const gaddag = buildGaddag(words, options);
  return gaddag.ok ? gaddag : fail(CANCELLED);
}

const CANCELLED: RequestError = { code: 'cancelled', message: 'Opening the lexicon was cancelled.' };

function writeCache(path: string, bytes: Uint8Array, log: LoadOptions['log']): void {
  try {
    writeFileDurably(path, bytes);
  } catch (error) {
    log(
      `The lexicon cache ${path} could not be written: ${errorMessage(error)}. The next start builds it again.`,
    );
  }
}
