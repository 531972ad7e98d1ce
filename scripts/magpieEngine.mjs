// MAGPIE as an engine that speaks SIU: translates between the protocol and MAGPIE's console.
//   node scripts/magpieEngine.mjs --magpie PATH --folder FOLDER_WITH_DATA --lexicon CSW21
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { endgameAnswers, genAnswers, simAnswers } from './magpie/answers.mjs';
import { MagpieConsole } from './magpie/magpieConsole.mjs';

const { values } = parseArgs({
  options: {
    magpie: { type: 'string', default: 'magpie' },
    folder: { type: 'string', default: '.' },
    lexicon: { type: 'string', default: 'CSW21' },
    threads: { type: 'string', default: '1' },
  },
});

const START_MS = 60_000;
const CANDIDATES = 15;
const PLIES = 2;
const ITERATIONS = 1000;
const ENDGAME_PLIES = 25;
/** Samples of each candidate before any is dropped. */
const LEAST_SAMPLES = 100;

/** @typedef {Map<string, number>} Limits numbers after `go`, by their names */

/**
 * Modes of `go`: the parameters that MAGPIE obeys, its commands, and what their output means.
 *
 * @type {Record<string, {
 *   obeys: readonly string[],
 *   commands: (limits: Limits) => readonly string[],
 *   answers: (lines: readonly string[]) => readonly import('./magpie/answers.mjs').Answer[],
 * }>}
 */
const MODES = {
  gen: { obeys: [], commands: () => [`gen -numplays ${CANDIDATES}`], answers: genAnswers },
  sim: {
    obeys: ['depth', 'iterations'],
    commands: (limits) => [
      `gen -numplays ${CANDIDATES}`,
      `sim -plies ${limits.get('depth') ?? PLIES} -iterations ${limits.get('iterations') ?? ITERATIONS} -minplayiterations ${LEAST_SAMPLES}`,
    ],
    answers: simAnswers,
  },
  endgame: {
    obeys: ['depth', 'movetime'],
    commands: (limits) => {
      const milliseconds = limits.get('movetime');
      const limit =
        milliseconds === undefined ? '' : ` -etlim ${Math.max(1, Math.floor(milliseconds / 1000))}`;
      return [`endgame -eplies ${limits.get('depth') ?? ENDGAME_PLIES}${limit}`];
    },
    answers: endgameAnswers,
  },
};

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

/** @param {string} code @param {string} said */
const refuse = (code, said) => print(`info string error ${code} ${said}`);

const magpie = new MagpieConsole({
  ...values,
  magpie: values.magpie.includes('/') ? resolve(values.magpie) : values.magpie,
});
let isOver = false;
/** Lexica of MAGPIE's are read in seconds. */
const patience = setTimeout(() => end('MAGPIE did not answer as it should.'), START_MS).unref();
magpie.child.on('error', (error) => end(`MAGPIE cannot be started: ${error.message}`));
magpie.child.on('exit', () => end('MAGPIE has ended.'));
let hasPosition = false;
/** @type {Promise<void>} */
let work = magpie.begin().then((error) => {
  clearTimeout(patience);
  if (error !== undefined) end(error);
});

/** @param {string} [problem] */
function end(problem) {
  if (isOver) return;
  isOver = true;
  if (problem !== undefined) process.stderr.write(`magpieEngine: ${problem}\n`);
  process.exitCode = problem === undefined ? 0 : 2;
  magpie.child.kill();
  process.stdin.destroy();
}

/** @param {readonly string[]} words after `position` */
async function setPosition(words) {
  const [kind, ...rest] = words;
  hasPosition = false;
  if (kind !== 'cgp' || rest.length < 4)
    return refuse('bad-position', 'position cgp BOARD RACKS SCORES ZEROS');
  if (rest.includes('moves')) return refuse('bad-position', 'send the position after the moves instead');
  if (rest.length > 4) print(`info string ignored ${rest.slice(4).join(' ')}`);
  const { error } = await magpie.ask(`cgp ${rest.slice(0, 4).join(' ')}`);
  hasPosition = error === undefined;
  if (error !== undefined) refuse('bad-position', error);
}

/** @param {readonly string[]} words after `go` */
async function search([name = 'auto', ...words]) {
  const mode = MODES[name];
  if (mode === undefined) return refuse('unsupported-mode', `${name}: only ${Object.keys(MODES).join(', ')}`);
  if (!hasPosition) return refuse('no-position', 'send a position first');
  /** @type {Limits} */
  const limits = new Map();
  for (const [at, word] of words.entries()) {
    const value = Number(words[at + 1]);
    if (mode.obeys.includes(word) && value > 0) limits.set(word, value);
    else if (/^[a-z]+$/.test(word) && word !== 'pass') print(`info string ignored ${word}`);
  }
  /** @type {readonly string[]} */
  let lines = [];
  for (const command of mode.commands(limits)) {
    const answer = await magpie.ask(command);
    if (answer.error !== undefined) return refuse('bad-position', answer.error);
    lines = answer.lines;
  }
  const answers = mode.answers(lines);
  print(`info string provenance engine=MAGPIE leaves=default winpct=default lexicon=${values.lexicon}`);
  for (const { line } of answers) print(line);
  print(`bestmove ${answers[0]?.move ?? 'none'}`);
}

/** @param {string} line */
function handle(line) {
  const [name = '', ...words] = line.trim().split(/\s+/);
  switch (name) {
    case 'siu':
      for (const each of ['id name MAGPIE', `capability ${Object.keys(MODES).join(' ')}`, 'siuok'])
        print(each);
      return;
    case 'isready':
      return print('readyok');
    case 'quit':
      return end();
    case 'position':
      work = work.then(() => setPosition(words));
      return;
    case 'go':
      work = work.then(() => search(words));
      return;
    case 'setoption':
      return print(`info string ignored ${words.join(' ')}`);
    case '':
    case 'siunewgame':
    case 'stop':
      return;
    default:
      return refuse('unknown-command', name);
  }
}

createInterface({ input: process.stdin })
  .on('line', handle)
  .on('close', () => void work.then(() => end()));
