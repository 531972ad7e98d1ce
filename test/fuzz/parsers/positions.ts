import { CLASSIC_RULES, type Rules } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { FIRST_TURN_STATE } from '../../../src/core/game/turnState';
import type { Message } from '../../../src/core/message';
import { flaw } from '../../../src/core/message';
import { composeRules, findBoard, findTileSet } from '../../../src/core/notation/boards/presets';
import { formatPositionLink, parsePositionLink } from '../../../src/core/notation/links/positionLink';
import { formatCgp, parseCgp } from '../../../src/core/notation/positions/cgp';
import {
  formatPositionDocument,
  parsePositionDocument,
} from '../../../src/core/notation/positions/positionDocument';
import { formatRack, parseRack } from '../../../src/core/notation/positions/rack';
import { formatRows, parseRows } from '../../../src/core/notation/positions/rows';
import { readRowsText, splitRowsText } from '../../../src/core/notation/positions/rowsText';
import { ignoredBy } from '../../../src/core/notation/siu/siuCommand';
import { readSiuPosition } from '../../../src/core/notation/siu/siuPosition';
import { ok } from '../../../src/core/result';
import { InputError } from '../../../src/main/cli/inputError';
import { parsePositions } from '../../../src/main/cli/readPositions';
import { readNamed } from '../../../src/main/cli/siu/siuContext';
import { type SiuEngine, SiuSession } from '../../../src/main/cli/siu/siuSession';
import { documentShown } from '../../../src/renderer/session/document/documentFile';
import { documentViewJson, readDocumentView } from '../../../src/renderer/view/document/documentView';
import { say } from '../../../src/texts/say';
import { loadCatalogue } from '../../core/notation/gcg/loadCatalogue';
import { readFixture } from './fixtures';
import { mustEqual, ofLines, ofText, ofValue, type Subject } from './subject';

const catalogue = loadCatalogue();
const SPANISH: Rules = composeRules(findBoard(catalogue, 'Standard')!, findTileSet(catalogue, 'Spanish')!);

const CGPS = [
  readFixture('resources/positions/midgame.cgp').trim(),
  `${new Array(15).fill('15').join('/')} AEINRST/EIO? 0/12 3 lex NWL23; bdn SuperCrosswordGame; ld spanish; bb 40; etl 1;`,
  `[CH]O[LL]A[ch]10/${new Array(14).fill('15').join('/')} Ñ?[RR]/ -5/999 0`,
];
/** As a link has it: halves of characters cannot be encoded. */
const whole = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');
const LINKS = CGPS.map((cgp) => formatPositionLink('https://a/', { cgp, candidate: '8D.QU[ch]z', step: 12 }));
const ROWS = [
  ['..A..', 'CAT..', '..s..', '.....', '.....'],
  ['[CH]....', '.Ñ...', '..[ll]..', '.....', '.....'],
];
const RACKS = ['AEINRST', 'AEI??', '[CH][LL]A?', ''];
const POSITION_LINES = readFixture('test/oracle/data/positions.jsonl').split('\n').slice(0, 4).join('\n');

const bare: Setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [1, 2] };
const SPANISH_SETUP: Setup = {
  rules: SPANISH,
  tiles: bare.tiles.with(112, 4).with(113, 0x81),
  rack: [5, 0x80],
};
const DOCUMENTS = [
  { setup: bare, game: null, lexicon: null, view: null, cgp: null, turn: FIRST_TURN_STATE },
  {
    setup: SPANISH_SETUP,
    game: { record: readFixture('test/core/notation/gcg/games/everyEvent.gcg'), turn: 2 },
    lexicon: { name: 'words.txt', hash: 'a'.repeat(64) },
    view: {
      camera: { isFramed: true, azimuthRad: 1, polarRad: 0.5, distance: 30, target: [0, 0, 0] },
      candidate: { rank: 3, move: '8D QUI.Z 64' },
      walk: {
        scope: { kind: 'anchor', anchor: { row: 7, col: 7, direction: 'down' } },
        algorithm: 'dawg',
        step: 9,
      },
    },
    cgp: CGPS[0]!,
    turn: { player: 1, scores: [12, -3], otherRack: [1, 5] } as const,
  },
  {
    setup: bare,
    game: {
      record: readFixture('test/core/notation/gcg/games/standard.gcg'),
      turn: 3,
      branches: [
        { parent: 0, fork: 2, name: 'safe', turns: '>mia: CIJSTUW - +0 16\n#note Why?\n#- It is late.\n' },
        { parent: 1, fork: 3, name: '', turns: '>tom: AEKNNUV -KN +0 22\n#rack2 AEUNV\n' },
      ],
      branch: 2,
    },
    lexicon: null,
    view: null,
    cgp: null,
    turn: FIRST_TURN_STATE,
  },
].map((document) => formatPositionDocument({ ...document, source: { mine: { deep: [1, { x: null }] } } }));

function refusalsOf<V>(
  parsed: { readonly ok: true; readonly value: V } | { readonly ok: false; readonly error: Message },
  check: (value: V) => void,
) {
  if (!parsed.ok) return [say(parsed.error)];
  check(parsed.value);
  return 'accepted' as const;
}

const RULES = [CLASSIC_RULES, SPANISH];

