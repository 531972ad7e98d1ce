import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { text } from '../../src/texts/text';
import { REPOSITORY } from './appSession';
import { answerDialogs, chooseInMenu, DO_NOT_SAVE } from './fileDialogs';
import { type HintedPlay, hintedPlay } from './hintedPlay';
import { useApp } from './useApp';

const GAME = join(REPOSITORY, 'test/core/notation/gcg/games/standard.gcg');

describe('a game in the built app', () => {
  const app = useApp();
  const locate = (selector: string) => app.window.page.locator(selector);
  const lastTurn = () => locate('.play-last').textContent();
  const rackLetters = async () => (await locate('.rack .tile-letter').allTextContents()).join('');
  const press = (key: string) => app.window.press(key);
  /** Waits until it is the person's turn, or the game is over. */
  const whenIdle = () =>
    expect.poll(() => locate('.play-now').textContent()).toMatch(/^(You|mia|tom) to play|^The game is over/);
  const rowsWith = async (text: string) =>
    (await locate('.game-turn').allTextContents()).filter((row) => row.includes(text)).length;
  const told = (text: RegExp) => expect.poll(lastTurn).toMatch(text);

  it('starts by key, with a seed', async () => {
    await app.window.shownCandidate();
    await press('ControlOrMeta+Shift+n');
    const seed = app.window.page.getByRole('textbox', { name: 'Seed' });
    await seed.fill('one, two');
    await press('Enter');
    await whenIdle();
    await expect.poll(rackLetters).toHaveLength(7);
    await locate('.play-bag').getByText('86 tiles in the bag').waitFor();
    // Its document is named after the players and the date.
    await expect
      .poll(() => app.window.page.title())
      .toMatch(/^• You – Top scorer \d{4}-\d\d-\d\d — Tilewright$/);
  });

  it('blocks the candidates and the words', async () => {
    await press('ControlOrMeta+Shift+Digit1');
    await app.window.seen(/^Candidates and analysis are hidden while you play/).waitFor();
    expect(await app.window.candidates.getByRole('option').count()).toBe(0);
    await press('ControlOrMeta+l');
    await locate('.word-text').fill('QI');
    await locate('.word-results')
      .getByText(/^Candidates and analysis are hidden/)
      .waitFor();
    expect(await locate('.word-row').count()).toBe(0);
    await press('ControlOrMeta+Shift+Digit7');
  });

  it('exchanges tiles by their letters, and undoes that together with the agent’s reply', async () => {
    const before = await rackLetters();
    await press('ControlOrMeta+1');
    await press('4');
    await app.window.page.getByRole('dialog', { name: 'Exchange tiles' }).waitFor();
    await locate('.exchange-field input:focus').waitFor();
    await app.window.page.keyboard.type(before.slice(0, 2));
    await press('Enter');
    await told(/^Top scorer plays \p{L}+ at /u);
    await whenIdle();
    await expect.poll(() => rowsWith(`exchange ${before.slice(0, 2)}`)).toBe(1);
    await press('ControlOrMeta+z');
    await expect.poll(rackLetters).toBe(before);
    expect(await locate('.play-last').count()).toBe(0);
  });

  it('challenges a valid play, which costs the turn', async () => {
    await press('ControlOrMeta+1');
    await press('2');
    await told(/^Top scorer plays /);
    await whenIdle();
    await press('3');
    // The turn that the challenge has lost is a pass of the record.
    await expect.poll(() => rowsWith('pass')).toBe(2);
    await expect.poll(() => rowsWith('Top')).toBe(2);
    await whenIdle();
  });

  it('opens the analysis for one turn on request', async () => {
    await press('ControlOrMeta+Shift+a');
    await app.window.sortByRank();
    expect((await app.window.shownCandidate()).rank).toBe(1);
    await press('ControlOrMeta+Shift+Digit7');
  });

  it('is played by key alone: three turns, an exchange and a pass, which is undone', async () => {
    for (let turn = 0; turn < 3; turn++) await playBest();
    const letters = await rackLetters();
    // From a button, as from anywhere, what is typed is laid on the board.
    await press('ControlOrMeta+Shift+n');
    await locate('.play-page button:focus').waitFor();
    await press(letters.slice(0, 1).toLowerCase());
    await locate('[role=gridcell]:focus').waitFor();
    await expect.poll(rackLetters).toHaveLength(letters.length - 1);
    await press('Backspace');
    await expect.poll(rackLetters).toHaveLength(letters.length);
    await press('ControlOrMeta+j');
    await locate('.exchange-field input:focus').waitFor();
    await app.window.page.keyboard.type(letters.slice(0, 1));
    await press('Enter');
    // The dialog leaves the keys to the board.
    await locate('[role=gridcell]:focus').waitFor();
    await whenIdle();
    const before = await locate('.game-turn').count();
    await press('2');
    await expect.poll(() => locate('.game-turn').count()).toBe(before + 2);
    await whenIdle();
    await press('ControlOrMeta+z');
    await expect.poll(() => locate('.game-turn').count()).toBe(before);
    await locate('[role=gridcell]:focus').waitFor();
  });

  it('continues a record, to its end, by key alone', async () => {
    const { app: electron } = app.session;
    await answerDialogs(electron, { open: GAME, message: DO_NOT_SAVE });
    await chooseInMenu(electron, 'file.open');
    await app.window.titleIs('standard.gcg');
    await press('ControlOrMeta+Shift+Digit7');
    // Turn 41 of 44: the bag is empty, and both racks are known.
    await chooseInMenu(electron, 'game.last');
    for (let turn = 0; turn < 4; turn++) await press('Alt+ArrowLeft');
    await press('ControlOrMeta+Shift+o');
    await app.window.page.getByRole('form', { name: 'Play on from turn 41' }).waitFor();
    await locate('.seat-fields select:focus').waitFor();
    await press('ControlOrMeta+Shift+o');
    await whenIdle();
    await expect.poll(() => app.window.page.title()).toMatch(/^• .*(mia|tom)/);
    await press('ControlOrMeta+z');
    await app.window.titleIs('standard.gcg');
    await press('ControlOrMeta+Shift+z');
    await whenIdle();
    direction = 'across';
    for (let turn = 0; turn < 12 && !(await isOver()); turn++) await playBest();
    await locate('.play-end')
      .getByText(/(has|have) won, |It is a tie/)
      .waitFor();
  });

  it('is reviewed when it is over, up to a stop', async () => {
    const { page } = app.window;
    await page.getByRole('button', { name: 'Review…' }).click();
    await page.getByText('This game has not been reviewed yet.').waitFor();
    // The button has disappeared with its page; the focus is on the list of the new one.
    await page.locator('[data-zone=candidates]:focus').waitFor();
    await press('Alt+KeyR');
    await locate('.game-turn[aria-description]').first().waitFor();
    await press('Alt+Shift+KeyR');
    await page.getByText(/^Stopped: \d+ of \d+ turns are reviewed\./).waitFor();
    expect(app.session.errors()).toEqual([]);
  });

  const isOver = async () =>
    (await locate('.play-now').textContent())?.startsWith('The game is over') ?? false;

  /** Plays the last hint; passes if there is no play. */
  async function playBest(): Promise<void> {
    const before = await locate('.game-turn').count();
    await press('Alt+h');
    const hint = async () => (await locate('.play-hint').textContent()) ?? '';
    await expect.poll(hint).not.toBe(text('play.hintSearching'));
    for (let step = 0; step < 3; step++) await press('Alt+h');
    const toPass = ['equity', 'score'].map((by) => text('play.hintPass', { by }));
    let play: HintedPlay | null = null;
    await expect
      .poll(async () => {
        play = await hintedPlay(app.window, await hint());
        return play !== null || toPass.includes(await hint());
      })
      .toBe(true);
    if (play === null) await press('ControlOrMeta+Shift+k');
    else {
      await lay(play);
      await press('Enter');
    }
    await expect.poll(() => locate('.game-turn').count()).toBeGreaterThan(before);
    await whenIdle();
  }

  /** Which way the cursor goes. */
  let direction = 'across';

  /** Types the tiles of a play. */
  async function lay({ direction: wanted, tiles: [first, ...others] }: HintedPlay): Promise<void> {
    if (first === undefined) throw new Error('The word lies on the board.');
    for (const key of ['ControlOrMeta+1', 'Home', 'PageUp']) await press(key);
    for (let step = 0; step < first.col; step++) await press('ArrowRight');
    for (let step = 0; step < first.row; step++) await press('ArrowDown');
    if (direction !== wanted)
      for (let turn = 0; turn < (wanted === 'down' ? 1 : 2); turn++) await press('Space');
    direction = wanted;
    for (const { letter } of [first, ...others])
      await press(letter === letter.toLowerCase() ? `Shift+${letter.toUpperCase()}` : letter.toLowerCase());
  }
});
