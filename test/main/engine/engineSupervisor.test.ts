import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import type { BuildStage } from '../../../src/core/lexicon/build/buildMonitor';
import { flaw } from '../../../src/core/message';
import { said } from '../../said';
import {
  type BuiltProgram,
  buildProgram,
  ENGINE_ENTRIES,
  type RunningEngine,
  superviseEngine,
} from '../builtEngine';
import { AB, AB_MOVES, EMPTY } from './abSetup';

const CACHE_FILES = ['default.gaddag', 'default.report.json'];

let program: BuiltProgram;
let dir = '';
let running: RunningEngine;

beforeAll(async () => {
  program = await buildProgram(ENGINE_ENTRIES);
});
afterAll(() => program.remove());
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-engine-'));
  const list = join(dir, 'words.txt');
  writeFileSync(list, 'ba\nab\nfoo\n');
  running = superviseEngine(program, join(dir, 'cache'), list);
});
afterEach(async () => {
  await running.engine.close();
  rmSync(dir, { recursive: true, force: true });
});

async function openedId(): Promise<string> {
  const opened = await running.open();
  if (!opened.ok) throw flaw(opened.error.message);
  return opened.value.id;
}

const statuses = () =>
  running.events.flatMap((event) => (event.type === 'engine-status' ? [event.status] : []));

/** Has the engine's thread wait for the first search, however slow this machine is. */
async function waitForSearches(): Promise<void> {
  await running.engine.close();
  const list = join(dir, 'words.txt');
  running = superviseEngine(program, join(dir, 'cache'), list, undefined, { beginAtLatestMs: 600_000 });
}

