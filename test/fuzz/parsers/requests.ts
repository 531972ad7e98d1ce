import { setupParser } from '../../../src/contract/board/setupParser';
import { checkRequest } from '../../../src/contract/requests/checkRequest';
import { COMMON_REQUESTS, parseRequest, REQUEST_NAMES } from '../../../src/contract/requests/requestLookup';
import type { RequestName } from '../../../src/contract/requests/requests';
import { DEFAULT_SETTINGS } from '../../../src/contract/window/settings';
import { checkSetup } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import type { Message } from '../../../src/core/message';
import { readBenchOptions } from '../../../src/main/bench/benchOptions';
import { InputError } from '../../../src/main/cli/inputError';
import { readMovesOptions } from '../../../src/main/cli/movesOptions';
import { readPlayOptions } from '../../../src/main/cli/playOptions';
import { formatUnsaved, parseUnsaved } from '../../../src/main/files/unsavedStore';
import { formatSettingsFile, parseSettingsFile } from '../../../src/main/settings/settingsFile';
import { panelSizesOf } from '../../../src/main/settings/windowState';
import { say } from '../../../src/texts/say';
import { mustEqual, ofLines, ofText, ofValue, type Subject, type Verdict } from './subject';

const LEXICON = 'a'.repeat(64);
const SETUP: Setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0).with(112, 3), rack: [1, 2, 0x80] };

/** A good request on each channel that takes more than nothing. */
const REQUESTS: readonly { readonly channel: RequestName; readonly request: unknown }[] = [
  {
    channel: 'openLexicon',
    request: { source: 'file', path: '/home/ann/words.txt', letters: ['A', 'CH', 'L·L'] },
  },
  { channel: 'openLexicon', request: { source: 'last', letters: ['A', 'B'] } },
  {
    channel: 'words',
    request: {
      lexicon: LEXICON,
      values: [1, 10],
      kind: 'pattern',
      text: 'A*[',
      minLength: 2,
      order: 'score',
      limit: 1,
    },
  },
  {
    channel: 'generate',
    request: { lexicon: LEXICON, setup: SETUP, placement: [{ row: 7, col: 7, tile: 1 }] },
  },
  { channel: 'crossChecks', request: { lexicon: LEXICON, setup: SETUP } },
  {
    channel: 'judgeExercise',
    request: {
      lexicon: LEXICON,
      rules: SETUP.rules,
      kind: 'merge',
      band: 1,
      seed: 1,
      question: 0,
      answer: { kind: 'merge', pairs: [[0, 1]] },
    },
  },
  { channel: 'candidates', request: { generation: 1, offset: 0, count: 10, view: 3 } },
  {
    channel: 'filterCandidates',
    request: {
      generation: 1,
      query: {
        word: { kind: 'regex', value: '(' },
        tile: 0x80,
        through: { row: 1, col: 2 },
        sort: { by: 'score', isDescending: true },
      },
    },
  },
  { channel: 'findWord', request: { generation: 1, view: 2, beginning: 'qi' } },
  {
    channel: 'trace',
    request: { purpose: 'show', generation: 1, scope: { kind: 'candidate', rank: 1 }, algorithm: 'gaddag' },
  },
  {
    channel: 'whyNot',
    request: { purpose: 'game', generation: 1, wanted: { kind: 'word', text: 'QUIZ', place: null } },
  },
  {
    channel: 'whyNot',
    request: {
      purpose: 'question',
      generation: 1,
      wanted: { kind: 'tiles', tiles: [{ row: 7, col: 7, tile: 0x81 }] },
    },
  },
  { channel: 'nodes', request: { lexicon: LEXICON, arcs: [0, 1, 99] } },
  { channel: 'writeSettings', request: DEFAULT_SETTINGS },
  { channel: 'readSettings', request: {} },
  { channel: 'settingsProblem', request: {} },
  {
    channel: 'startTournament',
    request: {
      lexicon: LEXICON,
      agents: ['score', 'use-q'],
      games: 20,
      seed: 1,
      rules: CLASSIC_RULES,
      isValidated: false,
      sprt: { low: 0.5, high: 0.6 },
      start: {
        tiles: [0, 1, 0x81],
        rack: [1, 2, 0x80],
        opponentRack: [5],
        scores: [12, -3],
        scorelessTurns: 1,
        firstTurns: [{ kind: 'pass' }, { kind: 'exchange', tiles: [1] }],
      },
      threads: 2,
    },
  },
  { channel: 'tournamentGames', request: { pairing: 0, offset: 10, count: 20 } },
];

