import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SizeEditor } from '../../../../../src/renderer/features/design/panel/sizeEditor';
import { showPanel, storeAfter } from '../../../panel/showPanel';

describe('the size of the board', () => {
  it('takes effect once confirmed, anchored as chosen', async () => {
    const store = storeAfter();
    showPanel(store, SizeEditor, {});
    await userEvent.fill(page.getByRole('textbox', { name: 'Rows' }), '17');
    await page.getByRole('button', { name: 'Keep current squares at the bottom left' }).click();
    expect(store.state.value.setup.rules.layout.rows).toBe(15);
    await page.getByRole('button', { name: 'Resize' }).click();
    const { layout } = store.state.value.setup.rules;
    expect([layout.rows, layout.cols]).toEqual([17, 15]);
    // The start square stood in row 8; two rows came above it.
    expect(layout.start).toEqual({ row: 9, col: 7 });
  });

  it('is refused in one sentence if out of range', async () => {
    const store = storeAfter();
    showPanel(store, SizeEditor, {});
    await userEvent.fill(page.getByRole('textbox', { name: 'Columns' }), '99');
    await expect.element(page.getByRole('button', { name: 'Resize' })).toBeDisabled();
    await expect
      .element(page.getByRole('textbox', { name: 'Columns' }))
      .toHaveAttribute('aria-invalid', 'true');
    expect(store.state.value.setup.rules.layout.cols).toBe(15);
  });
});
