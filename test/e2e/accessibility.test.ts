import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { THEMES } from '../../src/contract/window/settings';
import { SIDE_TABS } from '../../src/renderer/state/window/sideTab';
import { say } from '../../src/texts/say';
import { text } from '../../src/texts/text';
import { IS_LONG, someOf } from '../seed';
import type { ElectronSession } from './appSession';
import type { AppWindow } from './appWindow';
import { answerDialogs, DO_NOT_SAVE } from './fileDialogs';
import { useApp } from './useApp';

/** Overlays: how each is opened, and its element. */
const OVERLAYS = [
  ['palette', 'ControlOrMeta+K', 'dialog[open]'],
  ['key sheet', 'ControlOrMeta+/', 'dialog[open]'],
  ['about', 'Shift+F1', 'dialog[open]'],
  ['page', 'ControlOrMeta+F1', '.page-explanation'],
  ['glossary', 'ControlOrMeta+Shift+F1', 'dialog[open]'],
  ['settings', 'ControlOrMeta+,', 'dialog[open]'],
  ['export', 'ControlOrMeta+E', 'dialog[open]'],
  ['look panel', 'Shift+F9', '.look-panel'],
  ['lexicon', 'ControlOrMeta+Shift+L', '.lexicon-panel'],
  ['history', 'ControlOrMeta+Shift+Y', '.history-panel'],
] as const;

const CHOSEN = { dark: 'Theme: dark', light: 'Theme: light', contrast: 'Theme: high contrast' } as const;

/** States of a game, one after the other: keys that lead there, and an element that is then to be seen. */
const GAME_STATES = [
  ['game begun', ['ControlOrMeta+Shift+Enter'], '.play-now'],
  ['turns taken', ['2'], '.game-turn:nth-child(3)'],
  ['tiles tried', [...'aeinorst'], '.play-laid'],
  ['hint', ['Alt+h', 'Alt+h'], '.play-hint'],
  ['menu', ['ControlOrMeta+Shift+n', 'Shift+F10'], '.context-menu'],
  ['exchange', ['Escape', 'ControlOrMeta+j'], '.exchange-dialog[open]'],
  ['over', ['Escape', 'ControlOrMeta+Shift+r'], '.play-end'],
] as const;

describe('an accessibility checker', () => {
  const app = useApp();
  let session: ElectronSession;
  let window: AppWindow;

  beforeAll(async () => {
    ({ session, window } = app);
    await window.shownCandidate();
    await session.page.evaluate(axe.source);
    await answerDialogs(session.app, { message: DO_NOT_SAVE });
  });

  const callByName = async (name: string) => {
    await window.press('ControlOrMeta+K');
    const field = session.page.getByRole('dialog').getByRole('combobox');
    await field.fill(name);
    await session.page.getByRole('option', { name }).first().waitFor();
    await field.press('Enter');
  };
  const themeNow = () => session.page.evaluate(() => document.documentElement.dataset.theme);

  /** Serious violations in the selected part of the page. */
  const violationsIn = (selector: string) =>
    session.page.evaluate(
      async ([place, withContrast]) => {
        const checker: typeof axe = Reflect.get(globalThis, 'axe');
        const { violations } = await checker.run(place, {
          // A tile shows `A 1` and is called `letter A, 1 point`.
          // Contrast takes by far the longest; `themeTokens` compares the colours themselves.
          rules: {
            'label-content-name-mismatch': { enabled: false },
            'color-contrast': { enabled: withContrast },
          },
          resultTypes: ['violations'],
        });
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .flatMap(({ id, nodes }) =>
            nodes.map(({ any, html }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
          );
      },
      [selector, IS_LONG] as const,
    );

  it.each(someOf(THEMES))('finds no serious violations in the theme %s', async (theme) => {
    await callByName(CHOSEN[theme]);
    await expect.poll(themeNow).toBe(theme);
    const found: Record<string, readonly string[]> = { window: await violationsIn('.top-bar, .stage') };
    for (const { id, title } of SIDE_TABS) {
      await window.openPage(say(title));
      await session.page.locator('.side-body').first().waitFor();
      found[id] = await violationsIn('.side');
    }
    await window.openPage(text('sideTabs.play'));
    const seat = session.page.locator('.seat-fields select').first();
    await seat.selectOption('person');
    for (const [name, keys, selector] of GAME_STATES) {
      for (const key of keys) await window.press(key);
      await session.page.locator(selector).first().waitFor();
      found[name] = await violationsIn('.side, .stage, dialog[open], .context-menu');
    }
    await seat.selectOption('score');
    await window.press('ControlOrMeta+Shift+Enter');
    await session.page.locator('.play-actions select').waitFor();
    found.watched = await violationsIn('.side, .stage');
    await window.press('ControlOrMeta+Shift+w');
    for (const [name, key, selector] of OVERLAYS) {
      await window.press(key);
      await session.page.locator(selector).first().waitFor();
      found[name] = await violationsIn(selector);
      await window.press(name === 'look panel' ? key : 'Escape');
      await session.page.locator(selector).first().waitFor({ state: 'hidden' });
    }
    expect(Object.entries(found).filter(([, violations]) => violations.length > 0)).toEqual([]);
  });

  it('receives the system’s theme', async () => {
    await callByName('Theme: match system');
    for (const [colorScheme, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
    ] as const) {
      await session.page.emulateMedia({ colorScheme });
      await expect.poll(themeNow).toBe(theme);
    }
    await session.page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await expect.poll(themeNow).toBe('contrast');
    expect(session.errors()).toEqual([]);
  });
});
