import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RequestError } from '../../src/contract/requests/requestError';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import type { Setup } from '../../src/core/board/setup';
import type { Result } from '../../src/core/result';
import { createClientApi } from '../../src/main/ipc/clientApi';
import type { ClientServices } from '../../src/main/ipc/services';
import { FIFTEEN_TILES, FORTY_TILES, SEVEN_TILES, TWELVE_TILES } from '../heavySetups';
import {
  type BuiltProgram,
  buildProgram,
  ENGINE_ENTRIES,
  type RunningEngine,
  superviseEngine,
} from '../main/builtEngine';
import { unwrap } from '../oracle/oraclePositions';
import { printTable } from './table';

const QUESTIONS = 40;
const STOPS = 10;
/** Into a search, before anything else is asked. */
const HEAD_START_MS = 300;
const PAUSE_MS = 20;

const BOARDS: readonly (readonly [string, Setup])[] = [
  ['15 × 15, rack of 15', FIFTEEN_TILES],
  ['40 × 40, rack of 12', TWELVE_TILES],
  ['40 × 40, rack of 40', FORTY_TILES],
];

let program: BuiltProgram;
let dir = '';
let running: RunningEngine;
let lexicon = '';

beforeAll(async () => {
  program = await buildProgram(ENGINE_ENTRIES);
  dir = mkdtempSync(join(tmpdir(), 'tilewright-heavy-'));
  running = superviseEngine(program, join(dir, 'cache'));
  lexicon = unwrap(await running.open()).id;
});
afterAll(async () => {
  await running.engine.close();
  program.remove();
  rmSync(dir, { recursive: true, force: true });
});

const openWindow = () => {
  const answer = createClientApi({ engine: running.engine } as ClientServices);
  return {
    generate: (setup: Setup) => answer('generate', { lexicon, setup }),
    stop: () => answer('cancel', { request: 'generate' }),
  };
};

async function millisOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** For one kind of request, in milliseconds. */
function figuresOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10;
  return { times: sorted.length, 'median ms': at(0.5), '95 % ms': at(0.95), 'most ms': at(1) };
}

it.each(BOARDS)(
  '%s: other requests are answered during the search, and the search stops at once',
  async (name, setup) => {
    const { engine } = running;
    const one = openWindow();
    let generation = 0;
    const values = CLASSIC_RULES.distribution.letters.map(({ value }) => value);
    const questions: Readonly<Record<string, () => Promise<Result<unknown, RequestError>>>> = {
      'moves of a rack of 7': async () => {
        const found = await running.generate(lexicon, SEVEN_TILES);
        if (found.ok) generation = found.value.generation;
        return found;
      },
      'page of candidates': () => engine.ask('candidates', { generation, offset: 0, count: 100 }),
      'cross-sets of this board': () => engine.ask('crossChecks', { lexicon, setup }),
      'words with AX': () =>
        running.work('words', { lexicon, values, kind: 'contains', text: 'AX', order: 'score', limit: 100 }),
    };
    // Once without a search, so that the threads are there.
    for (const ask of Object.values(questions)) unwrap(await ask());

    let isOver = false;
    const heavy = one.generate(setup).finally(() => {
      isOver = true;
    });
    await wait(HEAD_START_MS);
    const times = new Map(Object.keys(questions).map((question): [string, number[]] => [question, []]));
    for (let round = 0; round < QUESTIONS && !isOver; round++)
      for (const [question, ask] of Object.entries(questions)) {
        times.get(question)!.push(await millisOf(async () => unwrap(await ask())));
        await wait(PAUSE_MS);
      }
    const memory = process.memoryUsage.rss();
    await one.stop();
    await heavy;

    const stops: number[] = [];
    const newer: number[] = [];
    for (let stop = 0; stop < STOPS; stop++) {
      const stopped = one.generate(setup);
      await wait(HEAD_START_MS);
      stops.push(await millisOf(() => Promise.all([one.stop(), stopped])));
      expect(await stopped).toMatchObject({ error: { code: 'cancelled' } });
      const superseded = one.generate(setup);
      await wait(HEAD_START_MS);
      newer.push(await millisOf(async () => unwrap(await one.generate(SEVEN_TILES))));
      expect(await superseded).toMatchObject({ error: { code: 'superseded' } });
    }
    const rows = {
      ...Object.fromEntries(times),
      'stopping it': stops,
      'a newer rack of 7 in its place': newer,
    };
    printTable(
      `${name} (${Math.round(memory / 2 ** 20)} MB at the end of the questions)`,
      Object.entries(rows).map(([question, of]) => ({ question, ...figuresOf(of) })),
    );
  },
);
