import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RackEditor } from '../../../../src/renderer/panel/editing/rackEditor';
import { createViews } from '../../../../src/renderer/session/views';
import { showPanel, storeAfter } from '../showPanel';

describe('the rack', () => {
  it('places the caret after the pressed tile, and after the last one from beside them', async () => {
    const store = storeAfter({ type: 'zone-entered', zone: 'board' });
    showPanel(store, RackEditor, { rack: createViews(store.state).rack });
    // EIKMNST
    await page.getByRole('option', { name: 'letter K' }).click();
    expect(store.state.value.rackCaret).toBe(3);
    expect(store.state.value.zone).toBe('rack');
    await expect
      .element(page.getByRole('option', { name: 'letter K' }))
      .toHaveAttribute('aria-selected', 'true');
    const list = page.getByRole('listbox', { name: 'Rack' });
    const { height, width } = list.element().getBoundingClientRect();
    await userEvent.click(list, { position: { x: width - 2, y: height - 2 } });
    expect(store.state.value.rackCaret).toBe(7);
  });
});
