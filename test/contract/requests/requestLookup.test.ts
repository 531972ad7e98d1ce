import { describe, expect, it } from 'vitest';
import { MAX_SQUARES } from '../../../src/contract/board/setupParser';
import { MAX_PAGE_ROWS } from '../../../src/contract/candidates/candidatesApi';
import { COMMON_REQUESTS, parseRequest } from '../../../src/contract/requests/requestLookup';
import type { RequestName } from '../../../src/contract/requests/requests';
import { MAX_NODES } from '../../../src/contract/walk/traceApi';
import { DEFAULT_SETTINGS } from '../../../src/contract/window/settings';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { USUAL_SETTINGS } from '../../../src/core/strategy/review/reviewSettings';
import { say } from '../../../src/texts/say';
import { MISTAKE, PRACTICE } from './keptPractice';

const LEXICON = 'a'.repeat(64);
const SETUP = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [1, 2, 0x80] };

const EXERCISE = { lexicon: LEXICON, rules: CLASSIC_RULES, kind: 'merge', band: 1, seed: 's' };

/** The setup with one field, given by its path, replaced. */
function withField(path: string, value: unknown): unknown {
  const copy = structuredClone({ lexicon: LEXICON, setup: SETUP });
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce<Record<string, unknown>>(
    (object, key) => object[key] as Record<string, unknown>,
    copy,
  );
  owner[last] = value;
  return copy;
}

const LETTERS = ['A', 'B', 'C'];

const TURN_RULES = { ...CLASSIC_TURN_RULES, challenge: 'void' };
const PLAY = { kind: 'placement', row: 7, col: 7, direction: 'across', tiles: [3, 1, 0], score: 10 };
const VIEW = {
  player: 1,
  setup: SETUP,
  turnRules: TURN_RULES,
  scores: [10, 0],
  rackCounts: [7, 7],
  bagCount: 84,
  unseenCount: 91,
  progress: { scorelessTurns: 0, turnsLeft: 2 },
  history: [
    { player: 0, turn: PLAY, points: 10, verdict: 'good' },
    { player: 1, turn: { kind: 'exchange', count: 2, tiles: [1, 0x80] }, points: 0 },
    { player: 0, turn: { kind: 'exchange', count: 2 }, points: 0 },
    { player: 1, turn: { kind: 'pass' }, points: 0 },
  ],
};
const CHOICE = { lexicon: LEXICON, agent: 'score', seed: '7/-1/3', view: VIEW };
const withView = (change: object) => ({ ...CHOICE, view: { ...VIEW, ...change } });

const REPLIES = {
  lexicon: LEXICON,
  setup: SETUP,
  move: { kind: 'placement', row: 7, col: 7, direction: 'across', tiles: [1, 2], score: 8 },
  turnRules: TURN_RULES,
  seed: '1',
  from: 100,
  count: 100,
};

const OPTIONS = {
  lexicon: LEXICON,
  agents: ['score', '2*use-q+save-common'],
  games: 1000,
  seed: 'a text',
  rules: CLASSIC_RULES,
  isValidated: true,
  sprt: null,
  start: null,
  threads: null,
};

const SIMULATION = {
  lexicon: LEXICON,
  setup: SETUP,
  turnRules: TURN_RULES,
  lead: -12,
  scorelessTurns: 0,
  opponentRack: [1, 0x80],
  candidates: 15,
  plies: 2,
  confidence: 0.99,
  samples: null,
  seed: 'a text',
  threads: null,
};

const REVIEWED = {
  gcg: '#player1 ann Ann',
  rules: SETUP.rules,
  path: null,
  lexicon: LEXICON,
  settings: { ...USUAL_SETTINGS, simulation: { plies: null, samples: 500, seconds: 2 } },
};

const REVIEWED_GAMES = { paths: ['/home/ann/games'], lexicon: LEXICON, settings: REVIEWED.settings };

const ENDGAME = { lexicon: LEXICON, setup: SETUP, turnRules: TURN_RULES, scorelessTurns: 1 };
const PREENDGAME = { ...ENDGAME, scores: [310, 298], known: [5, 0x80], model: 'rational' };

