import { crc32 } from 'node:zlib';
import { QUERY_KINDS } from '../../../src/contract/lexicon/lexiconNames';
import { alphabetOf } from '../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { checkSetup } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { decodeGaddagFile, encodeGaddagFile } from '../../../src/core/lexicon/formats/gaddagFile';
import { formatKwg, parseKwg } from '../../../src/core/lexicon/formats/kwg';
import type { Gaddag } from '../../../src/core/lexicon/gaddag';
import { listWords } from '../../../src/core/lexicon/gaddagWords';
import { parseQuery } from '../../../src/core/lexicon/queries/lexiconQuery';
import { searchWords } from '../../../src/core/lexicon/queries/searchWords';
import { LetterReader } from '../../../src/core/lexicon/wordList/letterReader';
import { type WordList, wordAt } from '../../../src/core/lexicon/wordList/wordList';
import { parseWordList } from '../../../src/core/lexicon/wordList/wordListParser';
import { filterCandidates } from '../../../src/core/movegen/candidates/candidateFilter';
import { rankMoves } from '../../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../src/core/movegen/moveList';
import { parsePattern } from '../../../src/engine/candidateViews';
import { encodeReport, parseReport } from '../../../src/main/cache/reportFile';
import { say } from '../../../src/texts/say';
import { loadCatalogue } from '../../core/notation/gcg/loadCatalogue';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { mustEqual, ofBytes, ofText, type Subject, type Verdict } from './subject';

const WORDS = ['AA', 'ACT', 'CAT', 'CATS', 'QUIZ', 'TAC', 'TEA', 'TEAS', 'ZEBRA'];
const GADDAG = buildSmallGaddag(WORDS.map(codesOf));
const ENGLISH_LETTERS = alphabetOf(ENGLISH);
const CATALAN_LETTERS = alphabetOf(
  loadCatalogue().tileSets.find(({ distribution }) => distribution.name === 'Catalan')!.distribution,
);

const textOf = (words: WordList, letters: readonly string[]): string =>
  Array.from(words.starts, (_, index) =>
    Array.from(wordAt(words, index), (letter) => letters[letter - 1]).join(''),
  ).join('\n');

/** Accepted words are unique and sorted, and preserved by writing. */
function readWordList(bytes: Uint8Array, letters: readonly string[]): Verdict {
  const parsed = parseWordList(bytes, letters);
  if (!parsed.ok) return [say(parsed.error.message)];
  const { report, words } = parsed.value;
  const text = textOf(words, letters);
  const again = parseWordList(Buffer.from(text), letters);
  if (!again.ok) throw new Error(`It is not read again: ${say(again.error.message)}`);
  mustEqual('words', textOf(again.value.words, letters), text);
  mustEqual('words counted', report.accepted, words.starts.length);
  mustEqual('repeated', again.value.report.duplicates, 0);
  return report.refusals.length === 0 ? 'accepted' : report.refusals.map(({ message }) => say(message));
}

const IDENTITY = { wordListHash: new Uint8Array(32).fill(7), alphabetHash: new Uint8Array(32).fill(9) };
const CACHE = Buffer.concat(encodeGaddagFile(GADDAG, IDENTITY, crc32));
const REPORT = encodeReport(null, IDENTITY);

/** All words of both halves of the GADDAG can be walked. */
function checkGaddag(gaddag: Gaddag, size: number): void {
  const words = listWords(gaddag, size);
  mustEqual('words counted', words.starts.length, gaddag.counts.words);
  for (let index = 0; index < Math.min(50, words.starts.length); index++)
    mustEqual('a word', gaddag.acceptsWord(Array.from(wordAt(words, index))), true);
  const written = formatKwg(gaddag);
  const again = written.ok ? parseKwg(written.value, size) : written;
  if (!again.ok) throw new Error(`It is not read again: ${say(again.error.message)}`);
  mustEqual('words read again', listWords(again.value, size).letters, words.letters);
}

const reader = new LetterReader(CATALAN_LETTERS);
const catalan = parseWordList(Buffer.from('CEL·LA\nANY\nCASA\nCAS\nSAC\n'), CATALAN_LETTERS);
const CATALAN_GADDAG = buildSmallGaddag(
  catalan.ok
    ? (Array.from(catalan.value.words.starts, (_, index) => wordAt(catalan.value.words, index)) as never)
    : [],
  CATALAN_LETTERS.length,
);
const SEARCH = { order: 'score', limit: 100 } as const;

function ask(text: string): Verdict {
  const refusals: string[] = [];
  for (const kind of QUERY_KINDS) {
    const query = parseQuery({ kind, text }, reader);
    if (query.ok) searchWords(CATALAN_GADDAG, new Array(CATALAN_LETTERS.length).fill(1), query.value, SEARCH);
    else refusals.push(say(query.error.message));
  }
  return refusals.length === QUERY_KINDS.length ? refusals : 'accepted';
}

const position = unwrap(
  checkSetup({ rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: codesOf('CATSTEA') }),
).position;
const moves = new MoveList();
new MoveGenerator(GADDAG).generate(position, moves);
const RANKED = { position, moves, order: rankMoves(moves) };

/** As the window reads it: letters, or between slashes a regular expression. */
function filter(value: string): Verdict {
  const refusals: string[] = [];
  for (const kind of ['text', 'regex'] as const) {
    const filtered = filterCandidates(RANKED, { word: { kind, value } }, { parsePattern });
    if (!filtered.ok) refusals.push(say(filtered.error));
  }
  return refusals.length === 2 ? refusals : 'accepted';
}

export const LEXICON_SUBJECTS: readonly Subject[] = [
  ofBytes(
    'word list',
    [Buffer.from(`${WORDS.join('\n')}\n`), Buffer.from('\uFEFFcat\r\nDog\r\n\r\nzebra')],
    (bytes) => readWordList(bytes, ENGLISH_LETTERS),
  ),
  ofBytes(
    'word list with tiles of several letters',
    [Buffer.from('cel·la\nANY\nça\nCaŀla\n'), Buffer.from('ÇA\nQUI', 'latin1')],
    (bytes) => readWordList(bytes, CATALAN_LETTERS),
  ),
  ofBytes('KWG file', [unwrap(formatKwg(GADDAG)), unwrap(formatKwg(CATALAN_GADDAG))], (bytes) => {
    const parsed = parseKwg(bytes, 32);
    if (!parsed.ok) return [say(parsed.error.message)];
    checkGaddag(parsed.value, 32);
    return 'accepted';
  }),
  ofBytes('cached GADDAG', [CACHE], (bytes) => {
    const decoded = decodeGaddagFile(bytes, IDENTITY, crc32);
    if (!decoded.ok) return [say(decoded.error.message)];
    mustEqual('a cache that was taken', Buffer.from(bytes), Buffer.from(CACHE));
    return 'accepted';
  }),
  ofText('report beside a cache', [Buffer.from(REPORT).toString('utf8')], (text) => {
    const parsed = parseReport(text, IDENTITY);
    if (!parsed.ok) return [say(parsed.error)];
    mustEqual('a report that was taken', parsed.value, null);
    return 'accepted';
  }),
  ofText('question to the lexicon', ['CA*', 'C?S[AEI]', '[^S]A*', 'CEL·LA??', 'sac'], ask),
  ofText('filter of candidates', ['CAT', '^(A|T).*S$', '[A-T]{2,4}', '(ca|te)+', 'A?'], filter),
];
