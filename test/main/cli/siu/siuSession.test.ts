import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { siuError } from '../../../../src/core/notation/siu/siuCommand';
import { readSiuPosition } from '../../../../src/core/notation/siu/siuPosition';
import { fail, ok } from '../../../../src/core/result';
import { type SiuEngine, type SiuSearch, SiuSession } from '../../../../src/main/cli/siu/siuSession';

const POSITION = `position cgp ${new Array(15).fill('15').join('/')} AB/ 0/0 0`;

/** Runs until it is stopped. */
const untilStopped: SiuSearch = ({ print, stop }) =>
  new Promise((resolve) => {
    print('info depth 1');
    stop.addEventListener('abort', () => resolve('pass'));
  });

function begin(search: SiuSearch = untilStopped) {
  const printed: string[] = [];
  let games = 0;
  const engine: SiuEngine = {
    describe: () => ['id name X'],
    open: () => undefined,
    setOption: (name) => name === 'Threads',
    readPosition: (command) => readSiuPosition(command, CLASSIC_RULES, CLASSIC_TURN_RULES),
    ignoredOperations: ({ operations }) => operations,
    prepare: ({ ignored, mode }) =>
      mode === 'peg' ? fail(siuError('bad-position', 'no')) : ok({ ignored, search }),
    newGame: () => {
      games++;
    },
  };
  const session = new SiuSession(engine, (line) => printed.push(line));
  /** What lines say, once everything else that is ready has run. */
  const say = async (...lines: readonly (string | undefined)[]) => {
    printed.length = 0;
    for (const line of lines) session.handle(line);
    await new Promise((resolve) => setTimeout(resolve));
    return [...printed];
  };
  return { session, say, games: () => games };
}

const errorsIn = (printed: readonly string[]) =>
  printed.map((line) => /^info string error (\S+) \S/.exec(line)?.[1]);

describe('a session', () => {
  it('greets, and is ready', async () => {
    const { say } = begin();
    expect(await say('siu', 'isready')).toEqual(['id name X', 'siuok', 'readyok']);
  });

  it('searches until it is stopped, and reads meanwhile', async () => {
    const { say } = begin();
    expect(await say(POSITION, 'go infinite')).toEqual(['info depth 1']);
    expect(await say('isready', 'go', 'setoption name Threads value 2', POSITION)).toEqual([
      'readyok',
      'info string ignored go',
      'info string ignored Threads',
    ]);
    expect(await say('stop')).toEqual(['bestmove pass']);
    expect(await say('stop')).toEqual([]);
  });

  it('keeps an infinite search whose work is done until the stop', async () => {
    const { say } = begin(async () => '8H.AB');
    expect(await say(POSITION, 'go gen infinite')).toEqual([]);
    expect(await say('stop')).toEqual(['bestmove 8H.AB']);
    expect(await say('go gen')).toEqual(['bestmove 8H.AB']);
  });

  it('ends a search after its time', async () => {
    const { session, say } = begin();
    await say(POSITION, 'go movetime 20');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await say('go gen')).toEqual(['info depth 1']);
    session.end();
    await session.over;
  });

  it('says what is wrong with a line in one line, and nothing changes', async () => {
    const { say } = begin(async () => 'pass');
    expect(errorsIn(await say('go gen'))).toEqual(['no-position']);
    expect(await say(POSITION)).toEqual([]);
    const wrong = ['hello', 'position cgp 15 A/ 0/0 0', `${POSITION} moves 1A.AB`, 'go chess', 'go peg'];
    expect(errorsIn(await say(...wrong))).toEqual([
      'unknown-command',
      'bad-position',
      'bad-move',
      'unsupported-mode',
      'bad-position',
    ]);
    expect(await say('go gen')).toEqual(['bestmove pass']);
  });

  it('says what it ignores', async () => {
    const { say } = begin(async () => 'pass');
    expect(await say('setoption name Hash value 1', 'setoption name Threads value 1')).toEqual([
      'info string ignored Hash',
    ]);
    expect(await say(`${POSITION} lex X; lm -2;`)).toEqual([
      'info string ignored lex X',
      'info string ignored lm -2',
    ]);
    expect(await say('go gen bananas')).toEqual(['info string ignored bananas', 'bestmove pass']);
  });

  it('ends with quit, with the best move so far, and then hears nothing', async () => {
    const { games, say, session } = begin();
    await say(POSITION, 'siunewgame', 'go');
    expect(games()).toBe(1);
    expect(await say('quit', 'siu')).toEqual(['bestmove pass']);
    await session.over;
  });

  it('a line that was too long is an unknown command', async () => {
    expect(errorsIn(await begin().say(undefined))).toEqual(['unknown-command']);
  });
});
