import type { LexiconInfo } from '../../contract/lexicon/lexiconApi';
import type { RequestError } from '../../contract/requests/requestError';
import type { GaddagIdentity } from '../../core/lexicon/formats/gaddagFile';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { fail, ok, type Result } from '../../core/result';
import { BUILD_CANCELLED } from '../../engine/buildCancelled';
import {
  type BuiltLexicon,
  buildLexicon,
  type LexiconBuildOptions,
  type LexiconContent,
  readLexicon,
} from '../../engine/buildLexicon';
import { say } from '../../texts/say';
import { LexiconCache } from './lexiconCache';
import {
  formatOf,
  identify,
  identifySource,
  type LexiconSource,
  lexiconId,
  nameOf,
  readSource,
} from './lexiconSource';

export interface LoadOptions extends Omit<LexiconBuildOptions, 'log'> {
  readonly log: (message: string) => void;
  readonly cacheDir: string;
  /** Called before the cache is written; returns false if the lexicon is no longer needed. */
  readonly mayWrite?: () => boolean;
}

export interface LoadedLexicon {
  readonly gaddag: Gaddag;
  readonly info: LexiconInfo;
}

/** Logs the engine's messages. */
const saying = (options: LoadOptions): LexiconBuildOptions => ({
  ...options,
  log: (found) => options.log(say(found)),
});

/** The GADDAG of a lexicon, read from the cache, or else built and cached. */
export function loadLexicon(
  source: LexiconSource,
  options: LoadOptions,
): Result<LoadedLexicon, RequestError> {
  const cached = openCachedLexicon(source, options);
  if (!cached.ok) return cached;
  return cached.value === undefined ? buildAndCacheLexicon(source, options) : ok(cached.value);
}

/** Only from the cache; undefined if it is not there. */
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

/** Builds without reading the cache, and writes it. */
export function buildAndCacheLexicon(
  source: LexiconSource,
  options: LoadOptions,
): Result<LoadedLexicon, RequestError> {
  const begin = performance.now();
  const read = readFile(source, options);
  if (!read.ok) return read;
  const { content, identity } = read.value;
  const built = buildLexicon(content, source.path, saying(options));
  if (!built.ok) return built;
  const lexicon = built.value;
  if ((options.isCancelled?.() ?? false) || options.mayWrite?.() === false) return fail(BUILD_CANCELLED);
  options.onProgress?.('write', 0);
  const kept = new LexiconCache(options.cacheDir, options.log).write(source, identity, lexicon);
  const cacheProblem = kept.ok ? null : kept.error;
  return ok(describe(source, identity, lexicon, { source: 'built', begin, cacheProblem }));
}

/** Separate from the build, so that the bytes of the file are freed before it needs the memory. */
function readFile(
  source: LexiconSource,
  options: LoadOptions,
): Result<{ readonly identity: GaddagIdentity; readonly content: LexiconContent }, RequestError> {
  const file = readSource(source);
  if (!file.ok) return file;
  const { letters, path: handle } = source;
  const identity = identify(file.value, letters);
  const content = readLexicon(
    { handle, format: formatOf(source), letters, bytes: file.value },
    saying(options),
  );
  return content.ok ? ok({ identity, content: content.value }) : content;
}

function describe(
  source: LexiconSource,
  identity: GaddagIdentity,
  { gaddag, report }: BuiltLexicon,
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
