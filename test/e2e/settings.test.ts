import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../seed';
import { type ElectronSession, startElectron, withUserData } from './appSession';
import { AppWindow, PATIENCE } from './appWindow';
import { makeWindowModest } from './modestWindow';

const LOOK = 'Open the look panel: light, letters, camera, speed';

async function inOneRun(
  userData: string,
  work: (window: AppWindow, session: ElectronSession) => Promise<void>,
): Promise<void> {
  const session = await startElectron(userData);
  try {
    await work(new AppWindow(session.page), session);
  } finally {
    await session.close();
  }
}

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const search = (page: Page) => settings(page).getByRole('searchbox', { name: 'Search settings' });
const section = (page: Page, name: string) =>
  settings(page).getByRole('navigation').getByRole('button', { name, exact: true });
const lookPanel = (page: Page) => page.getByRole('complementary', { name: 'Look' });

async function openSettings({ page, press }: { readonly page: Page; readonly press: AppWindow['press'] }) {
  await press('ControlOrMeta+,');
  await search(page).waitFor();
}

/** Serious violations. */
function graveViolations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const checker: typeof axe = Reflect.get(window, 'axe');
    // A button with the caps of a key is called by them with a plus between.
    const rules = { 'label-content-name-mismatch': { enabled: false } };
    const { violations } = await checker.run('.settings', { rules });
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

const acceleratorOf = (session: ElectronSession, id: string) =>
  session.app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    return item?.accelerator ?? null;
  }, id);

describe('the settings page of the built app', () => {
  it('opens by key, finds and changes settings; keys are changed, used, saved and reset', () =>
    withUserData(async (userData) => {
      makeWindowModest(userData);
      await inOneRun(userData, async (window, session) => {
        const { page } = window;
        const press = (key: string) => window.press(key);
        await window.shownCandidate();
        await openSettings({ page, press });
        await page.keyboard.type('loop walks');
        const loop = settings(page).getByRole('switch', { name: 'Loop walks' });
        await loop.check();
        await search(page).fill('');

        await section(page, 'Keys').click();
        await search(page).fill('look panel');
        await settings(page)
          .getByRole('button', { name: `Add a key for “${LOOK}”` })
          .click();
        await press('ControlOrMeta+o');
        const alert = settings(page).getByRole('alert').filter({ hasText: 'is already used by' });
        await alert.waitFor();
        await press('ControlOrMeta+F12');
        const changed = settings(page).getByRole('button', {
          name: /^Change (Ctrl|⌘)\+F12 for “Open the look panel/,
        });
        await changed.waitFor();
        await press('Escape');
        await press('Escape');
        await settings(page).waitFor({ state: 'hidden' });
        await press('ControlOrMeta+F12');
        await lookPanel(page).waitFor();
        await expect.poll(() => acceleratorOf(session, 'window.look'), PATIENCE).toBe('CmdOrCtrl+F12');
        const file = join(userData, 'settings.json');
        await expect.poll(() => readFileSync(file, 'utf8'), PATIENCE).toContain('$mod+F12');
      });

      await inOneRun(userData, async (window, session) => {
        const { page } = window;
        const press = (key: string) => window.press(key);
        await window.shownCandidate();
        await press('ControlOrMeta+F12');
        await lookPanel(page).waitFor();
        await expect.poll(() => acceleratorOf(session, 'window.look'), PATIENCE).toBe('CmdOrCtrl+F12');
        await openSettings({ page, press });
        await section(page, 'Motion').click();
        const loop = settings(page).getByRole('switch', { name: 'Loop walks' });
        expect(await loop.isChecked()).toBe(true);

        await section(page, 'Keys').click();
        await settings(page)
          .getByRole('button', { name: `Reset the keys of “${LOOK}” to default` })
          .click();
        await settings(page)
          .getByRole('button', { name: /\+F12 for “Open the look panel/ })
          .first()
          .waitFor({ state: 'hidden' });
        await expect.poll(() => acceleratorOf(session, 'window.look'), PATIENCE).toBeNull();
      });
    }));

  it.runIf(IS_LONG)(
    'has names, roles and contrasts that an accessibility checker accepts, in every section',
    () =>
      withUserData(async (userData) => {
        makeWindowModest(userData);
        await inOneRun(userData, async (window) => {
          const { page } = window;
          await window.shownCandidate();
          await openSettings({ page, press: (key) => window.press(key) });
          await page.evaluate(axe.source);
          const sections = settings(page).getByRole('navigation').getByRole('button');
          for (const name of await sections.allTextContents()) {
            await section(page, name).click();
            expect(await graveViolations(page), name).toEqual([]);
          }
          await search(page).fill('board');
          expect(await graveViolations(page), 'search').toEqual([]);
        });
      }),
  );
});
