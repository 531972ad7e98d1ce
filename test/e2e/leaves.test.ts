import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownLeavesPath } from '../../src/main/leaves/ownLeaves';
import { ownLeavesDir, trainingPath } from '../../src/main/userDataDir';
import { GAME_WORDS } from '../core/strategy/gameWords';
import { FEW_TILES } from '../main/leaves/fewTiles';
import { sentence } from '../said';
import { IS_LONG } from '../seed';
import { type ElectronSession, startElectron, withUserData } from './appSession';
import { AppWindow, PATIENCE } from './appWindow';
import { fewTilesDocument } from './fewTilesDocument';
import { answerDialogs, chooseInMenu } from './fileDialogs';
import { makeWindowModest } from './modestWindow';

describe.runIf(IS_LONG)('leaves of other tiles', () => {
  it('are trained, stopped, resumed after a restart, used at once, and given up again', () =>
    withUserData(async (userData) => {
      makeWindowModest(userData);
      const document = join(userData, 'few.tilewright');
      const list = join(userData, 'few.txt');
      writeFileSync(list, GAME_WORDS.filter((word) => /^[ABEST]+$/.test(word)).join('\n'));
      writeFileSync(document, fewTilesDocument());

      const button = ({ page }: ElectronSession, name: Parameters<typeof sentence>[0]) =>
        page.getByRole('button', { name: sentence(name), exact: true });
      const task = (session: ElectronSession, name: Parameters<typeof sentence>[0]) =>
        button(session, name).click();
      const isOffered = (session: ElectronSession, name: Parameters<typeof sentence>[0]) =>
        button(session, name).waitFor();

      const first = await startElectron(userData);
      try {
        const window = new AppWindow(first.page);
        await window.shownCandidate();
        await answerDialogs(first.app, { open: document });
        await chooseInMenu(first.app, 'file.open');
        await window.titleIs('few.tilewright');
        await answerDialogs(first.app, { open: list });
        await window.press('ControlOrMeta+Shift+l');
        await first.page.getByRole('button', { name: sentence('lexiconPanel.openLexicon') }).click();
        await window.openPage(sentence('sideTabs.leaves'));
        await window.seen(sentence('leavesPage.none', { tiles: 'Few' })).waitFor();
        await task(first, 'leavesPage.startTraining');
        await task(first, 'leavesPage.stopTraining');
        await isOffered(first, 'leavesPage.continueTraining');
        // The thread that trains writes it on its own time.
        await expect.poll(() => existsSync(trainingPath(userData)), PATIENCE).toBe(true);
      } finally {
        await first.close();
      }

      const again = await startElectron(userData, [document]);
      try {
        const window = new AppWindow(again.page);
        await window.titleIs('few.tilewright');
        const equity = again.page.locator('.candidate-heads .equity');
        const own = ownLeavesPath(ownLeavesDir(userData), FEW_TILES);
        await window.shownCandidate();
        expect(await equity.count()).toBe(0);
        await window.openPage(sentence('sideTabs.leaves'));
        await task(again, 'leavesPage.continueTraining');
        await isOffered(again, 'leavesPage.useTrained');
        expect(existsSync(own)).toBe(false);
        await task(again, 'leavesPage.useTrained');
        await again.page.locator('.leaves-table').first().waitFor();
        expect(existsSync(own)).toBe(true);
        await again.page.getByRole('searchbox', { name: sentence('leavesPage.search') }).fill('bb ?');
        await again.page.getByRole('rowheader', { name: 'BB', exact: true }).first().waitFor();
        await window.openPage(sentence('sideTabs.moves'));
        await equity.waitFor();
        await expect
          .poll(() => again.page.locator('.candidate-cells .equity').first().innerText(), PATIENCE)
          .toMatch(/\d/);

        await window.openPage(sentence('sideTabs.leaves'));
        await task(again, 'leavesPage.useBuiltIn');
        await window.seen(sentence('leavesPage.none', { tiles: 'Few' })).waitFor();
        expect(existsSync(own)).toBe(false);
        await window.openPage(sentence('sideTabs.moves'));
        await equity.waitFor({ state: 'detached' });
        expect(again.errors()).toEqual([]);
      } finally {
        await again.close();
      }
    }));
});