describe('EngineSupervisor', () => {
  it('opens the lexicon once for concurrent requests', async () => {
    const [first, second] = await Promise.all([running.open(), running.open()]);
    expect(first).toMatchObject({ ok: true, value: { wordCount: 3, source: 'built' } });
    expect(second).toBe(first);
    await running.generate(await openedId(), AB);
    expect(running.workers).toHaveLength(1);
  });

  it('starts with the search thread alone: the engine’s follows the first search', async () => {
    await waitForSearches();
    const lexicon = await openedId();
    expect(running.workers).toHaveLength(0);
    const summary = await running.generate(lexicon, AB);
    expect(running.workers).toHaveLength(1);
    if (!summary.ok) throw flaw(summary.error.message);
    const { firstPage, generation } = summary.value;
    const page = await running.engine.ask('candidates', { generation, offset: 0, count: 8 });
    expect(page).toEqual({ ok: true, value: firstPage });
  });

  it('answers requests that arrive before any search', async () => {
    const lexicon = await openedId();
    expect(await running.engine.ask('crossChecks', { lexicon, setup: AB })).toMatchObject({ ok: true });
    expect(running.workers).toHaveLength(1);
  });

  it('answers pending requests when it is closed', async () => {
    await waitForSearches();
    const lexicon = await openedId();
    const asked = running.engine.ask('crossChecks', { lexicon, setup: AB });
    await running.engine.close();
    expect(await asked).toMatchObject({ ok: false, error: { code: 'engine-crashed' } });
    expect(running.workers).toHaveLength(0);
  });

  it('numbers generations, keeps the latest ones, and returns their pages', async () => {
    const lexicon = await openedId();
    const summary = await running.generate(lexicon, AB);
    if (!summary.ok) throw flaw(summary.error.message);
    const { generation, total, firstPage } = summary.value;
    expect(total).toBe(AB_MOVES);
    expect(firstPage.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // A and B, 1 + 3 points, doubled by the start square.
    expect(firstPage.rows.map(({ score }) => score)).toEqual(new Array(AB_MOVES).fill(8));
    const page = await running.engine.ask('candidates', { generation, offset: 6, count: 10 });
    expect(page).toEqual({ ok: true, value: { offset: 6, rows: firstPage.rows.slice(6) } });
    const beyond = await running.engine.ask('candidates', { generation, offset: 100, count: 10 });
    expect(beyond).toEqual({ ok: true, value: { offset: 100, rows: [] } });
    for (let later = 0; later < 4; later++) await running.generate(lexicon, EMPTY);
    expect(await running.engine.ask('candidates', { generation, offset: 0, count: 1 })).toMatchObject({
      error: { code: 'unknown-generation' },
    });
  });

  it('returns the rank of a placement', async () => {
    const lexicon = await openedId();
    const rankOf = async (tile: number) => {
      const placement = [
        { row: 7, col: 7, tile },
        { row: 7, col: 8, tile: 3 - tile },
      ];
      const summary = await running.generate(lexicon, AB, placement);
      if (!summary.ok) throw flaw(summary.error.message);
      const { firstPage, rankAskedFor } = summary.value;
      const row = firstPage.rows.find(
        ({ col, direction, row: line, tiles }) =>
          direction === 'across' && line === 7 && col === 7 && tiles[0] === tile,
      );
      return { rankAskedFor, listed: row?.rank ?? null };
    };
    for (const tile of [1, 2]) {
      const { listed, rankAskedFor } = await rankOf(tile);
      expect(listed).not.toBeNull();
      expect(rankAskedFor).toBe(listed);
    }
    expect((await rankOf(0)).rankAskedFor).toBeNull();
    expect(await running.generate(lexicon, AB)).toMatchObject({ value: { rankAskedFor: null } });
  });

  it('reports every problem of an illegal setup', async () => {
    const wrong: Setup = { ...AB, tiles: AB.tiles.with(0, 100), rack: [99] };
    const result = await running.generate(await openedId(), wrong);
    expect(result).toMatchObject({ ok: false, error: { code: 'illegal-setup' } });
    expect(!result.ok && result.error.problems?.map(({ code }) => code)).toEqual([
      'unknown-tile',
      'unknown-tile',
    ]);
  });

  it('refuses a lexicon that is not open and a tile set with other letters', async () => {
    const lexicon = await openedId();
    expect(await running.generate('0'.repeat(64), AB)).toMatchObject({
      error: { code: 'unknown-lexicon' },
    });
    const letters = CLASSIC_RULES.distribution.letters.slice(1);
    const rules = { ...CLASSIC_RULES, distribution: { ...CLASSIC_RULES.distribution, letters } };
    expect(said(await running.generate(lexicon, { ...AB, rules }))).toMatchObject({
      error: {
        code: 'wrong-alphabet',
        message: expect.stringMatching(
          /^The lexicon .* is spelled with A B .* Y Z, the tile set English with B C .* Y Z\.$/,
        ),
      },
    });
  });

  it('notices a crash, restarts, and answers as before', async () => {
    const lexicon = await openedId();
    const before = await running.generate(lexicon, AB);
    const pending = running.engine.ask('crossChecks', { lexicon, setup: AB });
    await running.workers[0]?.terminate();
    expect(await pending).toMatchObject({ ok: false, error: { code: 'engine-crashed' } });
    await expect.poll(statuses).toEqual(['ready', 'restarting', 'ready']);
    expect(running.workers).toHaveLength(2);
    expect(await running.open()).toMatchObject({ ok: true, value: { id: lexicon } });
    const after = await running.generate(lexicon, AB);
    if (!before.ok || !after.ok) throw new Error('No candidates.');
    expect(after.value.firstPage).toEqual(before.value.firstPage);
    // Numbers are not given twice, or an old page would show a new position's candidates.
    expect(after.value.generation).toBeGreaterThan(before.value.generation);
    expect(
      await running.engine.ask('candidates', { generation: before.value.generation, offset: 0, count: 1 }),
    ).toMatchObject({ error: { code: 'unknown-generation' } });
  });

  it('gives up after three crashes in a row, until the next request', async () => {
    await running.generate(await openedId(), AB);
    for (let crash = 0; crash < 3; crash++) {
      await expect.poll(() => statuses().filter((status) => status === 'ready').length).toBe(crash + 1);
      await running.workers.at(-1)?.terminate();
    }
    await expect.poll(() => statuses().at(-1)).toBe('failed');
    expect(running.workers).toHaveLength(3);
    expect(await running.generate('0'.repeat(64), AB)).toMatchObject({
      error: { code: 'engine-crashed' },
    });
    expect(await openedId()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('reports that there is no word list, and retries on request', async () => {
    rmSync(join(dir, 'words.txt'));
    expect(await running.open()).toMatchObject({ ok: false, error: { code: 'file' } });
    writeFileSync(join(dir, 'words.txt'), 'ab\n');
    expect(await running.open()).toMatchObject({ ok: true, value: { wordCount: 1 } });
  });
});

describe('EngineSupervisor on the built-in word list', () => {
  it('reports its progress, and can be cancelled while it builds', async () => {
    const big = superviseEngine(program, join(dir, 'big'));
    const opening = big.open();
    await expect.poll(() => big.events.length).toBeGreaterThan(0);
    expect(big.engine.cancelLexicon()).toEqual({ ok: true, value: null });
    expect(await opening).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(await big.open()).toMatchObject({
      ok: true,
      // Lines of 2 to 40 letters, as grep -cE '^[a-z]{2,40}$' counts them.
      value: { wordCount: 274_137, source: 'built' },
    });
    const fractions = big.events.flatMap((event) =>
      event.type === 'lexicon-progress' ? [event.fraction] : [],
    );
    expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
    await big.engine.close();
  });

  const stages: readonly BuildStage[] = ['read', 'gaddag', 'lay-out', 'write'];

  it.each(stages)(
    'is cancelled at once in the stage %s, without corrupting a file being written',
    async (stage) => {
      let hasAnswered = false;
      let wasInTime: boolean | undefined;
      const cacheDir = join(dir, stage);
      const cancelling = superviseEngine(program, cacheDir, undefined, (event) => {
        if (event.type !== 'lexicon-progress' || event.stage !== stage || wasInTime !== undefined) return;
        wasInTime = false;
        cancelling.engine.cancelLexicon();
        // Neither the end of the thread nor the disk is waited for: those would take more than one turn.
        setImmediate(() => {
          wasInTime = hasAnswered;
        });
      });
      const opened = await cancelling.open();
      hasAnswered = true;
      expect(opened).toMatchObject({ error: { code: 'cancelled' } });
      await new Promise(setImmediate);
      expect(wasInTime).toBe(true);
      if (stage === 'write') await expect.poll(() => readdirSync(cacheDir)).toEqual(CACHE_FILES);
      else expect(existsSync(cacheDir)).toBe(false);
      const again = await cancelling.open();
      expect(again).toMatchObject({ value: { source: stage === 'write' ? 'cache' : 'built' } });
      await cancelling.engine.close();
    },
  );
});
