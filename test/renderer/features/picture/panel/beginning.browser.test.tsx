import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilmDialog } from '../../../../../src/renderer/features/picture/panel/filmDialog';
import { PictureDialog } from '../../../../../src/renderer/features/picture/panel/pictureDialog';
import { ExportPanel } from '../../../../../src/renderer/panel/document/exportPanel';
import { showPanel, storeAfter } from '../../../panel/showPanel';

describe('a dialog that takes something away', () => {
  it('begins at the size of a picture', async () => {
    const store = storeAfter();
    showPanel(store, PictureDialog, {});
    store.dispatch({ type: 'picture-dialog-toggled', dialog: 'picture' });
    await expect.element(page.getByLabelText('Size')).toHaveFocus();
  });

  it('begins at what a film is to be of', async () => {
    const store = storeAfter();
    showPanel(store, FilmDialog, {});
    store.dispatch({ type: 'picture-dialog-toggled', dialog: 'film' });
    await expect.element(page.getByLabelText('Film of')).toHaveFocus();
  });

  it('begins at the first format of an export', async () => {
    const saved: string[] = [];
    const store = storeAfter();
    showPanel(store, ExportPanel, {
      onExport: (format) => saved.push(format),
      onSaveAs: () => saved.push('own'),
    });
    store.dispatch({ type: 'export-panel-toggled' });
    await expect.element(page.getByRole('button', { name: 'Tilewright position' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(saved).toEqual(['own']);
  });
});
