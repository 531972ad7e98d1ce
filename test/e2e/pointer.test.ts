import { beforeAll, describe, expect, it } from 'vitest';
import type { ElectronSession } from './appSession';
import type { AppWindow } from './appWindow';
import { useApp } from './useApp';

describe('pointer and keys in the built app', () => {
  const app = useApp({ isFlat: false });
  let session: ElectronSession;
  let window: AppWindow;

  beforeAll(async () => {
    ({ session, window } = app);
    await window.shownCandidate();
  });
  const rack = async () => (await window.rackNames()).map((name) => name.replace(', played', ''));
  const entries = () => session.page.getByRole('menuitem');
  async function paste(text: string) {
    await session.app.evaluate(({ clipboard }, written) => clipboard.writeText(written), text);
    await window.press('ControlOrMeta+v');
  }

  it('accepts keys right after the start: the rack has the focus', async () => {
    const before = await rack();
    await window.press('Backspace');
    await expect.poll(rack).toEqual(before.slice(0, -1));
    await window.press('t');
    await expect.poll(rack).toEqual([...before.slice(0, -1), 'letter T, 1 point']);
    await window.shownAt(1);
    await window.press('ArrowDown');
    await window.shownAt(2);
  });

  it('opens a menu with the secondary button for the element under it, and restores the focus', async () => {
    const option = window.candidates.getByRole('option').nth(2);
    await option.click({ button: 'right' });
    await window.shownAt(3);
    await entries().filter({ hasText: 'Open the walk' }).waitFor();
    await window.press('Escape');
    await expect.poll(() => entries().count()).toBe(0);
    await window.press('ArrowDown');
    await window.shownAt(4);
    await session.page.locator('canvas').click({ button: 'right', position: { x: 300, y: 330 } });
    await entries().filter({ hasText: 'Change the cursor’s direction' }).waitFor();
    await session.page.mouse.click(5, 635);
    await expect.poll(() => entries().count()).toBe(0);
  });

  it('opens the menu of the focused square by key, within the window', async () => {
    await window.press('ControlOrMeta+1');
    await window.press('Shift+F10');
    await entries().first().waitFor();
    const box = await session.page.getByRole('menu').boundingBox();
    const { height, width } = await session.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (box === null) throw new Error('The menu is not to be seen.');
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await window.press('Escape');
  });

  it('runs a command by name, in its zone, and offers it first from then on', async () => {
    const found = session.page.getByRole('combobox', { name: 'Find a command' });
    await window.press('ControlOrMeta+k');
    await session.page.keyboard.type('sort tiles');
    await session.page.getByRole('option', { name: 'Sort the tiles', selected: true }).waitFor();
    await window.press('Enter');
    await found.waitFor({ state: 'hidden' });
    await expect
      .poll(() =>
        session.page.evaluate(() =>
          document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone'),
        ),
      )
      .toBe('rack');
    await window.press('F1');
    await session.page
      .getByRole('option', { selected: true })
      .filter({ hasText: 'Sort the tiles' })
      .waitFor();
    await session.page.keyboard.type('graph fit');
    // Commands that can do nothing come last.
    await session.page.getByRole('option').filter({ hasText: 'No walk is open.' }).first().waitFor();
    await window.press('Escape');
    await found.waitFor({ state: 'hidden' });
  });

  it('opens the walk to a candidate with a double click', async () => {
    await window.press('ControlOrMeta+3');
    await window.candidates.getByRole('option').nth(1).dblclick();
    await session.page.getByText('Walk to candidate').first().waitFor();
    await window.press('ControlOrMeta+Shift+1');
  });

  it('opens the walk to a candidate with Enter, and with the button Watch', async () => {
    const walkTo = (rank: number) =>
      session.page.locator('.timeline').getByText(`Walk to candidate ${rank}`, { exact: true }).waitFor();
    await window.press('ControlOrMeta+3');
    await window.press('Home');
    await window.shownAt(1);
    await window.press('ArrowDown');
    await window.shownAt(2);
    await window.press('Enter');
    await walkTo(2);
    await window.pageIsOpen('Walk');
    await window.press('ControlOrMeta+3');
    await window.press('ArrowDown');
    await window.shownAt(3);
    await session.page.getByRole('button', { name: 'Watch', exact: true }).click();
    await walkTo(3);
    await window.press('ControlOrMeta+Shift+1');
    await closeWalk();
  });

  it('opens the search at an anchor clicked on the walk page, where anchors are marked', async () => {
    await window.press('ControlOrMeta+Shift+2');
    await session.page.getByText('Click an anchor to watch its search.').waitFor();
    const marked = window.board.locator('[aria-description^="anchor"]');
    await expect.poll(() => marked.count()).toBeGreaterThan(20);
    await window.press('F9');
    // The L of QUAIL is the last tile of its run.
    const square = session.page.locator('[data-row="0"][data-col="7"]');
    await expect.poll(() => square.getAttribute('aria-description')).toBe('anchor across');
    await square.hover();
    await session.page.getByText('Click to watch the search across from 1H.').waitFor();
    await square.click();
    await session.page.locator('.timeline').getByText('Search at anchor 1H across').first().waitFor();
    await window.press('F9');
    await closeWalk();
    await window.press('ControlOrMeta+Shift+1');
    await expect.poll(() => marked.count()).toBe(0);
  });

  /** The square that a click on the picture chooses. */
  async function squareAt(x: number, y: number): Promise<string> {
    await session.page.mouse.click(x, y);
    return session.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'nothing');
  }
  const columnOf = (name: string) => (/column (\w)/.exec(name)?.[1] ?? '?').charCodeAt(0);
  const closeWalk = async () => {
    for (let press = 0; press < 4; press++) await window.press('Escape');
    await session.page.locator('.timeline').waitFor({ state: 'hidden' });
  };
  /** The value of a probe once the camera rests: the same for a second. */
  async function atRest<T>(probe: () => Promise<T>): Promise<T> {
    let seen = JSON.stringify(await probe());
    for (let same = 0; same < 8; ) {
      await session.page.waitForTimeout(125);
      const now = JSON.stringify(await probe());
      same = now === seen ? same + 1 : 0;
      seen = now;
    }
    return JSON.parse(seen) as T;
  }

  it('zooms with the wheel around the pointer', async () => {
    const { mouse } = session.page;
    const [x, y] = [250, 300];
    const besides = async () => [await squareAt(x, y), await squareAt(x + 120, y)] as const;
    await window.press('F2');
    const [under, beside] = await atRest(besides);
    await mouse.move(x, y);
    for (let turn = 0; turn < 3; turn++) await mouse.wheel(0, -200);
    const [underNear, besideNear] = await atRest(besides);
    expect(underNear).toBe(under);
    expect(columnOf(besideNear) - columnOf(underNear)).toBeLessThan(columnOf(beside) - columnOf(under));
    await window.press('F5');
  });

  it('does not stop the camera’s flight with a click', async () => {
    /** Whether squares below each other in the picture belong to one column, as they do from above only. */
    const isSeenFromAbove = async () => {
      const columns = [columnOf(await squareAt(200, 150)), columnOf(await squareAt(200, 450))];
      return columns[0] === columns[1];
    };
    async function clickWhileItFlies() {
      await window.press('F3');
      await expect.poll(isSeenFromAbove).toBe(false);
      await window.press('F2');
      return !(await isSeenFromAbove());
    }
    // If the clicks took longer than the flight, the camera flies once more.
    await expect.poll(clickWhileItFlies).toBe(true);
    await expect.poll(isSeenFromAbove).toBe(true);
    await window.press('F3');
  });

  it('zooms the flat board with wheel and keys, drags it, and fits it again', async () => {
    const { mouse } = session.page;
    await window.press('F9');
    const cell = session.page.locator('[data-row="7"][data-col="5"]');
    const boxOf = async () => {
      const box = await cell.boundingBox();
      if (box === null) throw new Error('The square is not to be seen.');
      return box;
    };
    const whole = await boxOf();
    const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    await mouse.move(middle.x, middle.y);
    for (let turn = 0; turn < 3; turn++) await mouse.wheel(0, -200);
    await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(2 * whole.width);
    const near = await boxOf();
    // What was under the pointer still is.
    expect(near.x).toBeLessThan(middle.x);
    expect(near.x + near.width).toBeGreaterThan(middle.x);
    expect(near.y).toBeLessThan(middle.y);
    expect(near.y + near.height).toBeGreaterThan(middle.y);
    await mouse.down();
    await mouse.move(middle.x + 60, middle.y - 30, { steps: 4 });
    await mouse.up();
    await expect.poll(boxOf).toMatchObject({ x: near.x + 60, y: near.y - 30 });
    // The cursor stays in sight of an enlarged board.
    await window.goToSquare(14, 14);
    const last = await session.page.locator('[data-row="14"][data-col="14"]').boundingBox();
    expect((last?.x ?? 960) + (last?.width ?? 0)).toBeLessThan(650);
    expect((last?.y ?? 640) + (last?.height ?? 0)).toBeLessThanOrEqual(640);
    await window.press('F5');
    await expect.poll(boxOf).toEqual(whole);
    await window.press('F7');
    await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(whole.width);
    await window.press('F8');
    await expect.poll(boxOf).toEqual(whole);
    await window.press('F9');
  });

  it('reports that the rack is full, and leaves it unchanged, covering no part of the panel', async () => {
    await window.press('ControlOrMeta+2');
    const atFirst = await rack();
    // The first letter replaces the full rack; one more than it holds is refused.
    await session.page.keyboard.type('aeinrst');
    await expect.poll(async () => (await rack()).length).toBe(7);
    const before = await rack();
    await window.press('x');
    await window.isTold('The rack is full: it holds 7 tiles.');
    expect(await rack()).toEqual(before);
    const toast = await session.page.locator('.toast').boundingBox();
    const side = await session.page.locator('.side').boundingBox();
    expect((toast?.x ?? Number.NaN) + (toast?.width ?? 0)).toBeLessThanOrEqual(side?.x ?? 0);
    expect(toast?.y).toBeGreaterThan(500);
    await window.press('ControlOrMeta+z');
    await expect.poll(rack).toEqual(atFirst);
  });

  it('fills the opponent’s rack by key after a play, and lists its candidates', async () => {
    // Nothing is played while the candidates of the rack are still sought.
    await window.shownCandidate();
    await window.press('ControlOrMeta+t');
    await expect.poll(rack).toEqual([]);
    await window.press('ControlOrMeta+d');
    await expect.poll(async () => (await rack()).length).toBe(7);
    // The rack is random: the best play by equity may have any rank.
    await window.sortByRank();
    await window.press('ControlOrMeta+Home');
    await expect.poll(async () => (await window.shownCandidate()).rank).toBe(1);
    await session.page.locator('.turn-player.to-move').filter({ hasText: 'Player 2' }).waitFor();
  });

  it('accepts pasted text at once in a new position', async () => {
    await session.app.evaluate(({ dialog }) => {
      // Do not save.
      dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
    });
    await window.press('ControlOrMeta+n');
    await expect.poll(rack).toEqual([]);
    await paste('QUIZ');
    await expect.poll(async () => (await rack()).length).toBe(4);
    expect((await window.shownCandidate()).word).toBe('QUIZ');
  });
});
