import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type AppSession, startElectron, withUserData } from './appSession';
import { AppWindow } from './appWindow';

const FIELD_OF_VIEW = 'Field of view °';

/** Starts the app, does something in its window and closes it. */
async function inOneRun<T>(
  userData: string,
  work: (window: AppWindow, session: AppSession) => Promise<T>,
): Promise<T> {
  const session = await startElectron(userData);
  try {
    return await work(new AppWindow(session.page), session);
  } finally {
    await session.close();
  }
}

describe('the built app, started again', () => {
  it('keeps the settings', () =>
    withUserData(async (userData) => {
      await inOneRun(userData, async ({ page }) => {
        await page.getByRole('button', { name: 'Look' }).click();
        await page.getByLabel(FIELD_OF_VIEW).fill('50');
        await page.getByLabel(FIELD_OF_VIEW).press('Enter');
        const file = join(userData, 'settings.json');
        await vi.waitFor(
          () => expect(readFileSync(file, 'utf8')).toMatch(/"fieldOfViewDeg":\s*50\b/),
          10_000,
        );
      });
      await inOneRun(userData, async ({ page }) => {
        await page.getByRole('button', { name: 'Look' }).click();
        await vi.waitFor(
          async () => expect(await page.getByLabel(FIELD_OF_VIEW).inputValue()).toBe('50'),
          10_000,
        );
      });
    }));

  it('takes the lexicon from the cache, and builds it anew where the cache is damaged', () =>
    withUserData(async (userData) => {
      const cache = join(userData, 'lexicons', 'default.gaddag');
      const look = async (window: AppWindow, session: AppSession) => ({
        best: await window.shownCandidate(),
        lexicon: await window.lexiconText(),
        log: session.log(),
      });
      const first = await inOneRun(userData, look);
      expect(first.lexicon).toContain('words, built in');

      const second = await inOneRun(userData, look);
      expect(second.lexicon).toContain('words, from the cache in');
      expect(second.best).toEqual(first.best);

      const bytes = readFileSync(cache);
      const middle = bytes.length >> 1;
      bytes[middle] = (bytes[middle] ?? 0) ^ 0x10;
      writeFileSync(cache, bytes);
      const third = await inOneRun(userData, look);
      expect(third.lexicon).toContain('words, built in');
      expect(third.best).toEqual(first.best);
      expect(third.log).toContain(`The lexicon cache ${cache} is not used`);

      const fourth = await inOneRun(userData, look);
      expect(fourth.lexicon).toContain('words, from the cache in');
    }));
});