const command = {
  kind: 'command',
  id: 'save',
  label: 'Save',
  accelerator: 'Ctrl+S',
  isEnabled: true,
  isChecked: null,
};
const FILE_REQUESTS: readonly { readonly channel: RequestName; readonly request: unknown }[] = [
  { channel: 'openFile', request: { path: '/home/ann/a.tilewright' } },
  {
    channel: 'saveFile',
    request: {
      path: null,
      suggestedName: 'a.cgp',
      formatName: 'CGP',
      bytes: new Uint8Array([1, 2]),
      isDocument: false,
    },
  },
  { channel: 'askUnsaved', request: { name: 'a' } },
  { channel: 'keepUnsaved', request: { path: '/a.tilewright', name: 'a', text: '{}' } },
  { channel: 'showTitle', request: { name: 'a', path: null, isEdited: true } },
  {
    channel: 'showMenu',
    request: [
      {
        id: 'file',
        label: 'File',
        items: [
          command,
          { kind: 'separator' },
          { kind: 'submenu', label: 'Recent', items: [{ kind: 'recent-files' }, command] },
        ],
      },
    ],
  },
];

interface Sent {
  readonly channel?: unknown;
  readonly request?: unknown;
}

/** Whatever was changed of the two: the channel is one of those that there are. */
const sent = <Name extends string>(value: unknown, channels: readonly Name[]): readonly [Name, unknown] => {
  const { channel, request } = (typeof value === 'object' ? (value ?? {}) : {}) as Sent;
  return [channels.find((name) => name === channel) ?? channels[0]!, request];
};

type Answer = ReturnType<typeof checkRequest>;
const verdictOf = (answer: Answer): Verdict => (answer.ok ? 'accepted' : [say(answer.error.message)]);

function readText<V>(
  parse: (
    text: string,
  ) => { readonly ok: true; readonly value: V } | { readonly ok: false; readonly error: Message },
  format: (value: V) => string,
) {
  return (text: string): Verdict => {
    const parsed = parse(text);
    if (!parsed.ok) return [say(parsed.error)];
    const written = format(parsed.value);
    const again = parse(written);
    // As text: JSON writes 0 for -0.
    mustEqual('read and written again', again.ok ? format(again.value) : again.error, written);
    return 'accepted';
  };
}

const WINDOW = { x: 0, y: 20, width: 1280, height: 800, isMaximized: false, isFullScreen: false };
const SETTINGS = formatSettingsFile({
  stored: {
    settings: DEFAULT_SETTINGS,
    recentLexicons: [{ path: '/a.txt', name: 'a.txt', letters: ['A', 'CH'] }],
    lastLexicons: [{ path: '/a.txt', letters: ['A', 'CH'] }],
    recentFiles: ['/a.tilewright'],
    engines: [{ id: 'a', name: 'A', command: '/a', args: ['engine'], options: { Threads: '2' }, seconds: 5 }],
    window: WINDOW,
    places: [{ screens: '1920x1080+0+0', window: WINDOW, panels: panelSizesOf(DEFAULT_SETTINGS) }],
  },
  strange: { file: { later: 1 }, settings: { later: [2] } },
});

const READERS = [readMovesOptions, readBenchOptions, readPlayOptions];

function readArguments(args: readonly string[]): Verdict {
  const refusals: string[] = [];
  for (const readOptions of READERS)
    try {
      readOptions(args);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      refusals.push(error.message.replaceAll(/\s*\n\s*/g, ' '));
    }
  return refusals.length === READERS.length ? refusals : 'accepted';
}

export const REQUEST_SUBJECTS: readonly Subject[] = [
  ofValue('request of the page', REQUESTS, (value) =>
    verdictOf(parseRequest(...sent(value, COMMON_REQUESTS))),
  ),
  ofValue('request about files', FILE_REQUESTS, (value) =>
    verdictOf(parseRequest(...sent(value, REQUEST_NAMES))),
  ),
  ofValue('setup of a request', [SETUP], (value) => {
    const setup = checkRequest(setupParser, 'setup', value);
    if (!setup.ok) return [say(setup.error.message)];
    const checked = checkSetup(setup.value, () => true);
    return checked.ok ? 'accepted' : checked.error.map(({ message }) => say(message));
  }),
  ofText('settings file', [SETTINGS], readText(parseSettingsFile, formatSettingsFile)),
  ofText(
    'unsaved document',
    [formatUnsaved({ path: '/a.tilewright', name: 'a', text: SETTINGS })],
    readText(parseUnsaved, formatUnsaved),
  ),
  ofLines(
    'arguments of the command line',
    [
      ['--cgp', '15/15 A/ 0/0 0', '--top', '10', '--format', 'list'],
      ['--positions', 'positions.jsonl', '--out', 'lists', '--board', 'duel', '--tiles', 'spanish'],
      ['--mode', 'best', '--rounds', '3', '--json'],
      ['--agents', 'score,use-q', '--games', '8', '--seed', '1', '--shard', '2/3', '--resume', 'some.games'],
      ['--agents', 'score,first', '--sprt', '0.5,0.55', '--threads', '2', '--gcg', 'records', '--validate'],
    ],
    readArguments,
  ),
];
