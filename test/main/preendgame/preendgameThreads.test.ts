import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobRunner } from '../../../src/core/strategy/preendgame/jobRunner';
import { PreendgameSearch, type SearchOptions } from '../../../src/core/strategy/preendgame/preendgameSearch';
import { MOST_TURNS } from '../../../src/core/strategy/preendgame/stages';
import { TurnLister } from '../../../src/core/strategy/preendgame/turnLister';
import { searchInThreads } from '../../../src/main/preendgame/preendgameThreads';
import { CATS_WORDS, catsRoot } from '../../core/strategy/preendgame/catsRoot';
import { searchHere } from '../../core/strategy/preendgame/searchHere';
import { someRoot } from '../../core/strategy/preendgame/someRoot';
import { buildSmallGaddag } from '../../oracle/oracleLexicon';
import { type BuiltProgram, buildProgram } from '../builtEngine';

let program: BuiltProgram;
beforeAll(async () => {
  program = await buildProgram({ preendgame: 'preendgame/preendgame.worker.ts' });
});
afterAll(() => program.remove());

const startThread = () => new Worker(join(program.dir, 'preendgame.js'));

function tableOf(preendgame: ReturnType<typeof catsRoot>, words: readonly (readonly number[])[]) {
  const gaddag = buildSmallGaddag(words);
  const { turns } = new TurnLister(gaddag).list(preendgame.root, MOST_TURNS);
  const options: SearchOptions = { model: 'guaranteed', turns, examined: turns.length };
  const table = { preendgame, gaddag: { arcs: gaddag.arcs, counts: gaddag.counts } };
  return { gaddag, table, options };
}

describe('a pre-endgame examined in threads', () => {
  it('gives the same result as in one', async () => {
    const { preendgame, words } = someRoot(1, 2, 1);
    const { gaddag, table, options } = tableOf(preendgame, words);
    const search = new PreendgameSearch(preendgame, options);
    const { signal } = new AbortController();
    const done = await searchInThreads(search, {
      table,
      threads: 3,
      startThread,
      onProgress: () => undefined,
      signal,
    });
    expect(done.ok).toBe(true);
    const here = searchHere(preendgame, new JobRunner(preendgame, gaddag, () => 0), options).rows();
    expect(search.rows()).toEqual(here);
    expect(here.every(({ isExamined }) => isExamined)).toBe(true);
  });

  it('ends at once when it is cancelled, and keeps its results', async () => {
    const { table, options } = tableOf(catsRoot(), CATS_WORDS);
    const search = new PreendgameSearch(table.preendgame, options);
    const controller = new AbortController();
    const ended = await searchInThreads(search, {
      table,
      threads: 1,
      startThread,
      onProgress: () => controller.abort(),
      signal: controller.signal,
    });
    expect(ended.ok).toBe(true);
    expect(search.rows().map(({ isExamined, looked }) => [isExamined, looked])).toEqual([
      [false, 2],
      [false, 0],
    ]);
  });

  it('reports if a thread ends by itself', async () => {
    const { table, options } = tableOf(catsRoot(), CATS_WORDS);
    const workers: Worker[] = [];
    const failed = await searchInThreads(new PreendgameSearch(table.preendgame, options), {
      table,
      threads: 2,
      startThread: () => {
        const worker = startThread();
        workers.push(worker);
        return worker;
      },
      onProgress: () => void Promise.all(workers.map((worker) => worker.terminate())),
      signal: new AbortController().signal,
    });
    expect(failed).toMatchObject({ ok: false, error: { code: 'engine-crashed' } });
  });
});
