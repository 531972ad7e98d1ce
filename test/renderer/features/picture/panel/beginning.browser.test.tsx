import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilmDialog } from '../../../../../src/renderer/features/picture/panel/filmDialog';
import { PictureDialog } from '../../../../../src/renderer/features/picture/panel/pictureDialog';
import { ExportPanel } from '../../../../../src/renderer/panel/document/exportPanel';
import { showPanel, storeAfter } from '../../../panel/showPanel';

describe('initial focus of an export dialog', () => {
  it('is on the size of a picture', async () => {
    const store = storeAfter();
    showPanel(store, PictureDialog, {});
    store.dispatch({ type: 'picture-dialog-toggled', dialog: 'picture' });
    await expect.element(page.getByLabelText('Size')).toHaveFocus();
  });

  it('is on the subject of a film', async () => {
    const store = storeAfter();
    showPanel(store, FilmDialog, {});
    store.dispatch({ type: 'picture-dialog-toggled', dialog: 'film' });
    await expect.element(page.getByLabelText('Film of')).toHaveFocus();
  });

  it('is on the first format of an export', async () => {
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
