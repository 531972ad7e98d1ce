import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Setup } from '../../../src/core/board/setup';
import { flaw } from '../../../src/core/message';
import type { FirstSearch } from '../../../src/main/engine/firstSearchParser';
import {
  type BuiltProgram,
  buildProgram,
  ENGINE_ENTRIES,
  type RunningEngine,
  superviseEngine,
} from '../builtEngine';
import { AB, AB_MOVES, EMPTY } from './abSetup';

/** Rack B alone spells no word. */
const B: Setup = { ...EMPTY, rack: [2] };

let program: BuiltProgram;
let dir = '';
let first: FirstSearch;
let running: RunningEngine | undefined;

beforeAll(async () => {
  program = await buildProgram(ENGINE_ENTRIES);
});
afterAll(() => program.remove());
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-early-'));
  writeFileSync(join(dir, 'words.txt'), 'ba\nab\nfoo\n');
  first = await firstRun();
});
afterEach(async () => {
  await running?.engine.close();
  running = undefined;
  rmSync(dir, { recursive: true, force: true });
});

/** A whole run, and its first search as restored from the file. */
async function firstRun(): Promise<FirstSearch> {
  const found: FirstSearch[] = [];
  const run = start({ onFirstSearch: (search) => found.push(search) });
  const lexicon = await openedId(run);
  await run.generate(lexicon, AB);
  await run.generate(lexicon, B);
  await run.engine.close();
  expect(found).toHaveLength(1);
  return JSON.parse(JSON.stringify(found[0]));
}

const start = (memory: Parameters<typeof superviseEngine>[4]): RunningEngine =>
  superviseEngine(program, join(dir, 'cache'), join(dir, 'words.txt'), undefined, memory);

function startAgain(): RunningEngine {
  running = start({ lastFirst: first });
  return running;
}

async function openedId(run: RunningEngine): Promise<string> {
  const opened = await run.open();
  if (!opened.ok) throw flaw(opened.error.message);
  return opened.value.id;
}

async function found(run: RunningEngine, lexicon: string, setup: Setup) {
  const summary = await run.generate(lexicon, setup);
  if (!summary.ok) throw flaw(summary.error.message);
  return summary.value;
}

const lostOf = (run: RunningEngine) =>
  run.events.flatMap((event) => (event.type === 'generation-lost' ? [event.generation] : []));

describe('the first requests of a run', () => {
  it('are answered from the last run, before any thread starts', async () => {
    const run = startAgain();
    const summary = await found(run, await openedId(run), AB);
    expect(summary.total).toBe(AB_MOVES);
    // A and B, 1 + 3 points, doubled by the start square.
    expect(summary.firstPage.rows.map(({ score }) => score)).toEqual(new Array(AB_MOVES).fill(8));
    expect([...run.searchers, ...run.workers]).toEqual([]);
  });

  it('are searched after the answer, and then support all requests', async () => {
    const run = startAgain();
    const { firstPage, generation } = await found(run, await openedId(run), AB);
    const page = await run.engine.ask('candidates', { generation, offset: 2, count: 3 });
    expect(page).toEqual({ ok: true, value: { offset: 2, rows: firstPage.rows.slice(2, 5) } });
    // On a slow machine another thread is made ready meanwhile.
    expect(run.searchers.length).toBeGreaterThan(0);
    expect(lostOf(run)).toEqual([]);
  });

  it('are answered early once: the same request again is searched, under another number', async () => {
    const run = startAgain();
    const lexicon = await openedId(run);
    const [early, again] = [await found(run, lexicon, AB), await found(run, lexicon, AB)];
    expect(again.generation).toBeGreaterThan(early.generation);
    expect(again.firstPage).toEqual(early.firstPage);
    // On a slow machine another thread is made ready meanwhile.
    expect(run.searchers.length).toBeGreaterThan(0);
  });

  it('are searched at once if they differ', async () => {
    const run = startAgain();
    expect(await found(run, await openedId(run), B)).toMatchObject({ total: 0 });
    expect(await run.engine.ask('crossChecks', { lexicon: await openedId(run), setup: AB })).toMatchObject({
      ok: true,
    });
    expect(lostOf(run)).toEqual([]);
  });

  it('are not searched if they were cancelled before', async () => {
    const run = startAgain();
    const lexicon = await openedId(run);
    const controller = new AbortController();
    const given = run.engine.work('generate', { lexicon, setup: B }, controller.signal);
    const reason = { code: 'cancelled', message: 'Given up.' };
    controller.abort(reason);
    expect(await given).toEqual({ ok: false, error: reason });
    expect(await found(run, lexicon, B)).toMatchObject({ total: 0 });
    // None was left with an abandoned search.
    expect(run.searchers).toHaveLength(1);
  });

  it('are reported as lost if the search finds others', async () => {
    first = { ...first, answer: { ...first.answer, total: AB_MOVES - 1 } };
    const run = startAgain();
    const { generation } = await found(run, await openedId(run), AB);
    await expect.poll(() => lostOf(run)).toEqual([generation]);
  });

  it('are followed by the outcome of opening the lexicon', async () => {
    const run = startAgain();
    const lexicon = await openedId(run);
    await run.engine.whenOpen();
    const opened = { ok: true, value: { id: lexicon, wordCount: 3, source: 'cache' } };
    expect(run.events.filter(({ type }) => type === 'lexicon-followed')).toMatchObject([
      { id: lexicon, opened },
    ]);
  });

  it('are reported as lost if the lexicon has changed by now', async () => {
    writeFileSync(join(dir, 'words.txt'), 'ab\n');
    const run = startAgain();
    const lexicon = await openedId(run);
    const { generation } = await found(run, lexicon, AB);
    await expect.poll(() => lostOf(run)).toEqual([generation]);
    expect(run.events).toContainEqual(
      expect.objectContaining({
        type: 'lexicon-followed',
        id: lexicon,
        opened: expect.objectContaining({ value: expect.objectContaining({ wordCount: 1 }) }),
      }),
    );
    expect(await run.generate(lexicon, AB)).toMatchObject({ error: { code: 'unknown-lexicon' } });
    // AB alone: two places in each direction.
    expect(await found(run, await openedId(run), AB)).toMatchObject({ total: AB_MOVES / 2 });
  });

  it('let another kind of thread open the lexicon at once if it needs it', async () => {
    const run = startAgain();
    const lexicon = await openedId(run);
    expect(run.engine.findLexicon(lexicon)).toMatchObject({ error: { code: 'unknown-lexicon' } });
    await run.engine.whenOpen();
    expect(run.engine.findLexicon(lexicon)).toMatchObject({ ok: true });
  });

  it('are answered, too, if the engine is closed before they are searched', async () => {
    const run = startAgain();
    const { generation } = await found(run, await openedId(run), AB);
    const page = run.engine.ask('candidates', { generation, offset: 0, count: 1 });
    await run.engine.close();
    expect(await page).toMatchObject({ error: { code: 'engine-crashed' } });
    expect([...run.searchers, ...run.workers]).toEqual([]);
  });
});
