// An engine that speaks SIU, or misbehaves in the way that its first argument names.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** `passes-then x` passes three times before it misbehaves; with a third argument, its process id is noted there. */
const [, , first = 'sound', second, pids] = process.argv;
const child = second;
let behaviour = first;
let turnsBefore = first === 'passes-then' ? 3 : 0;
if (pids !== undefined) appendFileSync(pids, `${process.pid}\n`);
const print = (...lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));
const ROW = 'info gen move 8H.AB score 8 eq 10.50 leave CDEFG';
const FOREVER = () => setInterval(() => undefined, 1000);

/** Keeps writing until nobody reads any more. */
function flood(text) {
  const write = () => {
    while (process.stdout.write(text));
    process.stdout.once('drain', write);
  };
  write();
}

if (behaviour === 'dies-at-start') {
  process.stderr.write('reading data\nno lexicon found\n');
  process.exit(3);
}
if (behaviour === 'never-greets') FOREVER();
if (behaviour === 'floods-without-newline') flood('x'.repeat(10_000));

const MODES = {
  'no-modes': 'infer stream',
  'cannot-stop': 'gen',
  simulates: 'sim auto stop',
  default: 'gen stop',
};

const ON = {
  siu() {
    if (behaviour === 'never-greets' || behaviour === 'floods-without-newline') return;
    if (behaviour === 'nonsense') return flood('Hello! I am a chess engine.\n');
    if (behaviour === 'speaks-unasked') print('bestmove 8H.AB');
    print(
      `id name Script ${behaviour === 'newer' ? '2.0' : '1.2'}`,
      'id author Somebody',
      `capability ${MODES[behaviour] ?? MODES.default}`,
      'option name Threads type spin default 1 min 1 max 8',
      'option name Book Style type combo default plain var plain var wild',
      'siuok',
    );
  },
  isready() {
    if (behaviour !== 'never-ready') print('readyok');
  },
  setoption: (line) => print(`info string ignored ${line}`),
  go(line) {
    if (turnsBefore-- > 0) return print('bestmove pass');
    if (behaviour === 'passes-then') behaviour = second;
    switch (behaviour) {
      case 'passes':
      case 'newer':
        return print('bestmove pass');
      case 'sound':
        return print('info string provenance engine=Script/1.2 lexicon=own', ROW, 'bestmove 8H.AB');
      case 'solves':
        return print(
          'info endgame depth 1 score spread +30 pv 8G.AB',
          'info endgame depth 2 score spread +12 pv 8H.AB pass',
          'bestmove 8H.AB',
        );
      case 'solves-named': {
        const [, named = ''] = line.split(' alsosearchmoves ');
        const others = named.split(' ').filter((move) => move !== '8H.AB');
        const rows = others.map((move) => `info endgame depth 5 score spread -1 pv ${move}`);
        return print('info endgame depth 4 score spread +12 pv 8H.AB pass', ...rows, 'bestmove 8H.AB');
      }
      case 'illegal-row':
        return print(ROW, 'info gen move 1A.AB score 4 eq 1.00 leave C', 'bestmove 8H.AB');
      case 'simulates':
        return print(
          'info sim move 8G.AB wp 40.00 wpse 2.00 eq 1.00 eqse 3.00 iters 90',
          'info sim move ex.C wp 55.00 wpse 1.50 eq 2.00 eqse 2.50 iters 110',
          'info sim move 8H.AB wp 50.00 wpse 1.00 eq -3.25 eqse 2.00 iters 100',
          'bestmove 8H.AB',
        );
      case 'dies-thinking':
        return process.exit(7);
      case 'is-killed':
        return process.kill(process.pid, 'SIGKILL');
      case 'never-answers':
      case 'cannot-stop':
      case 'never-stops':
        return print(ROW);
      case 'illegal-move':
        return print('bestmove 1A.ABC');
      case 'phony':
        return print('bestmove 8H.GFEDCBA');
      case 'not-on-rack':
        return print('bestmove 8H.ZZZ');
      case 'wrong-score':
        return print('info gen move 8H.AB score 99 eq 1.00 leave C', 'bestmove 8H.AB');
      case 'unreadable-move':
        return print('bestmove ../../etc/passwd');
      case 'no-move':
        return print('bestmove none');
      case 'floods-with-lines':
        return flood(`${ROW}\n`);
      case 'lies':
        return print('info string error unsupported-mode gen is not built in');
      case 'refuses':
        return print('info string error bad-position no such board');
      case 'not-a-number':
        return print('info gen move 8H.AB score 8 eq NaN leave C', 'bestmove 8H.AB');
      case 'infinite-figure':
        return print('info sim move 8H.AB wp 1e999 iters 5', 'bestmove 8H.AB');
      case 'answers-twice':
        print(ROW, 'bestmove 8H.AB');
        return void setTimeout(() => print('bestmove 8H.AB'), 20);
      case 'has-a-child':
        return void startChild();
    }
  },
  stop() {
    if (behaviour === 'never-answers') print('bestmove 8H.AB');
  },
  quit() {
    if (behaviour !== 'never-stops') process.exit();
  },
};

async function startChild() {
  const { spawn } = await import('node:child_process');
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  const { writeFileSync } = await import('node:fs');
  writeFileSync(child, String(pid));
}

createInterface({ input: process.stdin }).on('line', (line) => ON[line.split(' ')[0]]?.(line));
if (behaviour === 'never-stops') {
  process.on('SIGTERM', () => undefined);
  FOREVER();
}
