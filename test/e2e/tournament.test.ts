import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './appWindow';
import { answerDialogs, chooseInMenu } from './fileDialogs';
import { useApp } from './useApp';

describe('a tournament in the window', () => {
  const app = useApp();
  const page = () => app.session.page;
  const button = (name: string) => page().getByRole('button', { name, exact: true });
  const status = () => page().locator('.job-status');
  const results = () => join(app.userData, 'results.games');

  /** Sections of the page beside the set-up. */
  async function show(section: string) {
    await page().getByRole('radio', { name: section, exact: true }).check({ force: true });
  }

  /** Of a stopped tournament. */
  async function gamesPlayed(): Promise<number> {
    const stopped = await status()
      .filter({ hasText: /^Stopped after/ })
      .innerText();
    return Number(/after ([\d,]+) of/.exec(stopped)?.[1]?.replaceAll(',', ''));
  }

  async function expectNoViolations(section: string) {
    const violations = await page().evaluate(async () => {
      const checker: typeof axe = Reflect.get(window, 'axe');
      const result = await checker.run({
        rules: {
          'color-contrast': { enabled: false },
          'label-content-name-mismatch': { enabled: false },
        },
      });
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    });
    expect(violations, section).toEqual([]);
  }

  it('starts, and stops', async () => {
    await app.window.shownCandidate();
    await app.window.press('ControlOrMeta+Shift+Digit8');
    await page().locator('.stage').waitFor({ state: 'hidden' });
    await page().getByRole('textbox', { name: 'Game pairs per match-up' }).fill('50000');
    await page().getByRole('textbox', { name: 'Games at a time' }).fill('1');
    await button('Start').click();
    await page()
      .getByRole('rowheader', { name: /Top scorer/ })
      .waitFor();
    await app.window.press('ControlOrMeta+.');
    expect(await gamesPlayed()).toBeGreaterThan(0);
  });

  it('resumes where it was stopped', async () => {
    const before = await gamesPlayed();
    await button('Resume').click();
    const played = async () => Number((await status().innerText()).split(' ')[0]?.replaceAll(',', ''));
    await expect.poll(played, PATIENCE).toBeGreaterThan(before);
    await button('Stop').click();
    expect(await gamesPlayed()).toBeGreaterThan(before);
  });

  it('has names and roles that an accessibility checker accepts', async () => {
    await page().evaluate(axe.source);
    for (const section of ['Table', 'Charts', 'Games']) {
      await show(section);
      await expectNoViolations(section);
    }
  });

  it('has games, one of which is opened by key and navigated', async () => {
    await show('Games');
    const games = page().getByRole('listbox', { name: 'Games' });
    await games.getByRole('option', { name: /^1 of \d+, game 1, A \d+, B \d+, A began$/ }).waitFor();
    await games.focus();
    await app.window.press('ArrowDown');
    await app.window.press('ArrowDown');
    await games.getByRole('option', { selected: true, name: /game 2, .*, B began$/ }).waitFor();
    await app.window.press('Enter');
    await app.window.isTold(/^Opened .*\.gcg: vowel-consonant – score, \d+ turns/);
    // The game is analysed; its page has no board.
    await expect.poll(() => page().locator('.game-turn').count()).toBeGreaterThan(10);
    expect(await page().locator('.tournament').count()).toBe(0);
    await app.window.press('Alt+ArrowRight');
    await page()
      .getByText(/^Turn 2 of/)
      .first()
      .waitFor();
  });

  it('is saved and reopened, discarding unsaved results only after confirmation', async () => {
    await app.window.press('ControlOrMeta+Shift+Digit8');
    const kept = await gamesPlayed();
    await answerDialogs(app.session.app, { save: results(), open: results() });
    await button('Save results…').click();
    await page().getByRole('textbox', { name: 'Game pairs per match-up' }).fill('2');
    await expect.poll(() => button('Start').isEnabled(), PATIENCE).toBe(true);
    await button('Start').click();
    await status().filter({ hasText: '4 games played' }).waitFor();
    await button('Open results…').click();
    await button('Discard results').click();
    await status()
      .filter({ hasText: /^Stopped after/ })
      .waitFor();
    expect(await gamesPlayed()).toBe(kept);
  });

  it('is unchanged by a file without results', async () => {
    const kept = await gamesPlayed();
    const broken = join(app.userData, 'broken.games');
    writeFileSync(broken, 'no results');
    await answerDialogs(app.session.app, { open: broken });
    await button('Open results…').click();
    await page().locator('.job-head .message.error').waitFor();
    expect(await gamesPlayed()).toBe(kept);
  });

  it('plays first turns from the position shown, and opens a game that begins with one', async () => {
    await app.window.press('ControlOrMeta+Shift+Digit1');
    await app.window.shownCandidate();
    await chooseInMenu(app.session.app, 'tournament.fromPosition');
    await page().getByRole('textbox', { name: 'Games per first turn' }).fill('20');
    await page().getByRole('textbox', { name: 'Best turns of the list' }).fill('2');
    const firstTurns = await page().locator('.first-turns li').allInnerTexts();
    expect(firstTurns).toHaveLength(2);
    await button('Start').click();
    await status().filter({ hasText: '40 games played' }).waitFor();
    const rows = page().locator('.standings tbody tr');
    expect(await rows.count()).toBe(2);
    const names = await rows.getByRole('button').allInnerTexts();
    expect(names.toSorted()).toEqual(firstTurns.toSorted());
    for (const row of await rows.allInnerTexts()) expect(row).toMatch(/\b20$/);
    // The games of the second one.
    const turn = names[1] ?? '';
    await button(turn).click();
    const games = page().getByRole('listbox', { name: 'Games' });
    await games.getByRole('option', { name: new RegExp(`^3 of 20, ${turn}, game 3, .* A began$`) }).click();
    // The open game passes that position: its turns come before.
    await app.window.isTold(/^Opened \d-03\.tilewright/);
    const [, place = '', score = ''] = / (\S+) (\d+)$/.exec(turn) ?? [];
    await page()
      .getByText(/^Turn 2 of/)
      .first()
      .waitFor();
    await page()
      .locator('.game-turn')
      .nth(1)
      .filter({ hasText: `${place} ` })
      .filter({ hasText: `+${score}` })
      .waitFor();
  });
});
