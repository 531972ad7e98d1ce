import { beforeAll, describe, expect, it } from 'vitest';
import type { ElectronSession } from './appSession';
import type { AppWindow } from './appWindow';
import { useApp } from './useApp';

describe('the board editor in the window', () => {
  const app = useApp();
  let session: ElectronSession;
  let window: AppWindow;
  let before: readonly string[];
  let totalBefore: number;

  beforeAll(async () => {
    ({ session, window } = app);
    totalBefore = (await window.shownCandidate()).total;
    before = await window.squareNames();
  });

  const cellAt = (row: number, col: number) => session.page.locator(`[data-row="${row}"][data-col="${col}"]`);
  const nameOf = (row: number, col: number) => cellAt(row, col).getAttribute('aria-label');
  /** Number of candidates of the current board, as their list counts them on another page. */
  async function candidateCount(): Promise<number> {
    await window.openPage('Moves');
    const { total } = await window.shownCandidate();
    await window.openPage('Board');
    return total;
  }
  const squareCount = () => session.page.locator('[role="gridcell"]').count();

  async function resize(rows: number, cols: number): Promise<void> {
    const { page } = session;
    await page.getByRole('textbox', { name: 'Rows' }).fill(String(rows));
    await page.getByRole('textbox', { name: 'Columns' }).fill(String(cols));
    await page.getByRole('button', { name: 'Resize', exact: true }).click();
    await expect.poll(squareCount).toBe(rows * cols);
    expect(await candidateCount()).toBeGreaterThan(0);
  }

  it('puts the tiles on the Super board', async () => {
    const { page } = session;
    await window.press('ControlOrMeta+Shift+5');
    await page.getByRole('button', { name: 'Super', exact: true }).click();
    await expect.poll(squareCount).toBe(21 * 21);
    expect(await candidateCount()).toBeGreaterThan(0);
  });

  it('paints the cursor’s square and its mirror images', async () => {
    await session.page.getByRole('button', { name: 'Four-fold' }).click();
    await cellAt(0, 1).focus();
    await window.press('Alt+6');
    await cellAt(1, 0).focus();
    await window.press('Alt+b');
    for (const [row, col] of [
      [0, 1],
      [0, 19],
      [20, 1],
      [20, 19],
    ] as const)
      await expect.poll(() => nameOf(row, col)).toMatch(/, empty, triple word$/);
    for (const [row, col] of [
      [1, 0],
      [1, 20],
      [19, 0],
      [19, 20],
    ] as const)
      await expect.poll(() => nameOf(row, col)).toMatch(/, empty, brick$/);
  });

  it('resizes to 40×40 and 5×9, reporting losses', async () => {
    await resize(40, 40);
    await session.page.getByRole('textbox', { name: 'Rows' }).fill('41');
    await window.seen('A board has 2 to 40 rows, not 41.').waitFor();
    await session.page.getByRole('textbox', { name: 'Rows' }).fill('5');
    await session.page.getByRole('textbox', { name: 'Columns' }).fill('9');
    await window.seen(/^This removes \d+ tiles \(.*Undo restores it\.$/).waitFor();
    await resize(5, 9);
  });

  it('restores everything by undo', async () => {
    const steps = ['board', 'paint', 'brick', 'resize', 'resize'].length;
    await cellAt(0, 0).focus();
    for (let step = 0; step < steps; step++) await window.press('ControlOrMeta+z');
    await expect.poll(squareCount).toBe(15 * 15);
    expect(await candidateCount()).toBe(totalBefore);
    const tilesOf = (names: readonly string[]) =>
      names.map((name) => name.replace(/, (letter .*candidate|empty.*)$/, ''));
    expect(tilesOf(await window.squareNames())).toEqual(tilesOf(before));
  });

  it('reported no error', () => {
    expect(session.errors()).toEqual([]);
  });
});
