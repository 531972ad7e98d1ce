import { beforeAll, describe, expect, it } from 'vitest';
import type { ElectronSession } from './appSession';
import type { AppWindow } from './appWindow';
import { useApp } from './useApp';

interface Point {
  readonly x: number;
  readonly y: number;
}

describe('the flat board in the built app', () => {
  const app = useApp({ isFlat: false });
  let session: ElectronSession;
  let window: AppWindow;

  beforeAll(async () => {
    ({ session, window } = app);
    await window.shownCandidate();
    await countFrames();
  });

  const canvas = () => session.page.locator('#picture canvas');
  const flat = (selector: string) => session.page.locator(`.flat-board ${selector}`);
  const cellAt = (row: number, col: number) => session.page.locator(`[data-row="${row}"][data-col="${col}"]`);
  const nameOf = (row: number, col: number) => cellAt(row, col).getAttribute('aria-label');
  const focused = () =>
    session.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'nothing');

  /** Counts from now on how often the scene clears its picture, which it does for every frame. */
  const countFrames = () =>
    session.page.evaluate(() => {
      const { prototype } = WebGL2RenderingContext;
      const clear = prototype.clear;
      document.body.dataset.frames = '0';
      prototype.clear = function (mask) {
        document.body.dataset.frames = String(Number(document.body.dataset.frames) + 1);
        clear.call(this, mask);
      };
    });
  const frames = () => session.page.evaluate(() => Number(document.body.dataset.frames));

  /** The letters of the candidate: in words for screen readers, and as visible. */
  const placedInWords = async () =>
    (await window.squareNames()).flatMap((name) =>
      name.endsWith(', candidate') ? [/letter (\S+?),/.exec(name)?.[1]] : [],
    );
  const placedToSee = () => flat('[role=gridcell] .placed .flat-letter').allTextContents();

  const middleOf = async (selector: string): Promise<Point> => {
    const box = await session.page.locator(selector).boundingBox();
    if (box === null) throw new Error(`${selector} is not to be seen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const squareMiddle = (row: number, col: number) => middleOf(`[data-row="${row}"][data-col="${col}"]`);
  /** Waits until the board has taken the room that the timeline has left. */
  const settled = (squarePx: number) =>
    expect.poll(async () => (await cellAt(14, 14).boundingBox())?.width).toBe(squarePx);
  const drag = async (from: Point, to: Point) => {
    const { mouse } = session.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 4 });
    await mouse.up();
  };

  it('replaces the 3D board and keeps the focus', async () => {
    await window.press('ControlOrMeta+1');
    const before = await focused();
    expect(await canvas().isVisible()).toBe(true);
    await window.press('F9');
    await flat('.flat-frame').waitFor();
    await canvas().waitFor({ state: 'hidden' });
    await expect.poll(focused).toBe(before);
    // QUAIL lies at 1D.
    await expect.poll(() => cellAt(0, 3).innerText()).toMatch(/^Q\s*10$/);
    await expect.poll(() => cellAt(0, 0).innerText()).toBe('3W');
    await expect.poll(() => flat('.flat-coordinates.top').innerText()).toMatch(/^A\s+B\s+C/);
    await expect.poll(() => flat('.flat-rack .flat-letter').count()).toBe(7);
  });

  it('steps through the candidates, while the scene draws nothing', async () => {
    await window.sortByRank();
    const framesBefore = await frames();
    await window.press('ControlOrMeta+3');
    for (let rank = 2; rank <= 6; rank++) {
      await window.press('ArrowDown');
      await window.shownAt(rank);
      await expect.poll(placedToSee).toEqual(await placedInWords());
    }
    await expect.poll(() => flat('.flat-arrow').count()).toBeGreaterThan(0);
    expect(await frames()).toBe(framesBefore);
  });

  it('shows a walk step by step', async () => {
    await window.press('Home');
    await window.shownAt(1);
    const squarePx = (await cellAt(14, 14).boundingBox())?.width ?? 0;
    await window.press('Enter');
    const timeline = session.page.getByRole('slider', { name: 'Step of the walk' });
    await timeline.waitFor();
    await timeline.focus();
    await window.press('Home');
    await expect.poll(() => timeline.getAttribute('aria-valuenow')).toBe('0');
    await expect.poll(() => flat('.flat-tile.ghost').count()).toBe(0);
    for (let step = 1; step <= 3; step++) {
      await window.press('ArrowRight');
      await expect.poll(() => timeline.getAttribute('aria-valuenow')).toBe(String(step));
    }
    await expect.poll(() => flat('.flat-ring.anchor').count()).toBe(1);
    await window.press('End');
    await flat('.flat-callout.found')
      .getByText(/MISTAKEN\s+96/)
      .waitFor();
    // All seven tiles of the rack lie on the board.
    await expect.poll(() => flat('.flat-tile.ghost').count()).toBe(7);
    await expect.poll(() => flat('.flat-rack .away').count()).toBe(7);
    await window.press('Escape');
    await window.press('Escape');
    await timeline.waitFor({ state: 'hidden' });
    // The page of walks has a legend below the board.
    await window.openPage('Moves');
    await settled(squarePx);
  });

  it('tries tiles, and is edited, with the pointer', async () => {
    const before = await window.squareNames();
    const { mouse } = session.page;
    const corner = await squareMiddle(14, 14);
    await mouse.click(corner.x, corner.y);
    await expect.poll(focused).toContain('row 15, column O');
    expect(await flat('.flat-direction').getAttribute('transform')).not.toContain('rotate');
    await mouse.click(corner.x, corner.y);
    await expect.poll(() => flat('.flat-direction').getAttribute('transform')).toContain('rotate(90');

    await drag(await middleOf('.flat-rack .flat-place[data-rack-index="0"]:has(.flat-tile)'), corner);
    await expect.poll(() => nameOf(14, 14)).toBe('row 15, column O, letter E, 1 point, tried');
    expect(await window.rackNames()).toHaveLength(6);
    await drag(corner, await middleOf('.flat-rack .flat-place[data-rack-index="2"]:has(.flat-tile)'));
    await expect.poll(async () => (await window.rackNames()).length).toBe(7);
    expect(await nameOf(14, 14)).toContain('empty');

    await window.press('ControlOrMeta+Shift+5');
    await session.page.getByRole('button', { name: 'Brick', exact: true }).click();
    await drag(await squareMiddle(13, 0), await squareMiddle(13, 2));
    for (const col of [0, 1, 2]) await expect.poll(() => nameOf(13, col)).toMatch(/, empty, brick$/);
    await expect.poll(() => flat('.brick').count()).toBeGreaterThanOrEqual(3);
    await session.page.getByRole('button', { name: 'Brick', exact: true }).click();

    await window.openPage('Moves');
    // The stroke of the brush is the only step: what was tried is none.
    await window.press('ControlOrMeta+z');
    await window.shownCandidate();
    await expect.poll(() => window.squareNames()).toEqual(before);
  });

  it('has edges and shows selections in a contrast theme of the system', async () => {
    const { page } = session;
    await page.emulateMedia({ forcedColors: 'active' });
    const styleOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderTopStyle, outlineStyle } = getComputedStyle(element);
          return { backgroundColor, borderTopStyle, outlineStyle };
        });
    const plain = await styleOf('[aria-label=Candidates] [role=option][aria-selected=false]');
    const chosen = await styleOf('[aria-label=Candidates] [role=option][aria-selected=true]');
    expect(chosen.outlineStyle).toBe('solid');
    expect(chosen.backgroundColor).not.toBe(plain.backgroundColor);
    expect((await styleOf('.flat-board .flat-tile.plain')).borderTopStyle).toBe('solid');
    expect((await styleOf('.flat-board .flat-tile.placed')).backgroundColor).toBe(chosen.backgroundColor);
    expect((await styleOf('.flat-frame')).borderTopStyle).toBe('solid');
    await page.emulateMedia({ forcedColors: null });
  });

  it('switches back to the 3D board, with everything unchanged', async () => {
    const names = await window.squareNames();
    const framesBefore = await frames();
    await window.press('F9');
    await flat('.flat-frame').waitFor({ state: 'detached' });
    await canvas().waitFor();
    await expect.poll(frames).toBeGreaterThan(framesBefore);
    expect(await window.squareNames()).toEqual(names);
    expect(session.errors()).toEqual([]);
  });
});
