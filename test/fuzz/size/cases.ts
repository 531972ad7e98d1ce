import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { createRandom } from '../../../src/core/game/random';
import { FIRST_TURN_STATE } from '../../../src/core/game/turnState';
import { formatPositionDocument } from '../../../src/core/notation/positions/positionDocument';
import { FUZZ_SEED } from '../seed';

/** A file of the largest size that its door lets in, or of 64 MB. */
export interface SizeCase {
  readonly input: string;
  /** Its reader, see `reader.ts`. */
  readonly door: string;
  readonly file: string;
  /** It runs in a thread of its own, shows how far it is, and can be given up. */
  readonly isCancellable: boolean;
  /** Maximum memory in bytes; by default that of a file of its size. */
  readonly mostPeak?: number;
  readonly make: () => Buffer;
}

const MB = 1 << 20;
const LARGEST = 64 * MB;
const DOCUMENT = MB;
const GAME = 250_000;

const filled = (length: number, text: string): Buffer => Buffer.alloc(length, text);
/** A beginning, then one text over and over, then an end. */
const framed = (begin: string, text: string, end: string, length: number): Buffer =>
  Buffer.concat([
    Buffer.from(begin),
    filled(
      Math.floor((length - begin.length - end.length) / Buffer.byteLength(text)) * Buffer.byteLength(text),
      text,
    ),
    Buffer.from(end),
  ]);

const ofFile = (input: string, file: string, make: () => Buffer): SizeCase => ({
  input: `file: ${input}`,
  door: 'file',
  file,
  isCancellable: false,
  make,
});
const ofLexicon = (input: string, file: string, make: () => Buffer): SizeCase => ({
  input: `lexicon: ${input}`,
  door: 'lexicon',
  file,
  isCancellable: true,
  make,
});

const PLAYERS = '#player1 a Ann\n#player2 b Bob\n';
const document = (rest: string) =>
  formatPositionDocument({
    setup: { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [] },
    turn: FIRST_TURN_STATE,
    game: null,
    lexicon: null,
    view: null,
    source: {},
    cgp: null,
  }).replace(/\}\s*$/, rest);

/** Words of seven letters, most of them different. */
function randomWords(length: number): Buffer {
  const random = createRandom(FUZZ_SEED);
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at++) bytes[at] = at % 8 === 7 ? 0x0a : 0x41 + Math.floor(random() * 26);
  return bytes;
}

const DEEP = DOCUMENT / 2;

