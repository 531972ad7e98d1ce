import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KeySheet } from '../../../../src/renderer/panel/window/keySheet';
import { PROGRAM_VERSION } from '../../programVersion';
import { showPanel, storeAfter } from '../showPanel';

describe('the key sheet', () => {
  it('tells the versions, takes the focus and closes with its button', async () => {
    const store = storeAfter(
      { type: 'version-loaded', version: PROGRAM_VERSION },
      { type: 'key-sheet-toggled' },
    );
    showPanel(store, KeySheet, { sections: [] });
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await expect.element(sheet).toHaveTextContent('Tilewright 1.2.3 · lexicon format 4, layout 5');
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(store.state.value.isKeySheetOpen).toBe(false);
  });

  it('says nothing of versions that are not known', async () => {
    const store = storeAfter({ type: 'key-sheet-toggled' });
    showPanel(store, KeySheet, { sections: [] });
    await expect.element(page.getByRole('dialog', { name: 'Keys' })).not.toHaveTextContent('Tilewright');
  });
});
