import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { EngineEntry, EngineStatus } from '../../../src/contract/engines/enginesApi';
import { checkSetup } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import type { Message } from '../../../src/core/message';
import { situationOf } from '../../../src/core/strategy/simulation/situation';
import { ENGINE_BOUNDS } from '../../../src/main/engines/engineProcess';
import { Engines } from '../../../src/main/engines/engines';
import { askForTurn } from '../../../src/main/engines/engineTurn';
import { codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';

const SCRIPT = join(import.meta.dirname, 'engineScript.mjs');
const folder = mkdtempSync(join(tmpdir(), 'engines-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Short, but long enough for a busy machine to start Node. */
const BOUNDS = {
  ...ENGINE_BOUNDS,
  handshakeMs: 8_000,
  readyMs: 300,
  slowMs: 100,
  hangMs: 800,
  stopMs: 300,
  longestLine: 5_000,
  mostLines: 2_000,
};
/** For an engine that never greets. */
const IMPATIENT = { ...BOUNDS, handshakeMs: 400 };

const SQUARES = CLASSIC_RULES.layout.rows * CLASSIC_RULES.layout.cols;
const setup = { rules: CLASSIC_RULES, tiles: Array<number>(SQUARES).fill(0), rack: codesOf('ABCDEFG') };
const situation = unwrap(
  situationOf(unwrap(checkSetup(setup)).position, CLASSIC_TURN_RULES, { lead: 0, scorelessTurns: 0 }),
);
const isWord = (letters: ArrayLike<number>) => Array.from(letters).join() === codesOf('AB').join();

let opened: Engines[] = [];
afterEach(async () => {
  await Promise.all(opened.map((engines) => engines.close()));
  opened = [];
});

function begin(behaviour: string, bounds = BOUNDS) {
  let stored: readonly EngineEntry[] = [entryOf(behaviour)];
  const states: string[] = [];
  const asked: string[] = [];
  const engines = new Engines({
    settings: {
      readEngines: () => stored,
      setEngines: (entries) => {
        stored = entries;
      },
    },
    publish: (event) => {
      if (event.type !== 'engines-changed') return;
      const state = event.engines[0]?.state ?? '';
      if (states.at(-1) !== state) states.push(state);
    },
    confirm: async ({ args, command }) => {
      asked.push([command, ...args].join(' '));
      return !args.includes('refused');
    },
    bounds,
  });
  opened.push(engines);
  const ask = (signal = new AbortController().signal, millis = 100) =>
    engines.use('script', (engine, { name }) =>
      askForTurn(engine, name, { situation, scores: [0, 0], isWord, millis, signal }),
    );
  const status = (): EngineStatus => unwrapped(engines.list()[0]);
  return { engines, states, asked, ask, status, stored: () => stored };
}

const entryOf = (behaviour: string): EngineEntry => ({
  id: 'script',
  name: 'My engine',
  command: process.execPath,
  args: [SCRIPT, behaviour, join(folder, 'child')],
  options: {},
  seconds: 1,
});

function unwrapped<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is none.');
  return value;
}

const keyOf = (message: Message | null): string | undefined =>
  message === null || typeof message === 'string' ? undefined : message.key;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    // One that waits for its parent has ended, too.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

describe('an engine', () => {
  it('says who it is, and plays a legal turn', async () => {
    const { ask, states, status } = begin('sound');
    const answer = unwrap(await ask());
    expect(answer).toMatchObject({
      turn: { kind: 'placement', row: 7, col: 7, direction: 'across', tiles: codesOf('AB'), score: 8 },
      mode: 'gen',
      rows: [{ mode: 'gen', move: '8H.AB', figures: { score: 8, equity: 10.5 } }],
    });
    expect([...answer.facts]).toEqual([
      ['engine', 'Script/1.2'],
      ['lexicon', 'own'],
    ]);
    expect(states).toEqual(['starting', 'ready', 'thinking', 'ready']);
    const { about, problem } = status();
    expect(problem).toBe(null);
    expect(about).toMatchObject({ name: 'Script 1.2', author: 'Somebody', capabilities: ['gen', 'stop'] });
    expect(about?.options).toEqual([
      { name: 'Threads', type: 'spin', usual: '1', min: 1, max: 8, values: [] },
      { name: 'Book Style', type: 'combo', usual: 'plain', min: null, max: null, values: ['plain', 'wild'] },
    ]);
  });

  it('answers one question after the other, from one process', async () => {
    const { ask, states } = begin('sound');
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(states.filter((state) => state === 'starting')).toHaveLength(1);
  });

  it('is slow once its time is up, and stops when asked', async () => {
    const { ask, states } = begin('never-answers');
    expect((await ask()).ok).toBe(true);
    expect(states).toEqual(['starting', 'ready', 'thinking', 'slow', 'ready']);
    const controller = new AbortController();
    const asked = ask(controller.signal, 60_000);
    await expect.poll(() => states.at(-1)).toBe('thinking');
    controller.abort();
    expect((await asked).ok).toBe(true);
  });
});

describe('an engine that misbehaves ends as it should, and is named in one sentence:', () => {
  it.each([
    ['dies-at-start', 'dead', 'document.sentences'],
    ['dies-thinking', 'dead', 'engines.died'],
    ['is-killed', 'dead', 'engines.died'],
    ['never-ready', 'dead', 'engines.notReady'],
    ['never-stops', 'dead', 'engines.hung'],
    ['nonsense', 'dead', 'engines.nonsense'],
    ['floods-without-newline', 'dead', 'engines.longLine'],
    ['floods-with-lines', 'dead', 'engines.manyLines'],
    ['lies', 'dead', 'engines.lied'],
    ['not-a-number', 'dead', 'engines.badFigure'],
    ['infinite-figure', 'dead', 'engines.badFigure'],
    ['speaks-unasked', 'dead', 'engines.unasked'],
    ['illegal-move', 'ready', 'engines.illegalMove'],
    ['phony', 'ready', 'engines.illegalMove'],
    ['not-on-rack', 'ready', 'engines.illegalMove'],
    ['unreadable-move', 'ready', 'engines.illegalMove'],
    ['wrong-score', 'ready', 'engines.wrongScore'],
    ['no-move', 'ready', 'engines.noMove'],
    ['no-modes', 'ready', 'engines.noModes'],
    ['refuses', 'ready', 'engines.refused'],
  ])('%s', async (behaviour, state, key) => {
    const { ask, status } = begin(behaviour);
    const answer = await ask();
    expect(answer.ok ? undefined : keyOf(answer.error)).toBe(key);
    expect(status()).toMatchObject({ state, problem: answer.ok ? null : answer.error });
  });

  it('never-greets', async () => {
    const { ask, status } = begin('never-greets', IMPATIENT);
    const answer = await ask();
    expect(answer.ok ? undefined : keyOf(answer.error)).toBe('engines.noHandshake');
    expect(status().state).toBe('dead');
  });

  it('answers-twice', async () => {
    const { ask, status } = begin('answers-twice');
    expect((await ask()).ok).toBe(true);
    await expect.poll(() => status().state).toBe('dead');
    expect(keyOf(status().problem)).toBe('engines.unasked');
  });

  it('never-stops when asked to', async () => {
    const { ask, status } = begin('never-stops');
    const controller = new AbortController();
    const asked = ask(controller.signal, 60_000);
    await expect.poll(() => status().state).toBe('thinking');
    controller.abort();
    const answer = await asked;
    expect(answer.ok ? undefined : keyOf(answer.error)).toBe('engines.notStopped');
  });

  it('cannot-stop: it is ended without blame', async () => {
    const { ask, status } = begin('cannot-stop');
    const controller = new AbortController();
    const asked = ask(controller.signal, 60_000);
    await expect.poll(() => status().state).toBe('thinking');
    controller.abort();
    expect((await asked).ok).toBe(false);
    expect(status()).toMatchObject({ state: 'stopped', problem: null });
  });

  it('its children end with it', async () => {
    const { ask } = begin('has-a-child');
    expect((await ask()).ok).toBe(false);
    const pid = Number(readFileSync(join(folder, 'child'), 'utf8'));
    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('starts again when it is asked next', async () => {
    const { ask, states, stored, engines } = begin('dies-thinking');
    expect((await ask()).ok).toBe(false);
    const [entry] = stored();
    unwrap(await engines.put({ ...unwrapped(entry), args: [SCRIPT, 'sound'] }));
    expect((await ask()).ok).toBe(true);
    expect(states.filter((state) => state === 'starting')).toHaveLength(2);
  });
});

describe('the list of engines', () => {
  const given = { ...entryOf('sound'), id: null, name: 'Été 2!' };

  it('takes what the user confirms, and asks again only for another command line', async () => {
    const { asked, engines, stored } = begin('sound');
    expect(unwrap(await engines.put(given))).toBe('ete-2');
    expect(unwrap(await engines.put(given))).toBe('ete-2-2');
    expect(asked).toHaveLength(2);
    const added = unwrapped(stored()[1]);
    expect(unwrap(await engines.put({ ...added, seconds: 3, options: { Threads: '2' } }))).toBe('ete-2');
    expect(asked).toHaveLength(2);
    expect(unwrap(await engines.put({ ...added, args: ['refused'] }))).toBe(null);
    expect(asked).toHaveLength(3);
    expect(stored()[1]).toMatchObject({ args: given.args, seconds: 3 });
    unwrap(await engines.remove('ete-2'));
    expect(stored().map(({ id }) => id)).toEqual(['script', 'ete-2-2']);
  });

  it.each([
    ['node', 'engines.wrongPath'],
    [join(folder, 'none'), 'engines.noProgram'],
    [folder, 'engines.noProgram'],
  ])('takes no command such as %s', async (command, key) => {
    const { asked, engines } = begin('sound');
    const refused = await engines.put({ ...given, command });
    expect(refused.ok ? undefined : keyOf(refused.error.message)).toBe(key);
    expect(asked).toEqual([]);
  });

  it('says why a file that is no program cannot be started', async () => {
    const { engines, status } = begin('sound');
    unwrap(await engines.put({ ...entryOf('sound'), command: SCRIPT }));
    expect((await engines.tryOut('script')).ok).toBe(false);
    expect(status().state).toBe('dead');
    expect(keyOf(status().problem)).toBe('engines.cannotStart');
  });

  it('knows no other engine', async () => {
    const { engines } = begin('sound');
    const answer = await engines.tryOut('other');
    expect(answer.ok ? undefined : keyOf(answer.error.message)).toBe('engines.unknown');
  });

  it('leaves no process when it is closed', async () => {
    const { ask, engines, status } = begin('never-stops');
    void ask(undefined, 60_000);
    await expect.poll(() => status().state).toBe('thinking');
    await pause(50);
    await engines.close();
    expect(status().state).toBe('stopped');
  });
});
