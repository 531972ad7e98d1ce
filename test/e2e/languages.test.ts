import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../seed';
import { cutTexts } from './cutTexts';
import { useApp } from './useApp';

const PAGES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

const SIZES = [
  [960, 640],
  [1280, 800],
  [1920, 1080],
] as const;
/** From the usual text to one and a half times its size. */
const STEPS_TO_LARGE = 3;

/** A title that every language has a word of its own for. */
const TITLES = [
  ['de', 'Einstellungen'],
  ['fr', 'Réglages'],
  ['es', 'Ajustes'],
  ['pl', 'Ustawienia'],
] as const;

describe('the languages of the built app', () => {
  const app = useApp();
  const page = () => app.window.page;
  const press = (key: string) => app.window.press(key);
  const lang = () => page().evaluate(() => document.documentElement.lang);
  const menuTitles = () =>
    app.session.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));

  async function choose(language: string) {
    await press('ControlOrMeta+,');
    const dialog = page().locator('dialog.settings, .settings').first();
    await dialog.waitFor();
    await dialog.locator('nav button').nth(4).click();
    await dialog.locator('select').first().selectOption({ label: language });
  }

  it('change without a restart: page, menu and numbers', async () => {
    await app.window.shownCandidate();
    await expect.poll(lang).toBe('en');
    await choose('Deutsch');
    await expect.poll(lang).toBe('de');
    await page().getByRole('dialog', { name: 'Einstellungen' }).waitFor();
    await press('Escape');
    await app.window.pageIsOpen('Züge');
    await expect.poll(() => page().locator('.lexicon-button').textContent()).toContain('274.137 Wörter');
    await expect.poll(menuTitles).toContain('Datei');
  });

  async function fitsAt([width, height]: readonly [number, number], language: string) {
    await app.session.app.evaluate(
      ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(...size),
      [width, height] as const,
    );
    await expect.poll(() => page().evaluate(() => innerWidth)).toBe(width);
    for (const digit of PAGES) {
      await press(`ControlOrMeta+Shift+Digit${digit}`);
      await expect
        .poll(() => cutTexts(page()), { message: `${language}, ${width}, page ${digit}` })
        .toEqual([]);
    }
  }

  it('fit on every page', () => fitsAt([1280, 800], 'Deutsch'));

  it.runIf(IS_LONG)('fit on every page, at three sizes and with larger text', async () => {
    for (const language of ['Deutsch', 'Français', 'Español', 'Polski', 'English']) {
      await choose(language);
      await press('Escape');
      for (const size of SIZES) await fitsAt(size, language);
      for (let step = 0; step < STEPS_TO_LARGE; step++) await press('ControlOrMeta+=');
      for (const size of SIZES) await fitsAt(size, `${language}, large`);
      await press('ControlOrMeta+0');
    }
  });

  it('are all available', async () => {
    for (const [id, title] of TITLES) {
      await choose({ de: 'Deutsch', fr: 'Français', es: 'Español', pl: 'Polski' }[id]);
      await expect.poll(lang).toBe(id);
      await page().getByRole('dialog', { name: title }).waitFor();
      await press('Escape');
    }
    await choose('English');
    await page().getByRole('dialog', { name: 'Settings' }).waitFor();
    await press('Escape');
    expect(app.session.errors()).toEqual([]);
  });
});
