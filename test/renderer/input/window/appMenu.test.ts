import { describe, expect, it } from 'vitest';
import { parseRequest } from '../../../../src/contract/requests/requestLookup';
import type { MenuEntry, MenuItem, MenuModel } from '../../../../src/contract/window/menuApi';
import { COMMANDS } from '../../../../src/renderer/input/commands';
import { fileMenuItems } from '../../../../src/renderer/input/document/fileMenu';
import { menuAccelerator } from '../../../../src/renderer/input/keyBinding';
import { appMenuOf, EXPORT_PREFIX } from '../../../../src/renderer/input/window/appMenu';
import { initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { text } from '../../../../src/texts/text';
import { readMidgame } from '../../view/midgame';

const start = initialState(readMidgame());

const entriesOf = (items: readonly MenuItem[]): readonly MenuEntry[] =>
  items.flatMap((item) => (item.kind === 'submenu' ? item.items : [item]));

function commandsOf(menu: MenuModel) {
  return menu.flatMap(({ items }) => entriesOf(items)).filter((entry) => entry.kind === 'command');
}

describe('the application menu', () => {
  it('is accepted by the main process', () => {
    for (const isMac of [true, false])
      expect(parseRequest('showMenu', appMenuOf(start, isMac)).ok).toBe(true);
  });

  it('has a command for every entry, each once', () => {
    const ids = commandsOf(appMenuOf(start, false)).map(({ id }) => id);
    const known = COMMANDS.map(({ id }) => id);
    expect(ids.filter((id) => !id.startsWith(EXPORT_PREFIX) && !known.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows the key of the key table', () => {
    const keyOf = (id: string) =>
      commandsOf(appMenuOf(start, false)).find((entry) => entry.id === id)?.accelerator;
    expect(keyOf('file.saveAs')).toBe('CmdOrCtrl+Shift+S');
    expect(keyOf('game.next')).toBe('Alt+Right');
    expect(keyOf('camera.top')).toBe('F2');
    // They mean something else in a text or outside their zone.
    expect([keyOf('game.first'), keyOf('game.close')]).toEqual([null, null]);
  });

  it('names the step to undo, and disables what is unavailable', () => {
    const find = (state: typeof start, id: string) =>
      commandsOf(appMenuOf(state, false)).find((entry) => entry.id === id);
    expect(find(start, 'edit.undo')).toMatchObject({ label: 'Undo', isEnabled: false });
    expect(find(start, 'game.next')).toMatchObject({ isEnabled: false });
    const edit = {
      type: 'setup-edited',
      setup: { ...start.setup, rack: [1] },
      name: { key: 'steps.paint', params: { premium: '3× word' } },
    } as const;
    const edited = reduce(start, edit, 0);
    expect(find(edited, 'edit.undo')).toMatchObject({ label: 'Undo paint 3× word', isEnabled: true });
    const undone = reduce(edited, { type: 'undone' }, 0);
    expect(find(undone, 'edit.redo')).toMatchObject({ label: 'Redo paint 3× word', isEnabled: true });
  });

  it('and the window’s own file menu offer no picture without a scene, with the reason', () => {
    const failed = { ...start, sceneFailure: 'No WebGL.' };
    const copy = (state: typeof start) => ({
      isEnabled: commandsOf(appMenuOf(state, false)).find(({ id }) => id === 'picture.copy')?.isEnabled,
      why: fileMenuItems(state, false).find(({ id }) => id === 'picture.copy')?.why,
    });
    expect(copy(start)).toEqual({ isEnabled: true, why: null });
    expect(copy(failed)).toEqual({ isEnabled: false, why: text('picture.noScene') });
  });

  it('leaves Quit to the system’s own menu on a Mac', () => {
    const roles = (isMac: boolean) =>
      appMenuOf(start, isMac).flatMap(({ items }) =>
        items.flatMap((i) => (i.kind === 'role' ? [i.role] : [])),
      );
    expect(roles(false)).toContain('quit');
    expect(roles(true)).not.toContain('quit');
  });
});

describe('keys in menus', () => {
  it.each([
    ['$mod+n', 'CmdOrCtrl+N'],
    ['$mod+Shift+Digit1', 'CmdOrCtrl+Shift+1'],
    ['$mod+ArrowUp', 'CmdOrCtrl+Up'],
    ['$mod+[Shift]+/', 'CmdOrCtrl+/'],
    ['$mod+=', 'CmdOrCtrl+='],
  ])('%s is %s', (binding, accelerator) => {
    expect(menuAccelerator(binding)).toBe(accelerator);
  });

  it('are in the window’s own file menu, too', () => {
    expect(fileMenuItems(start, false)[1]).toMatchObject({ id: 'file.open', keys: ['Ctrl', 'O'] });
    expect(fileMenuItems(start, true)[3]).toMatchObject({ keys: ['⌘', 'Shift', 'S'] });
  });
});
