import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sentence } from '../said';
import { IS_LONG } from '../seed';
import { startElectron, withUserData } from './appSession';
import { makeWindowModest } from './modestWindow';

const DAY_MS = 24 * 3_600_000;

/** Starts the app, shows its page of exercises, does something there, and closes it. */
async function onPage(
  userData: string,
  work: (session: Awaited<ReturnType<typeof startElectron>>) => Promise<void>,
) {
  const session = await startElectron(userData);
  try {
    await session.page.getByRole('button', { name: sentence('rooms.learn') }).click();
    await session.page.getByRole('tab', { name: sentence('sideTabs.practice') }).click();
    await work(session);
  } finally {
    await session.close();
  }
}

describe('exercises', () => {
  it.runIf(IS_LONG)('not known today are due on another day, after a restart', () =>
    withUserData(async (userData) => {
      makeWindowModest(userData);
      const due = (count: number) => sentence('practice.due', { count });
      await onPage(userData, async ({ page }) => {
        await page.locator('.practice-head select').selectOption('crossSet');
        await page.getByRole('button', { name: sentence('practice.showAnswer') }).click();
        await page.getByText(due(1)).waitFor();
        await expect
          .poll(
            () =>
              existsSync(join(userData, 'practice.json')) &&
              readFileSync(join(userData, 'practice.json'), 'utf8'),
          )
          .toContain('crossSet/1');
      });
      await onPage(userData, async ({ page }) => {
        const enter = async (msFromNow: number) => {
          await page.clock.setFixedTime(Date.now() + msFromNow);
          await page.getByRole('tab', { name: sentence('sideTabs.course') }).click();
          await page.getByRole('tab', { name: sentence('sideTabs.practice') }).click();
        };
        await enter(-2 * DAY_MS);
        await page.getByText(due(0)).waitFor();
        await enter(2 * DAY_MS);
        await page.getByText(due(1)).waitFor();
        await page.getByRole('button', { name: sentence('practice.start') }).click();
        await expect.poll(() => page.locator('.practice-head select').inputValue()).toBe('crossSet');
      });
    }),
  );

  it('of an open walk are asked and answered by key, and end with Escape', () =>
    withUserData(async (userData) => {
      makeWindowModest(userData);
      const session = await startElectron(userData);
      try {
        const { page } = session;
        await page
          .getByRole('button', { name: sentence('candidatesPanel.watch') })
          .first()
          .click();
        const timeline = page.getByRole('slider', { name: sentence('walkPanel.stepOfWalk') });
        await timeline.waitFor();
        // From the beginning: where the walk was would decide what is asked.
        await page.keyboard.press('Home');
        await expect.poll(() => timeline.getAttribute('aria-valuenow')).toBe('0');
        await page.getByRole('button', { name: sentence('practice.predictLetters'), exact: true }).click();
        const box = page.getByRole('region', { name: sentence('practice.predictQuestion') });
        await page.locator('.transport .play-button').first().click();
        await box.getByText(sentence('school.whatNext')).waitFor();
        await page.keyboard.press('Backspace');
        await box.locator('.verdict.bad').waitFor();
        await page.keyboard.press('Escape');
        await box.waitFor({ state: 'hidden' });
        expect(session.errors()).toEqual([]);
      } finally {
        await session.close();
      }
    }));
});
