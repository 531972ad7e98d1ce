import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContextMenu } from '../../../../src/renderer/panel/window/contextMenu';
import { sentence } from '../../../said';
import { showPanel, storeAfter } from '../showPanel';

const row = (id: string, title: string, why: string | null = null) => ({ id, title, keys: [], why });

/** Opens a menu and waits until it has the focus: keys pressed before that are not its own. */
async function openMenu() {
  const store = storeAfter({ type: 'menu-opened', menu: { place: 'window', x: 10, y: 10 } });
  const commands: string[] = [];
  const rows = [
    [row('undo', 'Undo', sentence('impossible.nothingToUndo')), row('redo', 'Redo')],
    [row('new', 'New position')],
  ];
  showPanel(store, ContextMenu, { rowsOf: () => rows, onCommand: (id) => void commands.push(id) });
  await expect.element(page.getByRole('menuitem', { name: 'Redo' })).toHaveFocus();
  return { store, commands };
}

describe('a context menu', () => {
  it('starts at the first available command; arrows and first letters move, Enter runs it', async () => {
    const { commands, store } = await openMenu();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'New position' })).toHaveFocus();
    await userEvent.keyboard('r');
    await expect.element(page.getByRole('menuitem', { name: 'Redo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(commands).toEqual(['redo']);
    expect(store.state.value.menu).toBeNull();
  });

  it('does nothing for an unavailable command, and stays open', async () => {
    const { commands, store } = await openMenu();
    await page.getByRole('menuitem', { name: 'Undo' }).click({ force: true });
    expect(commands).toEqual([]);
    expect(store.state.value.menu).not.toBeNull();
  });

  it('closes with Escape, and with a press outside', async () => {
    const { store } = await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(store.state.value.menu).toBeNull();
    store.dispatch({ type: 'menu-opened', menu: { place: 'window', x: 10, y: 10 } });
    await expect.element(page.getByRole('menuitem', { name: 'Redo' })).toHaveFocus();
    await userEvent.click(document.documentElement, { position: { x: 1000, y: 700 } });
    expect(store.state.value.menu).toBeNull();
  });

  it('stays open while a list follows a walk, and closes when the user scrolls', async () => {
    const { store } = await openMenu();
    document.dispatchEvent(new Event('scroll'));
    await expect.element(page.getByRole('menuitem', { name: 'Redo' })).toBeVisible();
    document.dispatchEvent(new WheelEvent('wheel'));
    expect(store.state.value.menu).toBeNull();
  });
});
