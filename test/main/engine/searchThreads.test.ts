import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLANK } from '../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import { createClientApi } from '../../../src/main/ipc/clientApi';
import type { ClientServices } from '../../../src/main/ipc/services';
import { unwrap } from '../../oracle/oraclePositions';
import {
  type BuiltProgram,
  buildProgram,
  ENGINE_ENTRIES,
  type RunningEngine,
  superviseEngine,
} from '../builtEngine';

/** All strings of A and B with 2 to 13 letters. */
const WORDS = Array.from({ length: 12 }, (_, i) => i + 2).flatMap((length) =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    bits.toString(2).padStart(length, '0').replaceAll('0', 'A').replaceAll('1', 'B'),
  ),
);

const EMPTY: Setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [] };
const LIGHT: Setup = { ...EMPTY, rack: [1, 2] };
/** AAAAABBBB and four blanks: some hundred million moves. */
const HEAVY: Setup = {
  ...EMPTY,
  rules: { ...CLASSIC_RULES, rackSize: 13, distribution: { ...CLASSIC_RULES.distribution, blankCount: 4 } },
  rack: [1, 1, 1, 1, 1, 2, 2, 2, 2, BLANK, BLANK, BLANK, BLANK],
};

let program: BuiltProgram;
let dir = '';
let running: RunningEngine;
let lexicon = '';

beforeAll(async () => {
  program = await buildProgram(ENGINE_ENTRIES);
  dir = mkdtempSync(join(tmpdir(), 'tilewright-searches-'));
  const list = join(dir, 'words.txt');
  writeFileSync(list, WORDS.join('\n'));
  running = superviseEngine(program, join(dir, 'cache'), list);
  lexicon = unwrap(await running.open()).id;
});
afterAll(async () => {
  await running.engine.close();
  program.remove();
  rmSync(dir, { recursive: true, force: true });
});

/** A window, reduced to its requests for moves. */
const openWindow = () => {
  const answer = createClientApi({ engine: running.engine } as ClientServices);
  return {
    generate: (setup: Setup) => answer('generate', { lexicon, setup }),
    stop: () => answer('cancel', { request: 'generate' }),
  };
};

describe('a search that would take minutes', () => {
  it('does not delay other requests', async () => {
    const [one, other] = [openWindow(), openWindow()];
    let isOver = false;
    const heavy = one.generate(HEAVY).finally(() => {
      isOver = true;
    });
    const { generation } = unwrap(await running.generate(lexicon, LIGHT));
    const page = await running.engine.ask('candidates', { generation, offset: 0, count: 1 });
    expect(page).toMatchObject({ ok: true });
    expect(await running.engine.ask('crossChecks', { lexicon, setup: HEAVY })).toMatchObject({ ok: true });
    expect(await other.generate(LIGHT)).toMatchObject({ ok: true });
    expect(isOver).toBe(false);
    await one.stop();
    expect(await heavy).toMatchObject({ error: { code: 'cancelled' } });
  });

  it('is stopped by a newer position of the same window', async () => {
    const window = openWindow();
    const heavy = window.generate(HEAVY);
    const light = window.generate(LIGHT);
    expect(await heavy).toMatchObject({ error: { code: 'superseded' } });
    expect(await light).toMatchObject({ ok: true, value: { hasMore: false } });
  });
});
