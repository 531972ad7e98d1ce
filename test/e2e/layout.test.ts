import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ElectronSession, REPOSITORY } from './appSession';
import type { AppWindow } from './appWindow';
import { smallTexts } from './smallTexts';
import { useApp } from './useApp';

const SIZES = [
  [960, 640],
  [1280, 800],
] as const;
/** The fewest candidates in view at the start. */
const ROWS_AT = [
  { size: [960, 640], rows: 6 },
  { size: [1280, 800], rows: 10 },
  { size: [1920, 1080], rows: 16 },
] as const;
/** The fewest turns in view with a game open. */
const TURNS_AT = [
  { size: [960, 640], turns: 2 },
  { size: [1280, 800], turns: 5 },
  { size: [1920, 1080], turns: 30 },
] as const;
const ROWS_KEPT = 6;
const ODD_TILES = [
  [0, 0, 'qq'],
  [0, 12, 'xx'],
  [2, 0, 'zz'],
  [14, 0, 'jj'],
  [14, 12, 'vv'],
  [12, 0, 'kk'],
] as const;

describe('the layout of the window', () => {
  const app = useApp({ isFlat: false });
  let session: ElectronSession;
  let window: AppWindow;

  beforeAll(async () => {
    ({ session, window } = app);
    await window.shownCandidate();
  });

  async function resize([width, height]: readonly [number, number]) {
    await session.app.evaluate(
      ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size[0], size[1]),
      [width, height] as const,
    );
    await expect
      .poll(() => session.page.evaluate(() => [globalThis.innerWidth, globalThis.innerHeight]))
      .toEqual([width, height]);
  }

  /** How many whole rows of the candidate list there is room for, wherever it has been scrolled to. */
  const wholeRows = () =>
    session.page.evaluate(() => {
      const list = document.querySelector('.candidate-scroller')?.getBoundingClientRect();
      if (list === undefined) return 0;
      const bottom = Math.min(list.bottom, innerHeight);
      const row = document.querySelector('.candidate-row')?.getBoundingClientRect();
      return row === undefined ? 0 : Math.floor((bottom - list.top + 1) / row.height);
    });

  /** How many whole rows of the turn list are in view. */
  const turnRows = () =>
    session.page.evaluate(() => {
      const list = document.querySelector('.game-turns')?.getBoundingClientRect();
      const row = document.querySelector('.game-turn')?.getBoundingClientRect();
      return list === undefined || row === undefined ? 0 : Math.floor((list.height + 1) / row.height);
    });

  /** How many whole rows of the events there is room for. */
  const eventRows = () =>
    session.page.evaluate(() => {
      const list = document.querySelector('.events .long-list')?.getBoundingClientRect();
      const row = document.querySelector('.events .log-row')?.getBoundingClientRect();
      return list === undefined || row === undefined ? 0 : Math.floor((list.height + 1) / row.height);
    });

  async function keepsItsRows() {
    for (const size of SIZES) {
      await resize(size);
      await expect.poll(wholeRows).toBeGreaterThanOrEqual(ROWS_KEPT);
    }
  }

  const tooSmall = () => smallTexts(session.page, '[hidden]');

  /** Controls that reach out of the window, or whose text is cut off. */
  const cutOff = (within: string) =>
    session.page.evaluate((selector) => {
      const controls = [...document.querySelectorAll<HTMLElement>(`${selector} :is(button, select, input)`)];
      return controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const { bottom, left, right, top } = control.getBoundingClientRect();
          const isOut = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
          return isOut || (control.tagName === 'BUTTON' && control.scrollWidth > control.clientWidth + 1);
        })
        .map((control) => control.ariaLabel ?? control.textContent);
    }, within);

  /** How much of the panel's page is out of view horizontally. */
  const hiddenWidth = () =>
    session.page.evaluate(() => {
      const body = document.querySelector('.side-body');
      return body === null ? Number.NaN : body.scrollWidth - body.clientWidth;
    });

  const showPage = (digit: number) => window.press(`ControlOrMeta+Shift+Digit${digit}`);

  it('begins with six, ten or sixteen candidates in view', async () => {
    for (const { rows, size } of ROWS_AT) {
      await resize(size);
      await expect.poll(wholeRows, { message: size.join() }).toBeGreaterThanOrEqual(rows);
    }
  });

  it('keeps six candidates in view, with the filter open, too', async () => {
    await keepsItsRows();
    await session.page.getByRole('button', { name: 'More filters' }).click();
    await keepsItsRows();
  });

  it.each([
    ['moves', 1],
    ['words', 3],
    ['tiles', 4],
    ['board', 5],
    ['structures', 6],
  ] as const)('writes nothing too small on the page %s', async (_, digit) => {
    await showPage(digit);
    for (const size of SIZES) {
      await resize(size);
      await expect.poll(tooSmall).toEqual([]);
      await expect.poll(hiddenWidth).toBeLessThanOrEqual(0);
      await expect.poll(() => cutOff('.top-bar')).toEqual([]);
    }
  });

  it('gives the walk its room: all controls inside the window, the graph beside the board', async () => {
    await window.press('ControlOrMeta+3');
    await window.press('Enter');
    await session.page.getByRole('slider', { name: 'Step of the walk' }).waitFor();
    const anchor = session.page.getByRole('group', { name: 'How much of the search' });
    await anchor.getByRole('button', { name: /Anchor/ }).click();
    await expect.poll(() => session.page.locator('.timeline-count').innerText()).toMatch(/\d,\d{3}/);
    for (const size of SIZES) {
      await resize(size);
      await expect.poll(() => cutOff('.walk-page')).toEqual([]);
      await expect.poll(() => cutOff('.timeline')).toEqual([]);
      await expect.poll(tooSmall).toEqual([]);
    }
    const graph = () => session.page.getByRole('tree').boundingBox();
    const stage = async () => (await session.page.locator('.stage').boundingBox())?.width ?? 0;
    // Side by side if there is room for both, before the board in a narrow window.
    await resize([1280, 800]);
    await expect.poll(async () => (await graph())?.width).toBeGreaterThan(0.45 * (await stage()));
    await expect.poll(async () => (await graph())?.width).toBeLessThan(0.55 * (await stage()));
    await expect.poll(async () => (await graph())?.height).toBeGreaterThan(400);
    await expect.poll(eventRows).toBeGreaterThanOrEqual(8);
    await resize([960, 640]);
    // Narrower than beside the board: it is in the panel.
    await session.page.locator('.walk-page').getByRole('tree').waitFor();
    await expect.poll(async () => (await graph())?.width).toBeLessThan(400);
    await window.press('ControlOrMeta+Shift+G');
    await expect.poll(async () => (await graph())?.width).toBeGreaterThan(480);
    await expect.poll(async () => (await graph())?.height).toBeGreaterThan(180);
    await expect.poll(tooSmall).toEqual([]);
    await window.press('ControlOrMeta+Shift+G');
    await expect
      .poll(async () => (await session.page.getByRole('tree').boundingBox())?.width)
      .toBeLessThan(480);
  });

  it('puts the events beside the board by key, without covering it', async () => {
    const log = session.page.getByRole('listbox', { name: 'Events' });
    const narrow = (await log.boundingBox())?.height ?? 0;
    await window.press('ControlOrMeta+Shift+E');
    for (const size of SIZES) {
      await resize(size);
      await expect.poll(() => cutOff('.stage-log')).toEqual([]);
      const box = await session.page.locator('.stage-log').boundingBox();
      expect(box?.x).toBe(0);
      await expect.poll(async () => (await log.boundingBox())?.height).toBeGreaterThan(2 * narrow);
      await window.press('F9');
      const edge = (box?.x ?? 0) + (box?.width ?? 0);
      const frame = () => session.page.locator('.flat-frame').boundingBox();
      await expect.poll(async () => (await frame())?.x ?? 0).toBeGreaterThanOrEqual(edge);
      await window.press('F9');
      await expect.poll(tooSmall).toEqual([]);
    }
    const step = () =>
      session.page.getByRole('slider', { name: 'Step of the walk' }).getAttribute('aria-valuenow');
    await window.press('ControlOrMeta+6');
    await window.press('Home');
    await expect.poll(step).toBe('1');
    await window.press('ArrowDown');
    await expect.poll(step).toBe('2');
    await window.press('ControlOrMeta+Shift+E');
    await expect.poll(() => session.page.locator('.stage-log').count()).toBe(0);
    await log.waitFor();
  });

  it('moves its dividers with the arrow keys', async () => {
    const moves = async (zone: string, key: string) => {
      const divider = session.page.locator(`[data-zone="${zone}"]`);
      await divider.focus();
      const before = Number(await divider.getAttribute('aria-valuenow'));
      await window.press(key);
      await expect.poll(async () => Number(await divider.getAttribute('aria-valuenow'))).toBe(before + 5);
    };
    await resize([1280, 800]);
    await moves('stageDivider', 'ArrowLeft');
    await resize([960, 640]);
    await moves('graphDivider', 'ArrowDown');
    for (let press = 0; press < 4; press++) await window.press('Escape');
  });

  it('keeps six candidates beside a game, six expanded notices and large text', async () => {
    await showPage(1);
    const game = readFileSync(join(REPOSITORY, 'test/core/notation/gcg/games/standard.gcg'), 'utf8');
    await session.page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(paste);
    }, game);
    await session.page.locator('.game-bar').waitFor();
    for (const { rows, size } of ROWS_AT) {
      await resize(size);
      await expect.poll(wholeRows, { message: size.join() }).toBeGreaterThanOrEqual(rows);
    }
    for (const { size, turns } of TURNS_AT) {
      await resize(size);
      await expect.poll(turnRows, { message: size.join() }).toBeGreaterThanOrEqual(turns);
      await expect.poll(() => cutOff('.game')).toEqual([]);
    }
    await keepsItsRows();
    await window.press('Alt+p');
    for (const [row, col, tiles] of ODD_TILES) {
      await window.goToSquare(row, col);
      await session.page.keyboard.type(tiles);
    }
    await window.press('Alt+p');
    const count = session.page.locator('.problem-count');
    await count.waitFor();
    await count.click();
    await expect.poll(() => session.page.locator('.problem').count()).toBeGreaterThanOrEqual(6);
    await keepsItsRows();
    for (let press = 0; press < 3; press++) await window.press('ControlOrMeta+=');
    const zoom = () =>
      session.page.locator('#panels').evaluate((panels) => panels.style.getPropertyValue('--zoom'));
    await expect.poll(zoom).toBe('1.5');
    await keepsItsRows();
    await window.press('ControlOrMeta+0');
    await expect.poll(zoom).toBe('1');
    expect(session.errors()).toEqual([]);
  });
});