/** Read with the second rules where it has one of their letters. */
const rulesFor = (text: string): Rules => (/[ñÑ[]/.test(text) ? SPANISH : CLASSIC_RULES);

const EMPTY_BOARD = new Array(15).fill('15').join('/');
const SIU_LINES = [
  `siu\nisready\nsetoption name Threads value 2\nposition cgp ${CGPS[0]}\ngo gen\nstop\nsiunewgame`,
  `position cgp ${EMPTY_BOARD} AEINRST/ 0/0 0 moves 8D.RETAINS.AEINRST.5.1 ex.4 ex.AB.ABCDEFG pass phony.K5.DOES rack.AEI?\ngo`,
  `position cgp ${EMPTY_BOARD} AT/ 0/0 0\ngo sim searchmoves 8G.AT alsosearchmoves pass depth 2 iterations 9 movetime 5 stopcondition 99 threads 1 infinite`,
];

/** An engine that finds nothing. */
const IDLE_ENGINE: SiuEngine = {
  describe: () => ['id name X'],
  open: () => undefined,
  setOption: () => false,
  readPosition: (command) => readSiuPosition(command, CLASSIC_RULES, CLASSIC_TURN_RULES),
  ignoredOperations: ({ operations }) => operations,
  prepare: (go, position) => {
    const turns = readNamed(go, position);
    return turns.ok ? ok({ ignored: ignoredBy('gen', go), search: async () => 'none' }) : turns;
  },
  newGame: () => undefined,
};

/** One line of the protocol, or several. */
const SAID = /^(id name|siuok$|readyok$|info string (ignored|error [a-z-]+) |bestmove )/;

export const POSITION_SUBJECTS: readonly Subject[] = [
  ofText('CGP', CGPS, (text) =>
    refusalsOf(parseCgp(text, rulesFor(text)), (document) =>
      mustEqual('read again', parseCgp(formatCgp(document), document.setup.rules), {
        ok: true,
        value: document,
      }),
    ),
  ),
  ofText('link to a position', LINKS, (text) =>
    refusalsOf(parsePositionLink(text), (link) =>
      mustEqual('read again', parsePositionLink(formatPositionLink('https://a/', link)), {
        ok: true,
        value: {
          ...link,
          cgp: whole(link.cgp),
          candidate: link.candidate === null ? null : whole(link.candidate),
        },
      }),
    ),
  ),
  ofLines('rows', ROWS, (rows) =>
    refusalsOf(parseRows(rows, SPANISH.distribution), (tiles) => {
      const cols = tiles.length / Math.max(1, rows.length);
      if (tiles.length === 0) return;
      mustEqual(
        'read again',
        parseRows(formatRows(tiles, cols, SPANISH.distribution), SPANISH.distribution),
        {
          ok: true,
          value: tiles,
        },
      );
    }),
  ),
  ofText(
    'rows as text',
    ROWS.map((rows) => `${rows.join('\n')}\n\nAEINRS?\n`),
    (text) => {
      const split = splitRowsText(text);
      if (!split.ok) return [say(split.error)];
      const read = RULES.map((rules) =>
        readRowsText(split.value, { ...rules, layout: { ...rules.layout, rows: 5, cols: 5 } }),
      );
      const wrong = read.flatMap((each) => (each.ok ? [] : [say(each.error)]));
      return wrong.length === read.length ? wrong : 'accepted';
    },
  ),
  ofText('lines of SIU', SIU_LINES, (text) => {
    const printed: string[] = [];
    const session = new SiuSession(IDLE_ENGINE, (line) => printed.push(line));
    const lines = text.split('\n');
    for (const line of lines) session.handle(line);
    const strange = printed.find((line) => !SAID.test(line) || /\n/.test(line));
    if (strange !== undefined) throw new Error(`It says ${strange}`);
    const errors = printed.filter((line) => line.startsWith('info string error '));
    if (errors.length > lines.length) throw new Error('A line has several errors.');
    return errors.length === 0 ? 'accepted' : errors.map((line) => line.split(' ').slice(4).join(' '));
  }),
  ofText('rack', RACKS, (text) =>
    refusalsOf(parseRack(text, SPANISH.distribution), (rack) =>
      mustEqual('read again', parseRack(formatRack(rack, SPANISH.distribution), SPANISH.distribution), {
        ok: true,
        value: rack,
      }),
    ),
  ),
  ofText('.tilewright document', DOCUMENTS, (text) =>
    refusalsOf(parsePositionDocument(text), (document) => {
      const again = parsePositionDocument(formatPositionDocument(document));
      if (!again.ok) throw new Error(`It cannot be read again: ${say(again.error)}`);
      const { source: _, ...known } = document;
      const { source: __, ...knownAgain } = again.value;
      mustEqual('read again', knownAgain, known);
      const shownDocument = documentShown(document);
      if (!shownDocument.ok && !/^The game in the document cannot be read\./.test(say(shownDocument.error)))
        throw flaw(shownDocument.error);
    }),
  ),
  ofValue(
    'view of a document',
    DOCUMENTS.map((text) => JSON.parse(text).view),
    (value) => {
      const json =
        typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown> | null) : null;
      const view = readDocumentView(json);
      mustEqual('read again', readDocumentView(documentViewJson(view, json)), view);
      return 'accepted';
    },
  ),
  ofText('positions, one a line', [POSITION_LINES, CGPS[0]!], (text) => {
    try {
      parsePositions(text, 'positions.jsonl', { rules: CLASSIC_RULES, isWord: () => true });
      return 'accepted';
    } catch (error) {
      if (error instanceof InputError) return [error.message];
      throw error;
    }
  }),
];