const GOOD: readonly (readonly [RequestName, unknown])[] = [
  ['openLexicon', { source: 'default', letters: LETTERS }],
  ['openLexicon', { source: 'last', letters: LETTERS }],
  ['openLexicon', { source: 'file', path: '/home/ann/lists/Words.TXT', letters: ['A', 'CH', 'L·L'] }],
  ['openLexicon', { source: 'file', path: 'C:\\lists\\csw.kwg', letters: LETTERS }],
  ['cancelLexicon', {}],
  ['chooseLexicon', {}],
  ['recentLexicons', {}],
  ['keptLexicons', {}],
  ['removeKeptLexicon', { name: 'default' }],
  ['removeKeptLexicon', { name: '0123456789abcdef'.repeat(2) }],
  ['startTournament', OPTIONS],
  ['startTournament', { ...OPTIONS, seed: -7, sprt: { low: 0.5, high: 0.55 }, threads: 4 }],
  ['continueTournament', { lexicon: LEXICON, threads: null }],
  ['stopTournament', {}],
  ['startSimulation', SIMULATION],
  ['startSimulation', { ...SIMULATION, opponentTurn: PLAY }],
  ['startSimulation', { ...SIMULATION, opponentTurn: { kind: 'exchange', count: 3 } }],
  ['startSimulation', { ...SIMULATION, candidates: [PLAY, { kind: 'pass' }], plies: null, confidence: null }],
  ['stopSimulation', {}],
  ['continueSimulation', {}],
  ['readSimulation', {}],
  ['compareSimulated', { one: 0, other: 3 }],
  ['simulatedSample', { candidate: 1, sample: 500 }],
  ['simulatedReplies', { candidate: 0 }],
  ['replies', REPLIES],
  ['startReview', { ...REVIEWED, isFresh: false }],
  ['stopReview', {}],
  ['reviewGames', REVIEWED_GAMES],
  ['readReviewedGames', {}],
  ['readReview', { ...REVIEWED, path: '/home/ann/games/final.gcg' }],
  ['startEndgame', { ...ENDGAME, seconds: 0.5 }],
  ['stopEndgame', {}],
  ['readEndgame', ENDGAME],
  ['searchedTurns', { id: 1, path: [1, -2_147_483_648] }],
  ['startPreendgame', { ...PREENDGAME, candidates: 3, seconds: 60 }],
  ['startPreendgame', { ...PREENDGAME, candidates: null, seconds: 60 }],
  ['stopPreendgame', {}],
  ['readPreendgame', { ...PREENDGAME, known: [], model: 'guaranteed' }],
  ['readTournament', {}],
  ['tournamentCurve', {}],
  ['tournamentGames', { pairing: null, offset: 100, count: 1000 }],
  ['tournamentGame', { pairing: 2, nth: 17 }],
  ['words', { lexicon: LEXICON, values: [1, 10], kind: 'pattern', text: 'A*[', order: 'score', limit: 1 }],
  [
    'words',
    {
      lexicon: LEXICON,
      values: [1, 10],
      kind: 'exact',
      text: '',
      minLength: 2,
      order: 'length',
      limit: 10_000,
    },
  ],
  ['cancel', { request: 'words' }],
  ['cancel', { request: 'structures' }],
  ['cancel', { request: 'generate' }],
  ['chooseTurn', CHOICE],
  ['judgeWords', { lexicon: LEXICON, words: [[3, 1, 20], []] }],
  ['crossChecks', { lexicon: LEXICON, setup: SETUP }],
  ['exercise', EXERCISE],
  ['judgeExercise', { ...EXERCISE, question: 0, answer: null }],
  ['judgeExercise', { ...EXERCISE, question: 2, answer: { kind: 'letters', letters: [1, 26] } }],
  [
    'judgeExercise',
    {
      ...EXERCISE,
      kind: 'mistake',
      loss: 2,
      mistake: MISTAKE,
      question: 0,
      answer: { kind: 'play', move: MISTAKE.best },
    },
  ],
  [
    'judgeExercise',
    {
      ...EXERCISE,
      kind: 'mistake',
      mistake: { ...MISTAKE, best: { kind: 'exchange', tiles: [1] } },
      question: 0,
      answer: { kind: 'otherTurn', turn: { kind: 'pass' } },
    },
  ],
  ['wordInfo', { lexicon: LEXICON, word: 'CAT', counts: [9, 2], blanks: 2 }],
  ['readPractice', {}],
  ['writePractice', PRACTICE],
  ['parsePractice', { text: '{}' }],
  ['reviewedMistakes', {}],
  ['readLeaves', { rules: CLASSIC_RULES, typed: '', length: 2 }],
  ['useLeaves', { kind: 'trained' }],
  ['leavesFile', { rules: CLASSIC_RULES, isTrained: true }],
  ['startTraining', { lexicon: LEXICON, rules: CLASSIC_RULES, seed: 1, generations: [1] }],
  ['continueTraining', { lexicon: LEXICON }],
  ['stopTraining', {}],
  ['discardTraining', {}],
  ['readTraining', {}],
  ['structures', { lexicon: LEXICON, setup: SETUP }],
  ['generate', { lexicon: LEXICON, setup: SETUP }],
  ['generate', { lexicon: LEXICON, setup: SETUP, placement: [{ row: 7, col: 7, tile: 1 }] }],
  // The check of the setup reports its meaning, with the exact square.
  ['generate', withField('setup.tiles', [200])],
  ['generate', withField('setup.rules.layout.rows', 41)],
  ['generate', withField('setup.rules.layout.letterMultipliers', [-3, 12])],
  ['generate', withField('setup.rules.bingoBonus', { 6: 20, 7: 50 })],
  ['candidates', { generation: 1, offset: 0, count: MAX_PAGE_ROWS }],
  ['candidates', { generation: 1, offset: 0, count: 10, view: 3 }],
  ['filterCandidates', { generation: 1, query: {} }],
  ['filterCandidates', { generation: 1, query: { word: { kind: 'regex', value: '(' }, tile: 0x80 } }],
  ['findWord', { generation: 1, beginning: 'q' }],
  ['findWord', { generation: 1, view: 2, beginning: 'qi' }],
  ['trace', { purpose: 'compare', generation: 1, scope: { kind: 'whole' }, algorithm: 'dawg' }],
  ['trace', { purpose: 'show', generation: 1, scope: { kind: 'candidate', rank: 1 }, algorithm: 'gaddag' }],
  ['whyNot', { purpose: 'game', generation: 1, wanted: { kind: 'word', text: 'QUIZ', place: null } }],
  [
    'whyNot',
    { purpose: 'game', generation: 1, wanted: { kind: 'tiles', tiles: [{ row: 7, col: 7, tile: 0x81 }] } },
  ],
  ['nodes', { lexicon: LEXICON, arcs: [0, 1, 99] }],
  ['version', {}],
  ['readSettings', {}],
  ['settingsProblem', {}],
  ['keepUnsaved', { path: null, name: 'Untitled', text: '{}' }],
  ['forgetUnsaved', {}],
  ['takeUnsaved', {}],
  ['confirmUnsaved', {}],
  ['refuseUnsaved', {}],
  ['writeSettings', DEFAULT_SETTINGS],
];

