import { describe, expect, it } from 'vitest';
import { useApp } from './useApp';

const PAGES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

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

  /** Controls and headings whose words are cut off, or that reach out of the window. */
  const clipped = () =>
    page().evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, label, th, h2, h3, [role=tab]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter(
          (element) => element.closest('[aria-hidden=true], .visually-hidden, .candidate-scroller') === null,
        )
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map((element) => element.textContent?.slice(0, 60)),
    );

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
    await expect.poll(() => page().locator('.lexicon-button').innerText()).toContain('274.137 Wörter');
    await expect.poll(menuTitles).toContain('Datei');
  });

  it('fit on every page', async () => {
    await app.session.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 800),
    );
    for (const digit of PAGES) {
      await press(`ControlOrMeta+Shift+Digit${digit}`);
      await expect.poll(clipped, { message: `page ${digit}` }).toEqual([]);
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
