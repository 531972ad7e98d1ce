import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PageHelp } from '../../../../src/renderer/panel/window/pageHelp';
import type { SideTab } from '../../../../src/renderer/state/window/sideTab';
import { text } from '../../../../src/texts/text';
import { showPanel, storeAfter } from '../showPanel';

const button = page.getByRole('button', { name: text('pageHelp.question') });

function show(tab: SideTab) {
  const store = storeAfter({ type: 'side-tab-chosen', tab });
  showPanel(store, PageHelp, { tab });
  return store;
}

it('answers above everything, with the focus, and gives it back when it is closed', async () => {
  const store = show('course');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const answer = page.getByRole('dialog', { name: text('pageHelp.courseTitle') });
  await expect.element(answer).toHaveFocus();
  await expect.element(answer).toHaveAccessibleDescription(text('pageHelp.course'));
  // The course leads nowhere else.
  await expect.element(page.getByRole('button', { name: text('pageHelp.learn') })).not.toBeInTheDocument();
  store.dispatch({ type: 'escaped' });
  await expect.element(answer).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('leads on to its chapter', async () => {
  const store = show('moves');
  await button.click();
  await page.getByRole('button', { name: text('pageHelp.learn') }).click();
  expect(store.state.value).toMatchObject({
    sideTab: 'course',
    course: { wanted: 'best' },
    explainedPage: null,
  });
});

it('closes with a click elsewhere, and with one on its button', async () => {
  const store = show('board');
  await button.click();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(store.state.value.explainedPage).toBeNull();
  await button.click();
  expect(store.state.value.explainedPage).toBe('board');
  await button.click();
  expect(store.state.value.explainedPage).toBeNull();
});
