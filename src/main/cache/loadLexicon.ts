import type { LexiconInfo } from '../../contract/lexiconApi';
import type { RequestError } from '../../contract/requestError';
import { nameAlphabet } from '../../core/alphabet/alphabet';
import { MAX_LETTERS } from '../../core/alphabet/tile';
import { moveBreadthFirst } from '../../core/lexicon/build/breadthFirst';
import type { BuildOptions } from '../../core/lexicon/build/buildMonitor';
import { buildGaddag } from '../../core/lexicon/build/gaddagBuilder';
import type { GaddagIdentity } from '../../core/lexicon/formats/gaddagFile';
import { parseKwg } from '../../core/lexicon/formats/kwg';
import { GADDAG_ROOT, Gaddag, MAX_GADDAG_WORDS } from '../../core/lexicon/gaddag';
import { type ParsedWordList, parseWordList } from '../../core/lexicon/wordList/wordListParser';
import { fail, ok, type Result } from '../../core/result';
import { BUILD_CANCELLED } from './buildCancelled';
import { type CachedLexicon, LexiconCache } from './lexiconCache';
import {
  formatOf,
  identify,
  identifySource,
  type LexiconSource,
  lexiconId,
  nameOf,
  readSource,
} from './lexiconSource';

export interface LoadOptions extends BuildOptions {
  readonly cacheDir: string;
  readonly log: (message: string) => void;
  /** Asked before the cache is written; where it may not be, the lexicon is not wanted any more. */
  readonly mayWrite?: () => boolean;
}

export interface LoadedLexicon {
  readonly gaddag: Gaddag;
  readonly info: LexiconInfo;
}

/** The GADDAG of a lexicon: from the cache where that holds exactly this one, else built and put there. */
export function loadLexicon(
  source: LexiconSource,
  options: LoadOptions,
): Result<LoadedLexicon, RequestError> {
  const cached = openCachedLexicon(source, options);
  if (!cached.ok) return cached;
  return cached.value === undefined ? buildLexicon(source, options) : ok(cached.value);
}

/** Only from the cache; undefined where that does not hold it. */
export function openCachedLexicon(
  source: LexiconSource,
  options: LoadOptions,
): Result<LoadedLexicon | undefined, RequestError> {
  const begin = performance.now();
  const identity = identifySource(source);
  if (!identity.ok) return identity;
  const cached = new LexiconCache(options.cacheDir, options.log).read(source, identity.value);
  if (cached === undefined) return ok(undefined);
  return ok(describe(source, identity.value, cached, { source: 'cache', begin, cacheProblem: null }));
}

/** Without a look at the cache; what was built is put there. */
export function buildLexicon(
  source: LexiconSource,
  options: LoadOptions,
): Result<LoadedLexicon, RequestError> {
  const begin = performance.now();
  const read = readLexicon(source, options);
  if (!read.ok) return read;
  const { content, identity } = read.value;
  const built =
    content instanceof Gaddag
      ? ok({ gaddag: content, report: null })
      : buildFromWords(content, source, options);
  if (!built.ok) return built;
  const lexicon = { ...built.value, gaddag: layOutForWalks(built.value.gaddag, options) };
  if ((options.isCancelled?.() ?? false) || options.mayWrite?.() === false) return fail(BUILD_CANCELLED);
  options.onProgress?.('write', 0);
  const kept = new LexiconCache(options.cacheDir, options.log).write(source, identity, lexicon);
  const cacheProblem = kept.ok ? null : kept.error;
  return ok(describe(source, identity, lexicon, { source: 'built', begin, cacheProblem }));
}

/** In memory that threads can share, and in the order that walks are quickest on. */
const layOutForWalks = (gaddag: Gaddag, { onProgress }: LoadOptions): Gaddag =>
  moveBreadthFirst(gaddag, new Uint32Array(new SharedArrayBuffer(gaddag.bytes)), (fraction) =>
    onProgress?.('lay-out', fraction),
  );