const BAD: readonly (readonly [RequestName, unknown, string])[] = [
  ['openLexicon', undefined, 'openLexicon'],
  ['openLexicon', { source: '/etc/passwd' }, 'source'],
  ['openLexicon', { source: 'default', path: '/etc/passwd', letters: LETTERS }, 'path'],
  ['openLexicon', { source: 'file', path: '/etc/passwd', letters: LETTERS }, '.txt'],
  ['openLexicon', { source: 'file', path: 'a\0.txt', letters: LETTERS }, 'zero byte'],
  ['openLexicon', { source: 'file' }, 'path'],
  ['openLexicon', { source: 'default' }, 'letters'],
  ['openLexicon', { source: 'default', letters: [1] }, 'letters[0]'],
  ['openLexicon', { source: 'default', letters: Array(257).fill('A') }, 'letters'],
  ['startTournament', { ...OPTIONS, agents: Array(65).fill('score') }, 'agents'],
  ['startTournament', { ...OPTIONS, agents: ['x'.repeat(1001)] }, 'agents[0]'],
  ['startTournament', { ...OPTIONS, games: 0 }, 'games'],
  ['startTournament', { ...OPTIONS, seed: 1.5 }, 'seed'],
  ['startTournament', { ...OPTIONS, rules: {} }, 'rules'],
  ['startTournament', { ...OPTIONS, sprt: { low: 0.5 } }, 'sprt.high'],
  ['startTournament', { ...OPTIONS, threads: 0 }, 'threads'],
  ['continueTournament', { threads: null }, 'lexicon'],
  ['tournamentGames', { pairing: null, offset: 0, count: 1001 }, 'count'],
  ['tournamentGame', { pairing: -1, nth: 0 }, 'pairing'],
  ['removeKeptLexicon', { name: '../settings' }, 'name'],
  ['removeKeptLexicon', { name: `default\n` }, 'name'],
  ['cancelLexicon', null, 'cancelLexicon'],
  ['cancelLexicon', { ['x'.repeat(5000)]: 1 }, 'there is no field “xxx'],
  [
    'words',
    { lexicon: LEXICON, values: [1, 10], kind: 'rhyme', text: 'A', order: 'score', limit: 1 },
    'kind',
  ],
  [
    'words',
    { lexicon: LEXICON, values: [1, 10], kind: 'exact', text: 'A', order: 'score', limit: 0 },
    'limit',
  ],
  [
    'words',
    { lexicon: LEXICON, values: [1, 10], kind: 'exact', text: 'A'.repeat(1001), order: 'score', limit: 1 },
    'text',
  ],
  ['chooseTurn', { ...CHOICE, agent: 'x'.repeat(301) }, 'agent'],
  ['chooseTurn', withView({ racks: [[1], [2]] }), 'racks'],
  ['chooseTurn', withView({ bag: [1] }), 'bag'],
  ['chooseTurn', withView({ player: 8 }), 'view.player'],
  ['chooseTurn', withView({ history: [{ player: 0, turn: { kind: 'resign' }, points: 0 }] }), 'history[0]'],
  ['chooseTurn', withView({ history: Array(10_001).fill(VIEW.history[3]) }), 'at most 10000 entries'],
  ['chooseTurn', withView({ turnRules: { ...TURN_RULES, challenge: 'never' } }), 'turnRules.challenge'],
  ['judgeWords', { lexicon: LEXICON, words: Array(66).fill([1]) }, 'at most 65 entries'],
  ['replies', { ...REPLIES, count: 1001 }, 'count'],
  ['replies', { ...REPLIES, move: { kind: 'pass' } }, 'move'],
  ['judgeWords', { lexicon: LEXICON, words: [[0]] }, 'words[0][0]'],
  ['cancel', {}, 'request'],
  ['cancel', { request: 'openLexicon' }, 'request'],
  ['cancelLexicon', Object.fromEntries(Array.from({ length: 257 }, (_, n) => [n, n])), 'at most 256 entries'],
  ['words', { lexicon: LEXICON, kind: 'exact', text: 'A', order: 'score', limit: 1 }, 'values'],
  ['crossChecks', { lexicon: LEXICON }, 'setup'],
  ['exercise', { ...EXERCISE, band: 4 }, 'band'],
  ['judgeExercise', { ...EXERCISE, question: 0, answer: { kind: 'text', text: 'A'.repeat(201) } }, 'text'],
  ['structures', { setup: SETUP }, 'lexicon'],
  ['generate', { lexicon: LEXICON }, 'setup'],
  ['generate', { lexicon: '../other', setup: SETUP }, 'lexicon'],
  ['generate', withField('setup.tiles', 'AB'), 'setup.tiles'],
  ['generate', { lexicon: LEXICON, setup: SETUP, placement: [{ row: 7, col: 7 }] }, 'placement[0].tile'],
  ['generate', withField('setup.tiles', [0, 1.5]), 'setup.tiles[1]'],
  ['generate', withField('setup.tiles', [0, 0, 256]), 'setup.tiles[2]'],
  ['generate', withField('setup.tiles', [-1]), 'setup.tiles[0]'],
  ['generate', withField('setup.tiles', new Array(MAX_SQUARES + 1).fill(0)), 'setup.tiles'],
  ['generate', withField('setup.rack', new Array(257).fill(1)), 'setup.rack'],
  ['generate', withField('setup.rack', [null]), 'setup.rack[0]'],
  ['generate', withField('setup.rules.layout.rows', Number.NaN), 'setup.rules.layout.rows'],
  ['generate', withField('setup.rules.layout.cols', '15'), 'setup.rules.layout.cols'],
  ['generate', withField('setup.rules.layout.start', { row: 0 }), 'setup.rules.layout.start.col'],
  [
    'generate',
    withField('setup.rules.layout.wordMultipliers', [2, Number.POSITIVE_INFINITY]),
    'wordMultipliers[1]',
  ],
  ['generate', withField('setup.rules.bingoBonus', { seven: 50 }), 'bingoBonus.seven'],
  ['generate', withField('setup.rules.bingoBonus', { 7: '50' }), 'bingoBonus.7'],
  ['generate', withField('setup.rules.distribution.letters', [{ glyph: 'A' }]), 'letters[0].value'],
  ['candidates', { generation: 1, offset: -1, count: 10 }, 'offset'],
  ['candidates', { generation: 1, offset: 0, count: MAX_PAGE_ROWS + 1 }, 'count'],
  ['candidates', { generation: 1.5, offset: 0, count: 1 }, 'generation'],
  ['candidates', { generation: 1, offset: 0, count: 1, view: -1 }, 'view'],
  ['filterCandidates', { generation: 1, query: { word: { kind: 'glob', value: 'a' } } }, 'query.word.kind'],
  ['filterCandidates', { generation: 1, query: { minLength: 1.5 } }, 'query.minLength'],
  ['filterCandidates', { generation: 1, query: { colour: 'red' } }, 'colour'],
  ['findWord', { generation: 1, beginning: '' }, 'beginning'],
  ['trace', { purpose: 'other', generation: 1, scope: { kind: 'whole' }, algorithm: 'dawg' }, 'purpose'],
  ['trace', { purpose: 'show', generation: 1, scope: { kind: 'half' }, algorithm: 'gaddag' }, 'scope.kind'],
  [
    'trace',
    { purpose: 'show', generation: 1, scope: { kind: 'candidate', rank: 0 }, algorithm: 'gaddag' },
    'scope.rank',
  ],
  ['trace', { purpose: 'show', generation: 1, scope: { kind: 'whole' }, algorithm: 'trie' }, 'algorithm'],
  [
    'whyNot',
    { purpose: 'game', generation: 1, wanted: { kind: 'word', text: ' ', place: null } },
    'wanted.text',
  ],
  [
    'whyNot',
    { purpose: 'game', generation: 1, wanted: { kind: 'tiles', tiles: [{ row: -1, col: 0, tile: 1 }] } },
    'wanted.tiles[0].row',
  ],
  ['nodes', { lexicon: LEXICON, arcs: [-1] }, 'arcs[0]'],
  ['nodes', { lexicon: LEXICON, arcs: new Array(MAX_NODES + 1).fill(0) }, 'arcs'],
  ['replies', { ...REPLIES, count: 0 }, 'count'],
  ['startReview', REVIEWED, 'isFresh'],
  ['reviewGames', { ...REVIEWED_GAMES, paths: [] }, 'paths'],
  [
    'startReview',
    {
      ...REVIEWED,
      isFresh: false,
      settings: { ...USUAL_SETTINGS, simulation: { plies: 2, samples: null, seconds: null } },
    },
    'simulation',
  ],
  ['readReview', { ...REVIEWED, settings: { ...USUAL_SETTINGS, endgameSeconds: 1e9 } }, 'endgameSeconds'],
  ['readReview', { ...REVIEWED, gcg: 'A'.repeat(250_001) }, 'gcg'],
  ['startEndgame', ENDGAME, 'seconds'],
  ['startEndgame', { ...ENDGAME, seconds: 86_401 }, 'seconds'],
  ['readEndgame', { ...ENDGAME, scorelessTurns: -1 }, 'scorelessTurns'],
  ['searchedTurns', { id: 1, path: [0.5] }, 'path[0]'],
  ['searchedTurns', { id: 1, path: new Array(201).fill(1) }, 'path'],
  ['startPreendgame', { ...PREENDGAME, candidates: 101, seconds: 60 }, 'candidates'],
  ['startPreendgame', { ...PREENDGAME, candidates: 3, seconds: 0 }, 'seconds'],
  ['readPreendgame', { ...PREENDGAME, model: 'kind' }, 'model'],
  ['readPreendgame', { ...PREENDGAME, scores: [310] }, 'scores'],
  ['readPreendgame', { ...PREENDGAME, known: new Array(257).fill(1) }, 'known'],
  ['readSettings', { all: true }, 'all'],
  ['settingsProblem', { all: true }, 'all'],
  ['writeSettings', { ...DEFAULT_SETTINGS, quality: 'ultra' }, 'quality'],
  ['writeSettings', { ...DEFAULT_SETTINGS, fieldOfViewDeg: 180 }, 'fieldOfViewDeg'],
  ['writeSettings', { ...DEFAULT_SETTINGS, font: '' }, 'font'],
  ['writeSettings', {}, 'lightIntensity'],
];

describe('parseRequest', () => {
  it('knows every channel', () => {
    expect(new Set(GOOD.map(([channel]) => channel))).toEqual(new Set(COMMON_REQUESTS));
  });

  it.each(GOOD)('%s accepts a good request (%#)', (channel, request) => {
    expect(parseRequest(channel, request)).toEqual({ ok: true, value: request });
  });

  it.each(BAD)('%s refuses a bad request (%#)', (channel, request, place) => {
    const result = parseRequest(channel, request);
    if (result.ok) throw new Error('It was accepted.');
    expect(result.error.code).toBe('bad-request');
    const said = say(result.error.message);
    expect(said).toContain(channel);
    expect(said).toContain(place);
    expect(said).not.toContain('\n');
    expect(said.length).toBeLessThan(400);
  });

  it('drops unknown fields of a setup', () => {
    const result = parseRequest('generate', { lexicon: LEXICON, setup: { ...SETUP, extra: 1 } });
    expect(result).toEqual({ ok: true, value: { lexicon: LEXICON, setup: SETUP } });
  });
});
