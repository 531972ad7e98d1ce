import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sentence } from '../said';
import { PATIENCE } from './appWindow';
import { cutTexts } from './cutTexts';
import { answerDialogs } from './fileDialogs';
import { useApp } from './useApp';

/**
 * One of the endgames that another program has solved: 46 points by 14G BE 11, O7 D..D 9, 15H XU 60 and
 * 5E ..TT 6, after which FR is left.
 */
const ENDGAME =
  '6LAZY1V3/5MIAOU1I3/5I1LOGON3/5R5T3/4BI4P4/4ET3JIG3/2F1AI4N4/SHOOK2TRaNQ1OY/2G1I5AINEE/2S1EPAULETS3/' +
  '4R5E4/WERO4ENDEmIC/A1EMERODS5H/W8CANULA/A13V BEFRUX/DDTT 411/384 0';

/** A made-up position with one tile in the bag and one on the rack: eight orderings. */
const PREENDGAME =
  'CRY1BRING5A/HEAPY3A5E/EN6U3V1D/2tAILWIND1PICE/8T1VINOS/5Q2E1REEL1/2GALAGOS1O1WE1/FOID1T1STOOKS2/' +
  '2BOA5M4/4DJIN7/4MATURER4/3LI10/15/1FaTTENER6/15 I/ 368/486 0';

describe('an endgame', () => {
  const app = useApp();
  const page = () => app.session.page;
  const status = () => page().locator('.endgame [role=status]');
  const line = () => page().getByRole('listbox', { name: 'Line of play' });
  const tree = () => page().getByRole('tree', { name: 'Search tree' });
  const squareAt = (row: number, col: number) =>
    app.window.board.locator(`[data-row="${row}"][data-col="${col}"]`);

  async function open(name: string, cgp: string): Promise<void> {
    const file = join(app.userData, name);
    writeFileSync(file, `${cgp}\n`);
    await answerDialogs(app.session.app, { open: file });
    await app.window.press('ControlOrMeta+o');
    await page().getByText(name, { exact: true }).first().waitFor();
  }

  it('is solved by one key', async () => {
    await app.window.shownCandidate();
    await open('endgame.cgp', ENDGAME);
    await app.window.press('ControlOrMeta+Shift+Digit0');
    await status().filter({ hasText: 'Not solved yet.' }).waitFor();
    await page().getByLabel('Time', { exact: true }).selectOption('1800');
    await app.window.press('Alt+KeyE');
    await status()
      .filter({ hasText: /^Solved: / })
      .waitFor();
    expect(await page().locator('.endgame-value').innerText()).toContain('+46');
    expect(await line().getByRole('option').allInnerTexts()).toHaveLength(5);
    const value = sentence('endgamePage.rowExact', { value: '+46' });
    const best = app.window.candidates.getByRole('option', { selected: true, name: `, ${value}` });
    await best.waitFor();
    expect(await best.getAttribute('aria-posinset')).toBe('1');
    expect(await cutTexts(page())).toEqual([]);
    expect(await best.innerText()).toMatch(/BE\s+14G\s+11\s/);
  });

  it('is played out on the board by key', async () => {
    await line().focus();
    await app.window.press('ArrowRight');
    await line()
      .getByRole('option', { selected: true, name: /^1\. On turn: 14G BE/ })
      .waitFor();
    await expect.poll(() => squareAt(13, 6).getAttribute('aria-label'), PATIENCE).toMatch(/B/);
    await app.window.press('End');
    await line()
      .getByRole('option', { selected: true, name: /^4\. Opponent: 5E \(\w\w\)TT/ })
      .waitFor();
    await page().getByText('Settlement −10').waitFor();
    // A notice goes first.
    for (let press = 0; press < 3; press++) await app.window.press('Escape');
    await line().getByRole('option', { selected: true, name: 'The position' }).waitFor();
    await expect.poll(() => squareAt(13, 6).getAttribute('aria-label'), PATIENCE).toMatch(/B.*, candidate$/);
  });

  it('has a search tree', async () => {
    await app.window.press('Alt+KeyW');
    await tree().getByRole('treeitem').first().waitFor();
    await tree().focus();
    await app.window.press('Home');
    const best = tree().getByRole('treeitem', {
      name: /^14G BE, on turn, 11 points: exactly \+46\. It is the best/,
    });
    await best.and(page().locator('[aria-selected=true]')).waitFor();
    await app.window.press('ArrowRight');
    await best.and(page().locator('[aria-expanded=true]')).waitFor();
    await tree().locator('[aria-level="2"]').first().waitFor();
    await app.window.press('ArrowRight');
    await tree().locator('[aria-level="2"][aria-selected=true]').waitFor();
    await app.window.press('Escape');
  });

  it('with a tile in the bag uses a named model', async () => {
    await open('preendgame.cgp', PREENDGAME);
    await page().getByLabel('Opponent', { exact: true }).selectOption('guaranteed');
    await page().getByLabel('Solve fully', { exact: true }).selectOption('1');
    await status().filter({ hasText: 'Not examined yet.' }).waitFor();
    await app.window.press('Alt+KeyE');
    await status()
      .filter({ hasText: /^Examined: / })
      .waitFor();
    const examined = page().locator('.winShare[data-proven=true]');
    // Far behind, and with the last tile the game cannot be turned.
    expect(await examined.allInnerTexts()).toEqual(['0.0']);
    const row = app.window.candidates.getByRole('option').filter({ has: examined });
    const counts = { won: '0', tied: '0', lost: '8', looked: 8, orderings: 8, plies: 0 };
    expect(await row.getAttribute('aria-label')).toContain(
      sentence('endgamePage.rowSaid', { isExamined: 'true', ...counts, spread: '' }),
    );
    expect(await cutTexts(page())).toEqual([]);
    await page().getByText('1 of 1 move examined to the end').waitFor();
  });
});