interface LexiconFile {
  readonly identity: GaddagIdentity;
  /** Of a text its words, of a KWG file all there is. */
  readonly content: ParsedWordList | Gaddag;
}

/** Apart from the build, so that the bytes of the file are gone while that needs the memory. */
function readLexicon(source: LexiconSource, options: LoadOptions): Result<LexiconFile, RequestError> {
  const file = readSource(source);
  if (!file.ok) return file;
  const identity = identify(file.value, source.letters);
  const content =
    formatOf(source) === 'kwg' ? readKwg(file.value, source) : readWords(file.value, source, options);
  return content.ok ? ok({ identity, content: content.value }) : content;
}

function describe(
  source: LexiconSource,
  identity: GaddagIdentity,
  { gaddag, report }: CachedLexicon,
  { begin, ...origin }: Pick<LexiconInfo, 'source' | 'cacheProblem'> & { readonly begin: number },
): LoadedLexicon {
  const info: LexiconInfo = {
    id: lexiconId(identity),
    name: nameOf(source),
    path: source.kind === 'default' ? null : source.path,
    format: formatOf(source),
    letters: source.letters,
    wordCount: gaddag.counts.words,
    arcCount: gaddag.counts.arcs,
    byteLength: gaddag.bytes,
    ...origin,
    durationMs: performance.now() - begin,
    report,
  };
  return { gaddag, info };
}

/** By far the most KWG files are of A … Z. */
const LATIN_LETTERS = 26;

/**
 * A KWG file has no letters, only their numbers: what it fits can be told by the highest alone. A small list may lack
 * the last letters of its alphabet; but one that ends with letter 26 is of no alphabet that goes on behind it.
 */
function readKwg(file: Uint8Array, { letters, path }: LexiconSource): Result<Gaddag, RequestError> {
  const parsed = parseKwg(file, MAX_LETTERS);
  if (!parsed.ok) return fail({ code: 'bad-word-list', message: `${path}: ${parsed.error.message}` });
  const used = 32 - Math.clz32(parsed.value.letterMask(GADDAG_ROOT));
  const isOfFewer = used < letters.length && used !== LATIN_LETTERS;
  if (used === letters.length || isOfFewer) return parsed;
  const message = `${path} is a lexicon of ${used} letters; it cannot be spelled with ${nameAlphabet(letters)}. Choose the tile set that it was made for first.`;
  return fail({ code: 'bad-word-list', message });
}

function readWords(
  file: Uint8Array,
  { letters, path }: LexiconSource,
  options: LoadOptions,
): Result<ParsedWordList, RequestError> {
  const parsed = parseWordList(file, letters, options);
  if (!parsed.ok) {
    if (parsed.error.code === 'cancelled') return fail(BUILD_CANCELLED);
    return fail({ code: 'bad-word-list', message: `${path}: ${parsed.error.message}` });
  }
  const { report } = parsed.value;
  const refused = Object.values(report.refused).reduce((sum, count) => sum + count, 0);
  if (refused > 0)
    options.log(
      `${path}: ${refused.toLocaleString('en')} of ${report.lines.toLocaleString('en')} lines hold no word. ${report.refusals[0]?.message}`,
    );
  return parsed;
}

function buildFromWords(
  { report, words }: ParsedWordList,
  { path }: LexiconSource,
  options: LoadOptions,
): Result<CachedLexicon, RequestError> {
  const gaddag = buildGaddag(words, options);
  if (gaddag.ok) return ok({ gaddag: gaddag.value, report });
  if (gaddag.error === 'cancelled') return fail(BUILD_CANCELLED);
  const most = (options.maxWords ?? MAX_GADDAG_WORDS).toLocaleString('en');
  const message = `${path}: the GADDAG of its ${report.accepted.toLocaleString('en')} words would take more than ${most} arcs and letter sets, the most that is possible; use a shorter list.`;
  return fail({ code: 'bad-word-list', message });
}
