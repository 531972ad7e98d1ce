import { describe, expect, it } from 'vitest';
import { useApp } from './useApp';

/** The most that the window has to operate at the start. */
const MOST = 20;

/**
 * The visible controls by name. What Tab reaches as one stop counts once: a list, a row of tabs or of
 * buttons, the board. The dividers are borders that can be moved, not controls.
 */
function visibleControls(): string[] {
  const CONTROLS =
    'button, input, select, textarea, summary, a[href], [role=tab], [role=option], [role=grid]';
  const GROUPS = '[role=listbox], [role=tablist], [role=toolbar], [role=grid]';
  const isSeen = (element: Element) => {
    const { height, width } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (element) => element.matches('[role=grid]') || isSeen(element),
  );
  return [...new Set(controls.map((control) => control.closest(GROUPS) ?? control))].map(
    (control) =>
      control.getAttribute('aria-label') ?? (control as HTMLElement).innerText.split('\n')[0] ?? '',
  );
}

describe('the window at the start', () => {
  const app = useApp({ isModest: false });

  it(`has at most ${MOST} controls, and no more stops of Tab besides the dividers`, async () => {
    const { page } = app.session;
    const size = { width: 1280, height: 800 };
    await app.session.app.evaluate(({ BrowserWindow }, { height, width }) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
    }, size);
    await app.window.shownCandidate();
    await app.window.press('Escape');
    await page.locator('.welcome').waitFor({ state: 'hidden' });
    const controls = await page.evaluate(visibleControls);
    expect(controls).toContain('Candidates');
    expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(MOST);

    const stops = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, summary, a[href], [tabindex]')]
        .filter(
          (element) =>
            element.tabIndex >= 0 &&
            !element.matches(':disabled, [role=separator]') &&
            element.checkVisibility({ visibilityProperty: true }),
        )
        .map((element) => element.getAttribute('aria-label') ?? element.innerText),
    );
    expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(MOST);
  });
});
