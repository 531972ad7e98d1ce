import { afterAll, beforeAll, describe, it } from 'vitest';
import { GAME_WORDS } from '../core/strategy/gameWords';
import { sentence } from '../said';
import { IS_LONG } from '../seed';
import type { PageSession } from './appSession';
import { AppWindow } from './appWindow';
import { fewTilesDocument } from './fewTilesDocument';
import { startModestPage } from './modestWindow';
import { chooserAfter, takeDialogs } from './pickedFiles';

describe.runIf(IS_LONG)('leaves in the web edition', () => {
  let session: PageSession;
  let window: AppWindow;

  beforeAll(async () => {
    session = await startModestPage();
    takeDialogs(session);
    window = new AppWindow(session.page);
  });
  afterAll(() => session?.close());

  const pick = async (name: string, content: string, ask: () => Promise<void>) => {
    const chooser = await chooserAfter(window, ask);
    await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  };
  const button = (name: Parameters<typeof sentence>[0]) =>
    session.page.getByRole('button', { name: sentence(name), exact: true });

  it('are trained by threads of the page, and are kept', async () => {
    const { page } = session;
    await window.shownCandidate();
    await pick('few.tilewright', fewTilesDocument(), () => window.press('ControlOrMeta+o'));
    await window.titleIs('few.tilewright');
    const open = page.getByRole('button', { name: sentence('lexiconPanel.openLexicon') });
    const words = GAME_WORDS.filter((word) => /^[ABEST]+$/.test(word)).join('\n');
    await pick('few.txt', words, async () => {
      // A message that is closed closes the panel, too.
      if (!(await open.isVisible())) await window.press('ControlOrMeta+Shift+l');
      await open.click();
    });
    await page.getByRole('button', { name: 'few.txt' }).waitFor();
    await window.openPage(sentence('sideTabs.leaves'));
    await button('leavesPage.startTraining').click();
    await button('leavesPage.stopTraining').click();
    await button('leavesPage.continueTraining').click();
    await button('leavesPage.useTrained').click();
    await page.locator('.leaves-table').first().waitFor();
    await button('leavesPage.useBuiltIn').waitFor();
  });
});
