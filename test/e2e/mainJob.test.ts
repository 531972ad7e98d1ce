import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../seed';
import type { ElectronSession } from './appSession';
import type { AppWindow } from './appWindow';
import { expectAgreement, oraclePosition } from './oracleCandidates';
import { keepScreenshot } from './screenshot';
import { useApp } from './useApp';

describe('the built app in Electron', () => {
  const app = useApp({ isModest: false });
  let session: ElectronSession;
  let window: AppWindow;

  beforeAll(() => {
    ({ session, window } = app);
  });

  it('opens with a position on a board of 15 × 15, a rack and ranked candidates', async () => {
    const best = await window.shownCandidate();
    expect(best.rank).toBe(1);
    expect(best.total).toBeGreaterThan(100);
    const equities = await session.page
      .locator('[role=option][aria-label*=equity]')
      .evaluateAll((rows) => rows.map((row) => Number(/equity (-?[\d.]+)/.exec(row.ariaLabel ?? '')?.[1])));
    expect(equities.length).toBeGreaterThan(5);
    expect(equities).toEqual(equities.toSorted((a, b) => b - a));
    const squares = await window.squareNames();
    expect(squares).toHaveLength(225);
    expect(squares[0]).toMatch(/^row 1, column A, /);
    expect(squares[224]).toMatch(/^row 15, column O, /);
    expect(squares.filter((name) => /letter [A-Z]/.test(name)).length).toBeGreaterThan(20);
    expect((await window.rackNames()).length).toBeGreaterThan(0);
    expect(await window.lexiconText()).toMatch(/^27\d,\d{3} words, built in \d+ ms$/);
  });

  it('draws the board', async () => {
    await keepScreenshot(session.page, 'window-electron');
  });

  it('steps through the candidates with the keys, from anywhere', async () => {
    await window.sortByRank();
    const { total } = await window.shownCandidate();
    await window.press('ControlOrMeta+3');
    for (const [key, rank] of [
      ['ArrowDown', 2],
      ['ArrowDown', 3],
      ['ArrowUp', 2],
      ['PageDown', 12],
      ['PageUp', 2],
      ['End', total],
      ['Home', 1],
    ] as const) {
      await window.press(key);
      expect((await window.shownAt(rank)).total).toBe(total);
    }
    await window.press('ControlOrMeta+1');
    await window.press('ControlOrMeta+ArrowDown');
    await window.shownAt(2);
    await window.press('ControlOrMeta+2');
    await window.press('ControlOrMeta+ArrowUp');
    await window.shownAt(1);
  });

  it('announces the shown candidate politely', async () => {
    await window.press('ControlOrMeta+3');
    await window.press('ArrowDown');
    const { rank, total, word, position, score } = await window.shownAt(2);
    const points = score === 1 ? 'point' : 'points';
    const region = session.page.getByRole('status').filter({ hasText: `${rank} of ${total}, ${word}` });
    // It uses the whole rack: nothing is kept, and its equity is its score.
    await expect
      .poll(() => region.textContent())
      .toBe(
        `${rank} of ${total}, ${word}, ${position}, ${score} ${points}, keeps nothing, equity ${score}.0`,
      );
    expect(await region.getAttribute('aria-live')).toBe('polite');
  });

  it('says why the best play is better than another one, and shows the figures', async () => {
    await window.press('ControlOrMeta+3');
    await window.press('Home');
    await window.shownAt(1);
    await window.press('Alt+Shift+KeyL');
    // The second best scores 90 of 96 points and leaves 1O to the opponent, which the best play denies.
    const reasons = session.page.locator('.reason summary');
    await reasons.filter({ hasText: /\b1O\b/ }).waitFor();
    expect(await reasons.first().textContent()).toMatch(/\b6\b/);
    const figures = session.page.locator('.reason details p');
    await reasons.first().click();
    expect(await figures.first().textContent()).toMatch(/\b96\b.*\b90\b/);
    await window.press('Alt+Shift+KeyL');
    await expect.poll(() => reasons.count()).toBe(0);
    await window.press('ArrowDown');
    await window.shownAt(2);
  });

  it('marks the tiles of the shown candidate on the board', async () => {
    const { word, position } = await window.shownAt(2);
    const placed = (await window.squareNames()).filter((name) => name.endsWith(', candidate'));
    expect(placed.length).toBeGreaterThan(0);
    expect(placed.length).toBeLessThanOrEqual(word.length);
    const isAcross = /^\d/.test(position);
    const line = isAcross ? `row ${/\d+/.exec(position)}, ` : `, column ${/[A-Z]/.exec(position)}, `;
    expect(placed.filter((name) => !name.includes(line))).toEqual([]);
  });

  it('updates the candidates with the rack', async () => {
    const before = await window.shownCandidate();
    await window.typeRack('QZ');
    const names = await window.rackNames();
    expect(names.map((name) => name.replace(', played', ''))).toEqual([
      'letter Q, 10 points',
      'letter Z, 10 points',
    ]);
    const after = await window.shownCandidate();
    expect(after.total).not.toBe(before.total);
    expect(after.word).toMatch(/[QZ]/);
  });

  it.each(someOf(['s2-t02', 's183-t07']))(
    'shows the moves of position %s that four other programs find',
    async (id) => {
      await expectAgreement(window, oraclePosition(id));
    },
  );

  it('has names and roles that an accessibility checker accepts', async () => {
    await session.page.evaluate(axe.source);
    const violations = await session.page.evaluate(async () => {
      const checker: typeof axe = Reflect.get(window, 'axe');
      const rules = {
        // The canvas is below the panels, so that contrast cannot be computed from colours alone.
        'color-contrast': { enabled: false },
        // A tile shows `A 1` and is called `letter A, 1 point`.
        'label-content-name-mismatch': { enabled: false },
      };
      const result = await checker.run({ rules });
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    });
    expect(violations).toEqual([]);
  });

  it('reported no error', () => {
    expect(session.errors()).toEqual([]);
  });
});
