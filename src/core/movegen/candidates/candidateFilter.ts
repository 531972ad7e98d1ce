import { alphabetOf } from '../../alphabet/alphabet';
import type { Position } from '../../board/position';
import { tileSetName } from '../../board/ruleNames';
import { certain } from '../../certain';
import { LetterReader } from '../../lexicon/wordList/letterReader';
import { type Message, message } from '../../message';
import { lengthProblem, MAX_PART } from '../../notation/text/textBounds';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { MoveReader } from '../moveReader';
import type { CandidateQuery } from './candidateQuery';
import { type CandidateValues, type RankedMoves, sortCandidates } from './candidateSort';

/** Whether a word, in upper case, matches a pattern. */
export type WordTest = (word: string) => boolean;

export interface FilterOptions extends PatternOptions {
  /** Required for sorting by leave or equity. */
  readonly values?: CandidateValues | undefined;
}

interface PatternOptions {
  /** Parses a regular expression; if it is missing, none are supported. The test must run in linear time. */
  readonly parsePattern?: (source: string) => Result<WordTest, Message>;
  /** Polled while a pattern is tested on many words. */
  readonly isTooLong?: () => boolean;
}

const NO_PATTERNS = (): Result<WordTest, Message> => fail(message('candidateFilter.noPatterns'));

/** Words to test between two calls of `isTooLong`. */
const WORDS_PER_CHECK = 256;

/**
 * The candidates that match a query, in the order that it asks for, as indices into `order` (rank − 1). The
 * error is a single sentence.
 *
 * @param options for queries with a regular expression, and for sorting by leave or equity
 */
export function filterCandidates(
  ranked: RankedMoves,
  query: CandidateQuery,
  options: FilterOptions = {},
): Result<Uint32Array, Message> {
  const reader = new MoveReader(ranked.position, ranked.moves);
  const tests = compile(ranked.position, query, reader, options);
  if (!tests.ok) return tests;
  const matching = new Uint32Array(ranked.order.length);
  let count = 0;
  for (let place = 0; place < ranked.order.length; place++) {
    if (query.word?.kind === 'regex' && place % WORDS_PER_CHECK === 0 && options.isTooLong?.() === true)
      return fail(message('candidateFilter.slowPattern', { pattern: quoted(query.word.value) }));
    reader.moveTo(certain(ranked.order[place], 'a candidate'));
    if (tests.value.every((test) => test())) matching[count++] = place;
  }
  return ok(sortCandidates(ranked, matching.subarray(0, count), query.sort, reader, options.values));
}

type Test = () => boolean;

/** The tests for the move that the reader is on, cheapest first. */
function compile(
  position: Position,
  query: CandidateQuery,
  reader: MoveReader,
  options: PatternOptions,
): Result<Test[], Message> {
  const { through, tile, isBingo, minLength, maxLength, minCrossWords } = query;
  const tests: Test[] = [];
  if (isBingo === true) tests.push(() => certain(position.bingoBonus[reader.tilesPlayed], 'a bonus') > 0);
  if (minLength !== undefined) tests.push(() => reader.length >= minLength);
  if (maxLength !== undefined) tests.push(() => reader.length <= maxLength);
  if (through !== undefined) tests.push(() => reader.covers(through));
  if (tile !== undefined) tests.push(() => reader.plays(tile));
  if (minCrossWords !== undefined) tests.push(() => reader.countCrossWords() >= minCrossWords);
  const word = compileWord(position, query.word, reader, options);
  return word.ok ? ok([...tests, ...word.value]) : word;
}

function compileWord(
  { rules: { distribution } }: Position,
  word: CandidateQuery['word'],
  reader: MoveReader,
  { parsePattern = NO_PATTERNS }: PatternOptions,
): Result<Test[], Message> {
  if (word === undefined || word.value === '') return ok([]);
  const tooLong = lengthProblem('tooLong.filter', word.value, MAX_PART);
  if (tooLong !== undefined) return fail(tooLong);
  if (word.kind === 'regex') {
    const pattern = parsePattern(word.value);
    return pattern.ok ? ok([() => pattern.value(reader.wordText())]) : pattern;
  }
  const read = new LetterReader(alphabetOf(distribution)).read(word.value);
  if ('letters' in read) return ok([() => reader.wordContains(read.letters)]);
  const unknown = message('candidateFilter.unknownLetter', {
    letter: quoted(read.unknown),
    text: quoted(word.value),
    tileSet: tileSetName(distribution),
  });
  return fail(unknown);
}
