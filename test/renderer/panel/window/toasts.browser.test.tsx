import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Toasts } from '../../../../src/renderer/panel/window/toasts';
import { sentence } from '../../../said';
import { showPanel, storeAfter } from '../showPanel';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;

describe('a notice', () => {
  it('disappears by itself', () => {
    const store = storeAfter({ type: 'notice-raised', message: 'Copied.' });
    showPanel(store, Toasts, {});
    vi.advanceTimersByTime(HOUR_MS);
    expect(store.state.value.notice).toBeNull();
  });

  it('stays while the pointer is on it', async () => {
    const store = storeAfter({ type: 'notice-raised', message: 'Copied.' });
    showPanel(store, Toasts, {});
    await userEvent.hover(page.getByText('Copied.'));
    vi.advanceTimersByTime(HOUR_MS);
    expect(store.state.value.notice).toBe('Copied.');
    await userEvent.click(page.getByRole('button', { name: 'Close the message' }));
    expect(store.state.value.notice).toBeNull();
  });
});

describe('a game with wrong lines', () => {
  it('is one line with the number of the others, which are unfolded on request', async () => {
    const others = ['Line 7: no play.', 'Line 9: no play.'];
    const store = storeAfter({ type: 'failure-raised', kind: 'open', message: 'Line 5: no play.', others });
    showPanel(store, Toasts, {});
    await expect.element(page.getByText('Line 7: no play.')).not.toBeVisible();
    await page.getByText(sentence('windowPanel.otherLines', { count: 2 })).click();
    await expect.element(page.getByText('Line 9: no play.')).toBeVisible();
  });
});

describe('a failure', () => {
  it('stays until it is closed, without closing the other', async () => {
    const store = storeAfter(
      { type: 'failure-raised', kind: 'save', message: 'Not saved.' },
      { type: 'failure-raised', kind: 'open', message: 'Not opened.' },
    );
    showPanel(store, Toasts, {});
    vi.advanceTimersByTime(HOUR_MS);
    await page.getByRole('button', { name: 'Close the message' }).first().click();
    expect(store.state.value.failures.map(({ message }) => message)).toEqual(['Not opened.']);
    await expect.element(page.getByText('Not saved.')).not.toBeInTheDocument();
  });
});
