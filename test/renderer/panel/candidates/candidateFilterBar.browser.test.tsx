import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CandidateFilterBar } from '../../../../src/renderer/panel/candidates/candidateFilterBar';
import { FILTER_AT_START } from '../../../../src/renderer/state/candidates/candidateFilter';
import { showPanel, storeAfter } from '../showPanel';

describe('the filter of the candidates', () => {
  it('follows the input, and is cleared with one press', async () => {
    const store = storeAfter();
    showPanel(store, CandidateFilterBar, {});
    await userEvent.type(page.getByRole('searchbox'), 'QZ');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('button', { name: 'Bingo' }).click();
    expect(store.state.value.filter).toMatchObject({ text: 'QZ', isBingo: true });
    await expect.element(page.getByRole('button', { name: 'Bingo' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    expect(store.state.value.filter).toEqual(FILTER_AT_START);
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });

  it('moves on to the list with Enter', async () => {
    const store = storeAfter({ type: 'zone-entered', zone: 'filter' });
    showPanel(store, CandidateFilterBar, {});
    await userEvent.type(page.getByRole('searchbox'), 'E{Enter}');
    expect(store.state.value.zone).toBe('candidates');
  });

  it('offers the tiles of the rack and the lengths that the board allows', async () => {
    const store = storeAfter();
    showPanel(store, CandidateFilterBar, {});
    await page.getByRole('button', { name: 'More filters' }).click();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Letters of the word' }), '15 letters');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Tile played' }), 'K');
    expect(store.state.value.filter).toMatchObject({ length: 15 });
    expect(store.state.value.filter.tile).not.toBeNull();
  });
});
