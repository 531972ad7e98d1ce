import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ElectronSession, startElectron } from './appSession';
import { AppWindow } from './appWindow';
import { makeWindowModest } from './modestWindow';

describe('pointer and keys in the built app', () => {
  const userData = mkdtempSync(join(tmpdir(), 'tilewright-pointer-e2e-'));
  let session: ElectronSession;
  let window: AppWindow;

  beforeAll(async () => {
    makeWindowModest(userData);
    session = await startElectron(userData);
    window = new AppWindow(session.page);
    await window.shownCandidate();
  });
  afterAll(async () => {
    await session?.close();
    rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
  });

  const rack = async () => (await window.rackNames()).map((name) => name.replace(', played', ''));
  const entries = () => session.page.getByRole('menuitem');
  async function paste(text: string) {
    await session.app.evaluate(({ clipboard }, written) => clipboard.writeText(written), text);
    await window.press('ControlOrMeta+v');
  }

  it('takes keys at once after the start: the rack has the focus', async () => {
    const before = await rack();
    await window.press('Backspace');
    await expect.poll(rack).toEqual(before.slice(0, -1));
    await window.press('t');
    await expect.poll(rack).toEqual([...before.slice(0, -1), 'letter T, 1 point']);
    await window.press('ArrowDown');
    await window.shownAt(2);
  });

  it('opens a menu with the second button, on what is under it, and gives the focus back', async () => {
    const option = window.candidates.getByRole('option').nth(2);
    await option.click({ button: 'right' });
    await window.shownAt(3);
    await entries().filter({ hasText: 'Open the walk' }).waitFor();
    await window.press('Escape');
    await expect.poll(() => entries().count()).toBe(0);
    await window.press('ArrowDown');
    await window.shownAt(4);
    await session.page.locator('canvas').click({ button: 'right', position: { x: 300, y: 330 } });
    await entries().filter({ hasText: 'Turn the cursor' }).waitFor();
    await session.page.mouse.click(5, 635);
    await expect.poll(() => entries().count()).toBe(0);
  });

  it('opens the menu of the square that has the focus with a key, within the window', async () => {
    await window.press('ControlOrMeta+1');
    await window.press('Shift+F10');
    await entries().first().waitFor();
    const box = await session.page.getByRole('menu').boundingBox();
    const { height, width } = await session.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (box === null) throw new Error('The menu is not to be seen.');
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await window.press('Escape');
  });

  it('opens the walk to a candidate with a double click', async () => {
    await window.press('ControlOrMeta+3');
    await window.candidates.getByRole('option').nth(1).dblclick();
    await session.page.getByText('Walk to candidate').first().waitFor();
    await window.press('ControlOrMeta+Shift+1');
  });

  it('fills the other rack on one key after a play, and its candidates come', async () => {
    await window.press('ControlOrMeta+t');
    await expect.poll(rack).toEqual([]);
    await window.press('ControlOrMeta+d');
    await expect.poll(async () => (await rack()).length).toBe(7);
    expect((await window.shownCandidate()).rank).toBe(1);
    await session.page.locator('.turn-player.to-move').filter({ hasText: 'Player 2' }).waitFor();
  });

  it('takes what is pasted at once in a new position', async () => {
    await session.app.evaluate(({ dialog }) => {
      // Do not save.
      dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
    });
    await window.press('ControlOrMeta+n');
    await expect.poll(rack).toEqual([]);
    await paste('QUIZ');
    await expect.poll(async () => (await rack()).length).toBe(4);
    expect((await window.shownCandidate()).word).toBe('QUIZ');
  });
});
