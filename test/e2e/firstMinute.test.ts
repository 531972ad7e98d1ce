import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { text } from '../../src/texts/text';
import { useApp } from './useApp';

const SEEN = /"hasSeenWelcome":\s*true/;

describe('the first minute of the built app, in an empty profile', () => {
  const app = useApp({ isModest: false });
  const card = () => app.window.page.getByRole('region', { name: text('welcome.title') });
  const button = (name: string) => card().getByRole('button', { name });
  const focused = () => app.window.page.evaluate(() => document.activeElement?.textContent ?? '');
  const press = (key: string) => app.window.press(key);
  const again = async () => {
    await press('ControlOrMeta+K');
    await app.window.page.keyboard.type(text('welcome.again'));
    await app.window.page.getByRole('option', { name: text('welcome.again') }).waitFor();
    await press('Enter');
  };

  beforeAll(async () => {
    await app.session.app.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(960, 640);
    });
  });

  it('shows the walk that finds the first candidate, sentence by sentence, and leads to it', async () => {
    const { page } = app.window;
    for (const key of ['welcome.board', 'welcome.walk'] as const) await card().getByText(text(key)).waitFor();
    // The rest of the window is as ever, but for the walk on the board.
    await page.getByRole('slider', { name: text('walkPanel.stepOfWalk') }).waitFor({ state: 'hidden' });
    await button(text('welcome.learn')).waitFor();
    await expect.poll(focused).toContain(text('welcome.learn'));
    await press('Enter');
    await app.window.pageIsOpen(text('sideTabs.course'));
    await card().waitFor({ state: 'hidden' });
  });

  it('is shown again on request, at once if motion is not wanted, and leads to a game', async () => {
    await app.window.page.emulateMedia({ reducedMotion: 'reduce' });
    await again();
    for (const key of ['welcome.board', 'welcome.walk'] as const) await card().getByText(text(key)).waitFor();
    await expect.poll(focused).toContain(text('welcome.learn'));
    await press('Tab');
    await press('Enter');
    await app.window.pageIsOpen(text('sideTabs.play'));
    await expect.poll(() => app.window.page.locator('[data-zone=play] select:focus').count()).toBe(1);
  });

  it('leads to the candidates', async () => {
    await again();
    await button(text('rooms.analyse')).press('Enter');
    await expect
      .poll(() => app.window.candidates.evaluate((list) => list === document.activeElement))
      .toBe(true);
  });

  it('is skipped by those who type, and their letter goes to the rack', async () => {
    await app.window.page.emulateMedia({ reducedMotion: 'no-preference' });
    await again();
    await expect.poll(focused).toContain(text('welcome.skip'));
    await press('Backspace');
    await card().waitFor({ state: 'hidden' });
    await expect.poll(async () => (await app.window.rackNames()).length).toBe(6);
    await press('ControlOrMeta+Z');
    await app.window.shownCandidate();
  });

  it('is skipped by its button, and is not due at the next start', async () => {
    await again();
    await expect.poll(focused).toContain(text('welcome.skip'));
    await press('Space');
    await card().waitFor({ state: 'hidden' });
    await expect.poll(() => readFileSync(join(app.userData, 'settings.json'), 'utf8')).toMatch(SEEN);
    expect(app.session.errors()).toEqual([]);
  });
});
