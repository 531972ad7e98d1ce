import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startKeyboard } from '../../../../src/renderer/input/keyboard';
import { AboutDialog } from '../../../../src/renderer/panel/window/aboutDialog';
import { sentence } from '../../../said';
import { noFiles } from '../../input/noFiles';
import { PROGRAM_VERSION } from '../../programVersion';
import { showPanel, storeAfter } from '../showPanel';

const dialog = page.getByRole('dialog', { name: 'About Tilewright' });

/** A closed dialog, above a button that has the focus. */
function show({ isRefused = false } = {}) {
  const copied: string[] = [];
  const store = storeAfter({ type: 'version-loaded', version: PROGRAM_VERSION });
  const onCopy = async (text: string) => {
    copied.push(text);
    return !isRefused;
  };
  const Window = (props: Parameters<typeof AboutDialog>[0]) => (
    <>
      <button type="button">Behind</button>
      <AboutDialog {...props} />
    </>
  );
  showPanel(store, Window, { onCopy });
  return { copied, store };
}

describe('the dialog about the program', () => {
  it('shows versions and licence, and restores the focus when Escape closes it', async () => {
    const { store } = show();
    const { dispatch, state } = store;
    const keys = new AbortController();
    const target = { addEventListener: keysUntil(keys.signal) } as unknown as Window;
    startKeyboard(target, () => ({
      dispatch,
      state: state.value,
      camera: null,
      files: noFiles,
      openMenu: () => undefined,
    }));
    const behind = page.getByRole('button', { name: 'Behind' });
    behind.element().focus();
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{F1}{/Shift}');
    await expect.element(dialog).toHaveTextContent('Version1.2.3');
    await expect.element(dialog).toHaveTextContent('Electron45.1.0');
    await expect.element(dialog).toHaveTextContent('LicenceMIT');
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(behind).toHaveFocus();
    expect(state.value.dialogs).toEqual([]);
    keys.abort();
  });

  it('copies its text, and confirms it', async () => {
    const { copied, store } = show();
    store.dispatch({ type: 'about-toggled' });
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Copied.');
    expect(copied).toEqual([expect.stringMatching(/^Tilewright\nVersion: 1\.2\.3\nLexicon: No lexicon\n/)]);
  });

  it('reports that the clipboard refused, and forgets it when reopened', async () => {
    const { store } = show({ isRefused: true });
    store.dispatch({ type: 'about-toggled' });
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent(sentence('windowPanel.notCopied'));
    await page.getByRole('button', { name: 'Close' }).click();
    store.dispatch({ type: 'about-toggled' });
    await expect.element(dialog.getByRole('status')).toHaveTextContent(/^$/);
  });
});

/** Listens to the test's own window, and no longer than the test lasts. */
const keysUntil =
  (signal: AbortSignal) =>
  (type: string, listener: (event: Event) => void): void =>
    window.addEventListener(type, listener, { signal });
