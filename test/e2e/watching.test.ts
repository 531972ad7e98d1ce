import { describe, expect, it } from 'vitest';
import { useApp } from './useApp';

describe('agents watched in the built app', () => {
  const app = useApp();
  const locate = (selector: string) => app.window.page.locator(selector);
  const press = (key: string) => app.window.press(key);
  const turns = () => locate('.game-turn').count();
  const walkStep = () => app.window.page.getByRole('slider', { name: 'Step of the walk' });
  const now = () => locate('.play-now').textContent();

  it('play each other turn by turn, and pause by key', async () => {
    await app.window.shownCandidate();
    await press('ControlOrMeta+Shift+n');
    const page = app.window.page;
    await page.getByLabel('Plays first', { exact: true }).selectOption('score');
    await page.getByLabel('Plays second', { exact: true }).selectOption('score');
    await page.getByRole('textbox', { name: 'Seed' }).fill('watched');
    await press('Enter');
    await locate('.play-actions select').selectOption('500');
    await expect.poll(turns).toBeGreaterThan(2);
    await press('ControlOrMeta+Shift+Space');
    await expect.poll(now).toMatch(/^Paused: /);
  });

  it('show the walk of the last move, until they resume', async () => {
    const before = await turns();
    await press('ControlOrMeta+Shift+m');
    await walkStep().waitFor();
    // Its moment is the one before the last, which is the end.
    await locate(`.game-turn:nth-child(${before - 1})[aria-selected=true]`).waitFor();
    expect(await turns()).toBe(before);
  });

  it('resume where the game stands', async () => {
    const before = await turns();
    await press('ControlOrMeta+Shift+m');
    await expect.poll(turns).toBeGreaterThan(before);
    await walkStep().waitFor({ state: 'hidden' });
    await press('ControlOrMeta+Shift+Space');
    await expect.poll(now).toMatch(/^Paused: /);
    expect(app.session.errors()).toEqual([]);
  });
});
