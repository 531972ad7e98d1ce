import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './appWindow';
import { answerDialogs, chooseInMenu, DO_NOT_SAVE } from './fileDialogs';
import { useApp } from './useApp';

/** First a large mistake, with so good a rack; then a phony, EO, with a wrong total. */
const GAME = `#player1 ann Ann
#player2 ben Ben
>ann: AEINRST 8H AE +4 4
>ben: CDOGLMN 9H DOG +9 14
`;

describe('the review of a game', () => {
  const app = useApp();
  const page = () => app.session.page;
  const list = () => page().getByRole('listbox', { name: 'Turns of the game', exact: true });
  /** Turns with a mark of the review. */
  const turns = () => list().locator('.game-turn[aria-description]');
  const file = () => join(app.userData, 'game.gcg');
  const kept = () => `${file()}.review.json`;

  it('is made, navigated and saved, by keyboard alone', async () => {
    await app.window.shownCandidate();
    writeFileSync(file(), GAME);
    await answerDialogs(app.session.app, { open: file() });
    await app.window.press('ControlOrMeta+o');
    await page().locator('.game-now', { hasText: 'Turn 1 of 2' }).waitFor();
    await app.window.press('ControlOrMeta+Shift+Digit9');
    await page().getByText('This game has not been reviewed yet.').waitFor();
    await app.window.press('Alt+KeyR');
    await page().getByText('2 turns reviewed.').waitFor();
    await expect.poll(() => turns().count(), PATIENCE).toBe(2);
    await expect.poll(() => existsSync(kept()), PATIENCE).toBe(true);
    expect(JSON.parse(readFileSync(kept(), 'utf8'))).toMatchObject({ turnCount: 2 });
  });

  it('goes to the largest mistake and through the turns, described in words', async () => {
    const now = page().locator('.review-now [role=status]');
    await app.window.press('Alt+ArrowDown');
    await now.filter({ hasText: /^Turn 1, ann, AEINRST: 8H AE\. A large mistake: / }).waitFor();
    await list().focus();
    await app.window.press('ArrowDown');
    await now.filter({ hasText: 'A phony: EO. It stayed and scored' }).waitFor();
    await app.window.press('Enter');
    await page().getByRole('button', { name: 'Show best play', exact: true }).waitFor();
  });

  it('has a table of the win % for those who cannot see the graph', async () => {
    const table = page().getByRole('table', { name: 'Win % of ann after each turn' });
    expect(await table.getByRole('row').count()).toBe(3);
  });

  it('is out of date when the game is edited, until that is undone', async () => {
    const stale = page().getByText('It is out of date: the game has been edited since.');
    await page().getByRole('button', { name: 'Repair totals' }).click();
    await stale.waitFor();
    await page().getByRole('button', { name: 'Review again' }).waitFor();
    await app.window.press('ControlOrMeta+z');
    await stale.waitFor({ state: 'detached' });
    expect(await turns().count()).toBe(2);
  });

  it('covers several games chosen together, navigated by key', async () => {
    const other = join(app.userData, 'other.gcg');
    const none = join(app.userData, 'none.gcg');
    writeFileSync(other, GAME.replace('DOG +9 14', 'GOD +9 9'));
    writeFileSync(none, 'no game');
    await answerDialogs(app.session.app, { open: [file(), other, none], message: DO_NOT_SAVE });
    await chooseInMenu(app.session.app, 'review.files');
    await page().getByText('2 games of 3 reviewed. 1 cannot be reviewed.').waitFor();
    await app.window.press('Alt+Shift+ArrowDown');
    await app.window.titleIs('other.gcg');
    await expect.poll(() => turns().count(), PATIENCE).toBe(2);
    expect([other, none].map((path) => existsSync(`${path}.review.json`))).toEqual([true, false]);
    expect(app.session.errors()).toEqual([]);
  });
});
