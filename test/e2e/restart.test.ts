import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../src/contract/transport/connection';
import { IS_LONG } from '../seed';
import { startElectron, withUserData } from './appSession';
import { AppWindow } from './appWindow';
import { makeWindowModest } from './modestWindow';

const FIELD_OF_VIEW = 'Field of view °';

/** Starts the app, does something in its window and closes it. */
async function inOneRun<T>(userData: string, work: (window: AppWindow) => Promise<T>): Promise<T> {
  const session = await startElectron(userData);
  try {
    return await work(new AppWindow(session.page));
  } finally {
    await session.close();
  }
}

/** The main process's log since its start, which every new listener receives. */
function readLog(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const connection: Connection = Reflect.get(window, 'tilewright');
    const messages: string[] = [];
    const stop = connection.onEvent((event) => {
      if (event.type === 'log') messages.push(event.message);
    });
    // An answered request proves that everything sent before it has arrived.
    await connection.ask('readSettings', {});
    stop();
    return messages;
  });
}

/** Changes the cached first search of the last run. */
function rewriteFirstSearch(path: string, change: (content: string) => string): void {
  const content = change(readFileSync(path, 'utf8').replace(/^.*\n/, ''));
  writeFileSync(path, `${createHash('sha256').update(content).digest('hex')}\n${content}`);
}

describe('the built app, restarted', () => {
  it.runIf(IS_LONG)('keeps the settings', () =>
    withUserData(async (userData) => {
      makeWindowModest(userData);
      // Keys are heard once the candidates are shown.
      const openLook = async (window: AppWindow) => {
        await window.shownCandidate();
        await window.press('Shift+F9');
        return window.page;
      };
      await inOneRun(userData, async (window) => {
        const page = await openLook(window);
        await page.getByLabel(FIELD_OF_VIEW).fill('50');
        await page.getByLabel(FIELD_OF_VIEW).press('Enter');
        const file = join(userData, 'settings.json');
        await expect.poll(() => readFileSync(file, 'utf8')).toMatch(/"fieldOfViewDeg":\s*50\b/);
      });
      await inOneRun(userData, async (window) => {
        const page = await openLook(window);
        await expect.poll(() => page.getByLabel(FIELD_OF_VIEW).inputValue()).toBe('50');
      });
    }),
  );

  it.runIf(IS_LONG)('takes the lexicon from the cache, and rebuilds it if the cache is damaged', () =>
    withUserData(async (userData) => {
      makeWindowModest(userData);
      const cache = join(userData, 'lexicons', 'default.gaddag');
      rmSync(cache);
      const look = (lexicon: string) => async (window: AppWindow) => {
        // At first the window may show results of the last run.
        await expect.poll(() => window.lexiconText()).toContain(lexicon);
        return window.shownCandidate();
      };
      const first = await inOneRun(userData, look('words, built in'));

      expect(await inOneRun(userData, look('words, from the cache in'))).toEqual(first);

      const bytes = readFileSync(cache);
      const middle = bytes.length >> 1;
      bytes[middle] = (bytes[middle] ?? 0) ^ 0x10;
      writeFileSync(cache, bytes);
      await inOneRun(userData, async (window) => {
        expect(await look('words, built in')(window)).toEqual(first);
        const log = async () => (await readLog(window.page)).join('\n');
        await expect.poll(log).toContain(`The lexicon cache ${cache} is not used`);
      });

      await inOneRun(userData, look('words, from the cache in'));
    }),
  );

  it('shows the results of the last run first, and then the current ones', () =>
    withUserData(async (userData) => {
      makeWindowModest(userData);
      const path = join(userData, 'firstSearch.json');
      const best = await inOneRun(userData, async (window) => {
        const shown = await window.shownCandidate();
        await expect.poll(() => existsSync(path)).toBe(true);
        return shown;
      });
      // One that the position does not have.
      rewriteFirstSearch(path, (content) => content.replace('"score":96', '"score":69'));
      await inOneRun(userData, async (window) => {
        await expect.poll(async () => (await window.shownCandidate()).score).toBe(best.score);
        expect(await window.shownCandidate()).toEqual(best);
        // This is kept for the next run, then.
        await expect.poll(() => readFileSync(path, 'utf8')).toContain('"score":96');
      });
      if (!IS_LONG) return;
      await inOneRun(userData, async (window) => {
        expect(await window.shownCandidate()).toEqual(best);
        // The walk of a candidate is known to the engine alone.
        await window.page.keyboard.press('ArrowDown');
        await window.shownAt(2);
      });
    }));
});
