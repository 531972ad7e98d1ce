import { describe, expect, it } from 'vitest';
import { PATIENCE } from './appWindow';
import { useApp } from './useApp';

/** So many that nothing ends by itself: rollouts to the end of the game, without a confidence stop. */
const SAMPLES_EACH = '40000';

describe('a simulation in the built app', () => {
  const app = useApp();
  const locate = (selector: string) => app.window.page.locator(selector);
  const press = (key: string) => app.window.press(key);
  const status = () => locate('.simulation-status').textContent();
  const drawn = async () => Number((/[\d,]+/.exec((await status()) ?? '')?.[0] ?? '0').replaceAll(',', ''));
  const toggle = () => press('ControlOrMeta+Shift+m');
  const watched = () => locate('.watched-sample');
  const shares = async () =>
    (await locate('.candidate-row .winShare').allTextContents()).map((share) => Number.parseFloat(share));

  it('starts, stops and resumes by one key, with its figures in the list', async () => {
    await app.window.shownCandidate();
    const page = app.window.page;
    await page.getByRole('tab', { name: 'Simulation' }).click();
    await page.getByRole('button', { name: 'Simulation settings' }).click();
    await page.getByLabel('Plies', { exact: true }).selectOption({ label: 'To the end' });
    await page.getByLabel('Confidence').selectOption({ label: 'Never: all samples' });
    await page.getByLabel('Best by equity').fill('3');
    await page.getByLabel('Samples each').fill(SAMPLES_EACH);
    await page.getByRole('listbox', { name: 'Candidates' }).focus();
    await toggle();
    await expect.poll(shares, PATIENCE).toHaveLength(3);
    await toggle();
    await expect.poll(status, PATIENCE).toMatch(/^Stopped at /);
    const found = await shares();
    expect(found).toEqual([...found].sort((one, other) => other - one));
    expect(await locate('.candidate-row .winShare').first().textContent()).toMatch(/^\d+\.\d ±\d+\.\d$/);
    const before = await drawn();
    await toggle();
    await expect.poll(drawn, PATIENCE).toBeGreaterThan(before);
    await toggle();
    await expect.poll(status, PATIENCE).toMatch(/^Stopped at /);
  });

  it('can be watched turn by turn, until Escape', async () => {
    await press('Alt+Shift+KeyV');
    await watched()
      .getByRole('heading', { name: /^Sample 1 of / })
      .waitFor();
    await watched().locator('.own').first().waitFor();
    await press('ControlOrMeta+Shift+Space');
    await watched().getByRole('button', { name: 'Resume' }).waitFor();
    await press('ControlOrMeta+Shift+Space');
    await watched().locator('.other').first().waitFor();
    await press('Escape');
    await watched().waitFor({ state: 'hidden' });
    expect(await status()).toMatch(/^Stopped at /);
  });

  it('belongs to its position: with another rack its figures disappear', async () => {
    await app.window.press('ControlOrMeta+2');
    await press('Backspace');
    await locate('.candidate-row .winShare').first().waitFor({ state: 'detached' });
    await press('ControlOrMeta+z');
    await locate('.candidate-row .winShare').first().waitFor();
    expect(app.session.errors()).toEqual([]);
  });
});
