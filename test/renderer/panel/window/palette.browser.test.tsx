import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Palette } from '../../../../src/renderer/panel/window/palette';
import { sentence } from '../../../said';
import { showPanel, storeAfter } from '../showPanel';

const command = (id: string, title: string, why: string | null = null) => ({
  id,
  title,
  category: 'Rack',
  words: '',
  keys: [['Ctrl', 'D']],
  why,
});
const COMMANDS = [
  command('rack.draw', 'Fill the rack', sentence('impossible.fullRack')),
  command('rack.sort', 'Sort the tiles'),
  command('rack.shuffle', 'Shuffle the tiles'),
];

/** An open palette, the commands that it has run, and the focused element below it. */
async function openPalette() {
  const store = storeAfter();
  const called: string[] = [];
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  const seen = () => called.push(`${document.activeElement === before}`);
  showPanel(store, Palette, {
    commandsOf: () => COMMANDS,
    onCommand: (id: string) => {
      called.push(id);
      seen();
    },
  });
  store.dispatch({ type: 'palette-toggled' });
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  return { store, called };
}

const chosen = () => page.getByRole('option', { selected: true });

it('runs the chosen command once the focus is restored, and remembers it', async () => {
  const { called, store } = await openPalette();
  await userEvent.keyboard('tiles');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 commands');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(chosen()).toHaveTextContent('Shuffle the tiles');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(chosen()).toHaveTextContent('Sort the tiles');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => called).toEqual(['rack.sort', 'true']);
  expect(store.state.value.dialogs).toEqual([]);
  expect(store.state.value.settings.recentCommands).toEqual(['rack.sort']);
});

it('shows why a command is unavailable, and does not run it', async () => {
  const { called, store } = await openPalette();
  await userEvent.keyboard('fill');
  await expect.element(chosen()).toHaveTextContent(sentence('impossible.fullRack'));
  await expect.element(chosen()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('option').first().click({ force: true });
  expect(called).toEqual([]);
  expect(store.state.value.dialogs).toEqual(['palette']);
});

it('reports that nothing was found', async () => {
  await openPalette();
  await userEvent.keyboard('zebra{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent(sentence('palette.found', { count: 0 }));
});
