import type { LexiconFormat } from '../contract/lexicon/lexiconApi';
import type { RequestError } from '../contract/requests/requestError';
import type { Alphabet } from '../core/alphabet/alphabet';
import { MAX_LETTERS } from '../core/alphabet/tile';
import { moveBreadthFirst } from '../core/lexicon/build/breadthFirst';
import type { BuildOptions } from '../core/lexicon/build/buildMonitor';
import { buildGaddag } from '../core/lexicon/build/gaddagBuilder';
import { parseKwg } from '../core/lexicon/formats/kwg';
import { GADDAG_ROOT, Gaddag, MAX_GADDAG_WORDS } from '../core/lexicon/gaddag';
import {
  type ParsedWordList,
  parseWordList,
  type WordListReport,
} from '../core/lexicon/wordList/wordListParser';
import { type Message, message } from '../core/message';
import { fail, ok, type Result } from '../core/result';
import { newMemory } from '../core/sharedMemory';
import { BUILD_CANCELLED } from './buildCancelled';

/** A file with a lexicon, from any source. */
export interface LexiconFile {
  /** Name in messages: its path, if it has one. */
  readonly handle: string;
  readonly format: LexiconFormat;
  /** The letters that its words are spelled with. */
  readonly letters: Alphabet;
  readonly bytes: Uint8Array;
}

export interface LexiconBuildOptions extends BuildOptions {
  readonly log: (message: Message) => void;
}

/** The words of a text, or the GADDAG of a KWG file. */
export type LexiconContent = ParsedWordList | Gaddag;

export interface BuiltLexicon {
  readonly gaddag: Gaddag;
  /** Null for a KWG file. */
  readonly report: WordListReport | null;
}

/** Separate from the build, so that the bytes of the file can be freed before it needs the memory. */
export const readLexicon = (
  file: LexiconFile,
  options: LexiconBuildOptions,
): Result<LexiconContent, RequestError> => (file.format === 'kwg' ? readKwg(file) : readWords(file, options));

/** Builds the lexicon in shared memory, in the order in which walks are fastest. */
export function buildLexicon(
  content: LexiconContent,
  handle: string,
  options: LexiconBuildOptions,
): Result<BuiltLexicon, RequestError> {
  const built =
    content instanceof Gaddag
      ? ok({ gaddag: content, report: null })
      : buildFromWords(content, handle, options);
  if (!built.ok) return built;
  const { gaddag, report } = built.value;
  const laidOut = moveBreadthFirst(gaddag, new Uint32Array(newMemory(gaddag.bytes)), (fraction) =>
    options.onProgress?.('lay-out', fraction),
  );
  return ok({ gaddag: laidOut, report });
}

/** Most KWG files are for A … Z. */
const LATIN_LETTERS = 26;

/**
 * A KWG file contains no letters, only their numbers: only the highest one shows which alphabet it fits. A
 * small list may lack the last letters of its alphabet, but one whose highest letter is 26 does not belong to
 * a longer alphabet.
 */
function readKwg({ bytes, handle, letters }: LexiconFile): Result<Gaddag, RequestError> {
  const parsed = parseKwg(bytes, MAX_LETTERS);
  if (!parsed.ok) return fail(unreadable(handle, parsed.error.message));
  const used = 32 - Math.clz32(parsed.value.letterMask(GADDAG_ROOT));
  const isOfFewer = used < letters.length && used !== LATIN_LETTERS;
  if (used === letters.length || isOfFewer) return parsed;
  const otherCount = message('engine.otherLetterCount', {
    file: handle,
    used: String(used),
    count: letters.length,
    first: letters[0] ?? '',
    last: letters.at(-1) ?? '',
  });
  return fail({ code: 'bad-word-list', message: otherCount });
}

const unreadable = (file: string, problem: Message): RequestError => ({
  code: 'bad-word-list',
  message: message('engine.unreadable', { file, problem }),
});

function readWords(
  { bytes, handle, letters }: LexiconFile,
  options: LexiconBuildOptions,
): Result<ParsedWordList, RequestError> {
  const parsed = parseWordList(bytes, letters, options);
  if (!parsed.ok) {
    if (parsed.error.code === 'cancelled') return fail(BUILD_CANCELLED);
    return fail(unreadable(handle, parsed.error.message));
  }
  const { report } = parsed.value;
  const refused = Object.values(report.refused).reduce((sum, count) => sum + count, 0);
  const [first] = report.refusals;
  if (first !== undefined) {
    const { lines } = report;
    options.log(message('engine.refusedLines', { file: handle, refused, lines, example: first.message }));
  }
  return parsed;
}

function buildFromWords(
  { report, words }: ParsedWordList,
  handle: string,
  options: LexiconBuildOptions,
): Result<BuiltLexicon, RequestError> {
  const gaddag = buildGaddag(words, options);
  if (gaddag.ok) return ok({ gaddag: gaddag.value, report });
  if (gaddag.error === 'cancelled') return fail(BUILD_CANCELLED);
  const tooLarge = message('engine.gaddagTooLarge', {
    file: handle,
    words: report.accepted,
    most: options.maxWords ?? MAX_GADDAG_WORDS,
  });
  return fail({ code: 'bad-word-list', message: tooLarge });
}
