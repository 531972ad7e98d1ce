import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KeySheet } from '../../../../src/renderer/panel/window/keySheet';
import { PROGRAM_VERSION } from '../../programVersion';
import { showPanel, storeAfter } from '../showPanel';

describe('the key sheet', () => {
  it('shows the versions, takes the focus and closes with its button', async () => {
    const store = storeAfter(
      { type: 'version-loaded', version: PROGRAM_VERSION },
      { type: 'key-sheet-toggled' },
    );
    showPanel(store, KeySheet, { sectionsOf: () => [] });
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await expect.element(sheet).toHaveTextContent('Tilewright 1.2.3 · lexicon format 4, layout 5');
    await expect.element(page.getByRole('searchbox', { name: 'Search keys' })).toHaveFocus();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(store.state.value.dialogs).toEqual([]);
  });

  it('is searched by name and by key', async () => {
    const store = storeAfter({ type: 'key-sheet-toggled' });
    const row = (title: string, key: string) => ({ title, keys: [['Ctrl', key]] });
    const sections = [
      { title: 'First', rows: [row('Pin', 'P')], isRepeated: true },
      { title: 'Candidates', rows: [row('Next candidate', 'B'), row('Pin', 'P')] },
      { title: 'Window', rows: [row('Find a command', 'K')] },
    ];
    showPanel(store, KeySheet, { sectionsOf: () => sections });
    const names = () =>
      page
        .getByRole('definition')
        .elements()
        .map(({ textContent }) => textContent);
    // Earlier typing would be lost.
    await expect.element(page.getByRole('searchbox', { name: 'Search keys' })).toHaveFocus();
    await userEvent.keyboard('pin');
    await expect.poll(names).toEqual(['Pin']);
    await expect.element(page.getByRole('status')).toHaveTextContent('1 command');
    await userEvent.keyboard('{Control>}a{/Control}ctrl+k');
    await expect.poll(names).toEqual(['Find a command']);
    await page.getByRole('button', { name: 'Change keys…' }).click();
    expect(store.state.value).toMatchObject({ dialogs: [], settingsPage: { section: 'keys' } });
  });

  it('omits unknown versions', async () => {
    const store = storeAfter({ type: 'key-sheet-toggled' });
    showPanel(store, KeySheet, { sectionsOf: () => [] });
    await expect.element(page.getByRole('dialog', { name: 'Keys' })).not.toHaveTextContent('Tilewright');
  });
});
