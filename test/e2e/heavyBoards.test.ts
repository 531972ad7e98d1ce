import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Setup } from '../../src/core/board/setup';
import { FIRST_TURN_STATE } from '../../src/core/game/turnState';
import { formatPositionDocument } from '../../src/core/notation/positions/positionDocument';
import { FIFTEEN_TILES, FORTY_TILES, onEmptyBoard, TWELVE_TILES } from '../heavySetups';
import { IS_LONG } from '../seed';
import { type ElectronSession, startElectron } from './appSession';
import { AppWindow } from './appWindow';
import { makeWindowModest } from './modestWindow';
import { keepScreenshot } from './screenshot';

let userData = '';
let session: ElectronSession;

async function open(setup: Setup): Promise<AppWindow> {
  const file = join(userData, 'heavy.tilewright');
  const document = {
    setup,
    turn: FIRST_TURN_STATE,
    lexicon: null,
    game: null,
    cgp: null,
    view: null,
    source: {},
  };
  writeFileSync(file, formatPositionDocument(document));
  session = await startElectron(userData, [file]);
  return new AppWindow(session.page);
}

beforeEach(() => {
  userData = mkdtempSync(join(tmpdir(), 'tilewright-e2e-'));
  makeWindowModest(userData);
});

afterEach(async () => {
  await session?.close();
  rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
});

const STOPPED = 'The search for moves was stopped';

describe('a rack of forty tiles on the largest board', () => {
  it('answers other requests during a search, which Escape stops', async () => {
    const window = await open(FORTY_TILES);
    const { page } = window;
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await stop.waitFor();
    await window.openPage('Words');
    await page.locator('[data-zone=words]').first().fill('QUIXOTR');
    await page
      .getByText(/QUIXOTRY/)
      .first()
      .waitFor();
    await window.openPage('Moves');
    // Still at it.
    await stop.waitFor();
    await page.keyboard.press('Escape');
    await window.isTold(STOPPED);
    await stop.waitFor({ state: 'hidden' });
  });
});

describe.runIf(IS_LONG)('a rack of fifteen tiles with four blanks', () => {
  it('lists the best five million moves, and reports the limit', async () => {
    const window = await open(FIFTEEN_TILES);
    const status = window.page.getByText(/^over 5,000,000 moves in/).first();
    await status.waitFor({ timeout: 300_000 });
    await window.isTold('the best 5,000,000 are listed');
    await window.sortByRank();
    await window.press('ControlOrMeta+Home');
    expect(await window.shownAt(1)).toMatchObject({ total: 5_000_000 });
  });
});

/** More moves than are kept: their rows together are much higher than a browser's tallest element. */
const THIRTEEN_TILES = onEmptyBoard('??AEINRST??QZ');
const ALL = 5_000_000;

describe.runIf(IS_LONG)('a list with more rows than a browser can scroll', () => {
  /** The visible rows of the list from top to bottom: the rank of each row, or `blank`. */
  const seenRanks = (window: AppWindow) =>
    window.page.evaluate(() => {
      const box = document.querySelector('.candidate-scroller')!.getBoundingClientRect();
      const bottom = Math.min(box.bottom, innerHeight);
      const ranks: (number | 'blank')[] = [];
      for (let y = box.top + 2; y < bottom - 2; y += 4) {
        const row = document.elementFromPoint(box.left + 60, y)?.closest('.candidate-row');
        const name = row?.textContent === '' ? undefined : row?.getAttribute('aria-label');
        const rank = Number(name?.split(' ')[0] ?? Number.NaN);
        const seen = Number.isNaN(rank) ? 'blank' : rank;
        if (ranks.at(-1) !== seen) ranks.push(seen);
      }
      return ranks;
    });
  /** Six rows or more, one after the other. */
  const isWhole = (ranks: readonly (number | 'blank')[], holds: number) =>
    ranks.length >= 6 && ranks.includes(holds) && ranks.every((rank, nth) => rank === Number(ranks[0]) + nth);

  /** Whether that becomes true within some seconds. */
  const hasSettled = (isSo: () => Promise<boolean>) =>
    vi
      .waitFor(async () => expect(await isSo()).toBe(true), { timeout: 5000 })
      .then(
        () => true,
        () => false,
      );

  it('shows the right rows at its end, in its middle and wherever it is dragged to', async () => {
    const window = await open(THIRTEEN_TILES);
    const { page } = window;
    await window.sortByRank();
    expect((await window.shownOf(ALL)).rank).toBe(1);
    const seesAround = (rank: number) =>
      expect.poll(async () => isWhole(await seenRanks(window), rank)).toBe(true);
    await window.press('ControlOrMeta+3');
    await window.press('End');
    expect((await window.shownAt(ALL)).rank).toBe(ALL);
    await seesAround(ALL);
    for (let page = 1; page <= 3; page++) {
      await window.press('PageUp');
      await window.shownAt(ALL - 10 * page);
      await seesAround(ALL - 10 * page);
    }
    await window.press('Home');
    await window.shownAt(1);
    await seesAround(1);

    // The scroll bar is at the right edge; its thumb is at the top.
    const boxOfList = async () => {
      const box = await page.locator('.candidate-scroller').boundingBox();
      if (box === null) throw new Error('The list is not to be seen.');
      return box;
    };
    for (const [share, beyond] of [
      [0.5, 0.4 * ALL],
      [1, ALL - 1],
    ] as const) {
      // Chromium grabs the thumb where the last frame showed it, which may lag behind the rows.
      await expect
        .poll(async () => {
          await page.mouse.up();
          await page.locator('.candidate-scroller').evaluate((list) => list.scrollTo({ top: 0 }));
          await seesAround(1);
          const box = await boxOfList();
          const x = box.x + box.width - 4;
          await page.mouse.move(x, box.y + 5);
          await page.mouse.down();
          await page.mouse.move(x, box.y + 5 + share * box.height, { steps: 8 });
          return hasSettled(async () => {
            const ranks = await seenRanks(window);
            return isWhole(ranks, Number(ranks[0])) && Number(ranks.at(-1)) > beyond;
          });
        })
        .toBe(true);
      await keepScreenshot(page, `longList${share * 100}`);
    }
    await page.mouse.up();
    await seesAround(ALL);
    // One notch of the wheel moves by rows, not by thousands of them.
    const box = await boxOfList();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -280);
    await seesAround(ALL - 12);
    expect(session.errors()).toEqual([]);
  });
});

describe.runIf(IS_LONG)('a board of 40 × 40 squares', () => {
  it('is replaced by another position at once', async () => {
    const window = await open(TWELVE_TILES);
    const { page } = window;
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await window.isTold(STOPPED);
    await page.getByRole('button', { name: 'Search again' }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
    await page.locator('[data-zone=rack]').first().click();
    await page.keyboard.press('End');
    for (let tile = 0; tile < 9; tile++) await page.keyboard.press('Backspace');
    expect((await window.shownCandidate()).total).toBeLessThan(5_000_000);
  });
});