export const CASES: readonly SizeCase[] = [
  ofFile('64 MB of letters', 'a.txt', () => filled(LARGEST, 'A')),
  ofFile('letters on one line', 'a.txt', () => filled(DOCUMENT, 'A')),
  ofFile('line ends', 'a.txt', () => filled(DOCUMENT, '\n')),
  ofFile('words', 'a.txt', () => randomWords(DOCUMENT)),
  ofFile('characters of three bytes', 'a.txt', () => framed('', 'ア', '', DOCUMENT)),
  ofFile('combining marks', 'a.txt', () => framed('A', '\u0301', '', DOCUMENT)),
  ofFile('bytes of Latin-1', 'a.txt', () => filled(DOCUMENT, Buffer.from([0xe9]).toString('latin1'))),
  ofFile('dots', 'a.txt', () => framed('...\n', '.', '', DOCUMENT)),
  ofFile('rows of dots', 'a.txt', () => framed('', '...............\n', '', DOCUMENT)),
  ofFile('CGP of slashes', 'a.cgp', () => filled(DOCUMENT, '/')),
  ofFile('GCG of blank lines', 'a.gcg', () => framed(PLAYERS, '\n', '', 10_000)),
  ofFile('GCG of notes', 'a.gcg', () => framed(`${PLAYERS}>a: ABC - +0 0\n`, '#note x\n', '', GAME)),
  ofFile('GCG of a note of many lines', 'a.gcg', () =>
    framed(`${PLAYERS}>a: ABC - +0 0\n#note x\n`, '#- \n', '', GAME),
  ),
  ofFile('GCG of unknown lines', 'a.gcg', () => framed(PLAYERS, '?\n', '', GAME)),
  ofFile('GCG of wrong events', 'a.gcg', () => framed(PLAYERS, '>a: ABCDEFG 8D ABCDEFG\n', '', GAME)),
  ofFile('GCG of 500 passes', 'a.gcg', () =>
    framed(PLAYERS, '>a: ABCDEFG - +0 0\n>b: ABCDEFG - +0 0\n', '', 31 + 38 * 250),
  ),
  ofFile('GCG of 500 plays', 'a.gcg', manyPlays),
  ofFile('document with much that is unknown', 'a.tilewright', () =>
    framed(document(',"x":['), '0,', '0]}', DOCUMENT),
  ),
  ofFile('document with many empty objects', 'a.tilewright', () =>
    framed(document(',"x":['), '{},', '{}]}', DOCUMENT),
  ),
  ofFile('document with many empty lists', 'a.tilewright', () =>
    framed(document(',"x":['), '[],', '[]]}', DOCUMENT),
  ),
  ofFile('document with a long text', 'a.tilewright', () => framed(document(',"x":"'), 'x', '"}', DOCUMENT)),
  ofFile('document with many fields', 'a.tilewright', manyFields),
  ofFile('document with a fault at its end', 'a.tilewright', () =>
    framed(document(',"x":['), '"a",', '}', DOCUMENT),
  ),
  ofFile('document of line ends and a fault', 'a.tilewright', () =>
    framed(document(',"x":['), '\n', '}', DOCUMENT),
  ),
  ofFile('lists one in the other', 'a.tilewright', () =>
    Buffer.from(`{"a":${'['.repeat(DEEP - 3)}${']'.repeat(DEEP - 3)}}`),
  ),
  {
    input: 'pasted: 64 MB of letters',
    door: 'text',
    file: 'a',
    isCancellable: false,
    make: () => filled(LARGEST, 'A'),
  },
  {
    input: 'pasted: 64 MB of blanks',
    door: 'text',
    file: 'a',
    isCancellable: false,
    make: () => filled(LARGEST, ' '),
  },
  {
    input: 'settings',
    door: 'settings',
    file: 'settings.json',
    isCancellable: false,
    make: () => filled(LARGEST, ' '),
  },
  {
    input: 'settings at their bound',
    door: 'settings',
    file: 'settings.json',
    isCancellable: false,
    make: () => framed('{"recentFiles":[', '"",', '""]}', MB),
  },
  {
    input: 'unsaved document',
    door: 'unsaved',
    file: 'unsaved.json',
    isCancellable: false,
    make: () => filled(LARGEST, ' '),
  },
  {
    input: 'unsaved document at its bound',
    door: 'unsaved',
    file: 'unsaved.json',
    isCancellable: false,
    make: () => framed('{"path":null,"name":"a","text":"', '\\u0041', '"}', 6 * DOCUMENT),
  },
  {
    input: 'unsaved document of lists',
    door: 'unsaved',
    file: 'unsaved.json',
    isCancellable: false,
    make: () => framed('{"path":null,"name":"a","text":[', '[],', '[]]}', 6 * DOCUMENT),
  },
  {
    input: 'cached GADDAG',
    door: 'cache',
    file: 'a.gaddag',
    isCancellable: false,
    make: () => filled(LARGEST, 'TWGD'),
  },
  // Here a graph is built, not only a file read: its nodes and prefixes take more than its words.
  { ...ofLexicon('words', 'a.txt', () => randomWords(LARGEST)), mostPeak: 1200 * MB },
  ofLexicon('one word over and over', 'a.txt', () => filled(LARGEST, 'CAT\n')),
  ofLexicon('line ends', 'a.txt', () => framed('CAT\n', '\n', '', LARGEST)),
  ofLexicon('one line', 'a.txt', () => filled(LARGEST, 'A')),
  ofLexicon('refused lines', 'a.txt', () => framed('CAT\n', 'C4T\n', '', LARGEST)),
  ofLexicon('combining marks', 'a.txt', () => framed('CAT\nA', '\u0301', '\nDOG', LARGEST)),
  ofLexicon('KWG of zeros', 'a.kwg', () => Buffer.alloc(16 * MB)),
  ofLexicon('KWG of 64 MB', 'a.kwg', () => Buffer.alloc(LARGEST)),
  {
    input: 'command line: positions',
    door: 'positions',
    file: 'a.jsonl',
    isCancellable: true,
    make: manyPositions,
  },
  {
    input: 'command line: line ends',
    door: 'positions',
    file: 'a.jsonl',
    isCancellable: true,
    make: () => filled(LARGEST, '\n'),
  },
  {
    input: 'request with 100,000 fields',
    door: 'request',
    file: 'a.json',
    isCancellable: false,
    make: () =>
      Buffer.from(
        JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [`k${key}`, 1]))),
      ),
  },
  {
    input: 'request with 250,000 tiles',
    door: 'request',
    file: 'a.json',
    isCancellable: false,
    make: () => framed('{"setup":{"tiles":[', '"x",', '0]}}', MB),
  },
];

/** A play, taken back, 250 times. */
function manyPlays(): Buffer {
  const turn = '>a: AEINRST 8D NASTIER +66 66\n>a: AEINRST -- -66 0\n';
  return Buffer.from(PLAYERS + turn.repeat(250));
}

function manyFields(): Buffer {
  const fields = Array.from({ length: 15_000 }, (_, key) => `"k${key}":0`).join(',');
  return Buffer.from(document(`,"x":{${fields}}}`));
}

function manyPositions(): Buffer {
  const rows = Array.from({ length: 15 }, () => '"..............."');
  const lines: string[] = [];
  for (let length = 0, id = 0; length < LARGEST; id++) {
    const line = `{"id":"p${id}","board":[${rows.join(',')}],"rack":"AEINRST"}\n`;
    lines.push(line);
    length += line.length;
  }
  return Buffer.from(lines.join(''));
}
