import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startElectron, withUserData } from './appSession';
import { AppWindow } from './appWindow';
import { answerDialogs, chooseInMenu, DO_NOT_SAVE } from './fileDialogs';
import { makeWindowModest } from './modestWindow';
import { useApp } from './useApp';

const GAME = `#player1 ann Ann
#player2 ben Ben
>ann: AEINRST 8H AE +4 4
>ben: CDOGLMN 9H DOG +12 12
>ann: INRSTXY - +0 4
`;

describe('branches of a game', () => {
  const app = useApp();
  const page = () => app.session.page;
  const list = () => page().getByRole('listbox', { name: 'Turns of the game', exact: true });
  const branchRows = () => list().locator('.game-turn.branch');
  const now = (text: string | RegExp) => page().locator('.game-now', { hasText: text }).waitFor();
  const saved = () => join(app.userData, 'game.tilewright');

  it('start where another turn is played, by key', async () => {
    await app.window.shownCandidate();
    const file = join(app.userData, 'game.gcg');
    writeFileSync(file, GAME);
    await answerDialogs(app.session.app, { open: file, save: saved(), message: DO_NOT_SAVE });
    await app.window.press('ControlOrMeta+o');
    await now('Turn 1 of 3');
    await app.window.shownCandidate();
    await app.window.press('ControlOrMeta+t');
    await now(/^Branch .* To play: ben/);
    // The turn, and the end of the branch shown.
    expect(await branchRows().count()).toBe(2);
    await app.window.press('Alt+Shift+ArrowLeft');
    await now('Turn 1 of 3');
    expect(await branchRows().count()).toBe(1);
    await app.window.press('Alt+Shift+ArrowRight');
    await now(/^Branch /);
  });

  it('are named and commented on', async () => {
    await app.window.press('Alt+Shift+KeyB');
    await page().getByRole('textbox', { name: 'Name' }).fill('Long word');
    await page().keyboard.press('Enter');
    await now('Branch Long word: Turn 1');
    await app.window.press('Alt+Shift+KeyC');
    await page().getByRole('textbox', { name: 'Comment' }).fill('Better.');
    await page().keyboard.press('ControlOrMeta+Enter');
    await page().locator('.game-remarks', { hasText: 'Better.' }).waitFor();
  });

  it('are saved with the document and come back, with the one that was shown', async () => {
    await app.window.press('ControlOrMeta+s');
    await app.window.titleIs('game.tilewright');
    const { game } = JSON.parse(readFileSync(saved(), 'utf8'));
    expect([game.branches.length, game.branches[0].name, game.branch]).toEqual([1, 'Long word', 1]);
    await answerDialogs(app.session.app, { open: saved(), message: DO_NOT_SAVE });
    await chooseInMenu(app.session.app, 'file.new');
    await list().waitFor({ state: 'detached' });
    await app.window.press('ControlOrMeta+o');
    await now('Branch Long word: Turn 1');
    await list().getByText('Long word', { exact: true }).waitFor();
    await page().locator('.game-remarks', { hasText: 'Better.' }).waitFor();
  });

  it('become the main line or are deleted from their menu, and undo brings them back', async () => {
    const choose = async (entry: string) => {
      await branchRows().first().click({ button: 'right' });
      await page().getByRole('menuitem', { name: entry }).click();
    };
    await choose('Make the branch the main line');
    await now('Turn 1 of 1');
    // The three turns of the record are the branch now.
    expect(await branchRows().count()).toBe(3);
    await app.window.press('ControlOrMeta+z');
    await now('Branch Long word');
    await choose('Delete the branch');
    await now('Turn 1 of 3');
    expect(await branchRows().count()).toBe(0);
    await app.window.press('ControlOrMeta+z');
    await now('Branch Long word');
    expect(app.session.errors()).toEqual([]);
  });
});

describe('branches that are not saved yet', () => {
  it('come back after the program was killed', () =>
    withUserData(async (userData) => {
      makeWindowModest(userData);
      const file = join(userData, 'game.gcg');
      writeFileSync(file, GAME);
      const killed = await startElectron(userData, [file]);
      const before = new AppWindow(killed.page);
      await killed.page.locator('.game-now', { hasText: 'Turn 1 of 3' }).waitFor();
      await before.shownCandidate();
      await before.press('ControlOrMeta+Shift+KeyD');
      await killed.page.locator('.game-now', { hasText: 'Branch pass' }).waitFor();
      await expect.poll(() => readIfThere(join(userData, 'unsaved.json'))).toContain('branches');
      const { app } = killed;
      const ended = once(app.process(), 'exit');
      app.process().kill('SIGKILL');
      await ended;
      const again = await startElectron(userData);
      try {
        await again.page.locator('.game-now', { hasText: 'Branch pass' }).waitFor();
        expect(await again.page.locator('.game-turn.branch').count()).toBe(2);
      } finally {
        await again.close();
      }
    }));
});

const readIfThere = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

describe('a recorded game that is corrected', () => {
  const app = useApp();
  const page = () => app.session.page;
  const row = (nth: number) => page().locator('.game-turn').nth(nth);
  const now = (text: string) => page().locator('.game-now', { hasText: text }).waitFor();

  it('keeps the later turns, which are marked, and is exported as it is then', async () => {
    await app.window.shownCandidate();
    const file = join(app.userData, 'game.gcg');
    const written = join(app.userData, 'corrected.gcg');
    writeFileSync(file, GAME);
    await answerDialogs(app.session.app, { open: file, save: written, message: DO_NOT_SAVE });
    await app.window.press('ControlOrMeta+o');
    await now('Turn 1 of 3');
    await app.window.press('Alt+Shift+KeyD');
    await page().getByRole('combobox', { name: 'Kind of turn' }).selectOption('Pass');
    await page().getByText('Turn 2 no longer fits').waitFor();
    await page().getByRole('button', { name: 'Correct turn' }).click();
    await expect.poll(() => row(1).getAttribute('class')).toContain('wrong');
    expect(await row(0).textContent()).toContain('pass');
    await app.window.press('Alt+Shift+KeyG');
    await page().getByRole('button', { name: 'Swap' }).click();
    await page().getByRole('textbox', { name: 'Title' }).fill('Final');
    await page().keyboard.press('Enter');
    await page().locator('.game-remarks', { hasText: 'Final' }).waitFor();
    await chooseInMenu(app.session.app, 'export.gcg');
    await app.window.isTold(/corrected\.gcg/);
    // Ben begins now; DOG has the 12 points that it had, and nobody the 4 of the turn that was none.
    expect(readFileSync(written, 'utf8')).toBe(`#player1 ben Ben
#player2 ann Ann
#title Final
>ben: AEINRST - +0 0
>ann: CDOGLMN 9H DOG +12 12
>ben: INRSTXY - +0 0
`);
    expect(app.session.errors()).toEqual([]);
  });
});
