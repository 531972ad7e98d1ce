import { basename } from 'node:path';
import { app, BrowserWindow, Menu, type MenuItemConstructorOptions, shell } from 'electron';
import type { FilesEvent } from '../../contract/document/filesApi';
import { ABOUT_COMMAND } from '../../contract/window/aboutCommand';
import type { MenuEntry, MenuId, MenuItem, MenuModel } from '../../contract/window/menuApi';
import { text } from '../../texts/text';
import type { SettingsStore } from '../settings/settingsStore';

const IS_MAC = process.platform === 'darwin';

interface Deps {
  readonly userData: string;
  readonly settings: SettingsStore;
  readonly publish: (event: FilesEvent) => void;
  readonly requestOpen: (path: string) => void;
}

/** The menu before the page has sent its own. */
const startMenu = (): MenuModel => [
  { id: 'file', label: text('appMenu.file'), items: [{ kind: 'role', role: 'close' }] },
  {
    id: 'edit',
    label: text('appMenu.edit'),
    items: [
      { kind: 'role', role: 'cut' },
      { kind: 'role', role: 'copy' },
      { kind: 'role', role: 'paste' },
    ],
  },
  { id: 'view', label: text('appMenu.view'), items: [{ kind: 'role', role: 'togglefullscreen' }] },
  { id: 'help', label: text('appMenu.help'), items: [] },
];

/**
 * The application menu: the page's items, and those of the main process. There is no "Reload":
 * Mod+R belongs to the page, and reloading would lose work. Zooming is the page's, too.
 */
export class AppMenu {
  private asked: MenuModel | null = null;
  private shown = '';

  constructor(private readonly deps: Deps) {}

  show(model: MenuModel): void {
    this.asked = model;
    this.refresh();
  }

  /** Rebuilds the menu if something in it changed. */
  refresh(): void {
    const model = this.asked ?? startMenu();
    const described = JSON.stringify([model, this.deps.settings.readRecentFiles()]);
    if (described === this.shown) return;
    this.shown = described;
    const menus = model.map(
      ({ id, items, label }): MenuItemConstructorOptions => ({
        label,
        ...(id === 'help' ? { role: 'help' } : {}),
        submenu: [...items.map((item) => this.itemOf(item)), ...this.ownItems(id)],
      }),
    );
    if (IS_MAC) menus.unshift(this.programMenu());
    if (IS_MAC) menus.splice(-1, 0, { role: 'windowMenu' });
    Menu.setApplicationMenu(Menu.buildFromTemplate(menus));
  }

  private itemOf(item: MenuItem): MenuItemConstructorOptions {
    if (item.kind !== 'submenu') return this.entryOf(item);
    return { label: item.label, submenu: item.items.map((entry) => this.entryOf(entry)) };
  }

  private entryOf(entry: MenuEntry): MenuItemConstructorOptions {
    switch (entry.kind) {
      case 'separator':
        return { type: 'separator' };
      case 'role':
        return { role: entry.role };
      case 'recent-files':
        return { label: text('mainWindow.openRecent'), submenu: this.recentItems() };
      case 'command': {
        const { accelerator, id, isChecked, isEnabled, label } = entry;
        return {
          id,
          label: label.replaceAll('&', '&&'),
          enabled: isEnabled,
          ...(isChecked === null ? {} : { type: 'checkbox', checked: isChecked }),
          // The page handles its keys itself; the menu only shows them.
          ...(accelerator === null ? {} : { accelerator, registerAccelerator: false }),
          click: () => this.deps.publish({ type: 'menu-command', id }),
        };
      }
    }
  }

  private recentItems(): MenuItemConstructorOptions[] {
    const { requestOpen, settings } = this.deps;
    const files = settings.readRecentFiles();
    const items = files.map(
      (path): MenuItemConstructorOptions => ({
        label: basename(path).replaceAll('&', '&&'),
        sublabel: path,
        toolTip: path,
        click: () => requestOpen(path),
      }),
    );
    const clear = () => {
      settings.clearRecentFiles();
      app.clearRecentDocuments();
      this.refresh();
    };
    return [
      ...items,
      { type: 'separator' },
      { label: text('mainWindow.clearRecent'), enabled: files.length > 0, click: clear },
    ];
  }

  private ownItems(menu: MenuId): MenuItemConstructorOptions[] {
    if (menu === 'view' && !app.isPackaged) return [{ type: 'separator' }, { role: 'toggleDevTools' }];
    if (menu !== 'help') return [];
    const settingsFolder: MenuItemConstructorOptions = {
      label: text('mainWindow.settingsFolder'),
      click: () => void shell.openPath(this.deps.userData),
    };
    return IS_MAC ? [settingsFolder] : [settingsFolder, { type: 'separator' }, this.aboutItem()];
  }

  /** The first menu on a Mac, with the page's own About dialog. */
  private programMenu(): MenuItemConstructorOptions {
    return {
      label: app.name,
      submenu: [
        this.aboutItem(),
        { type: 'separator' },
        { role: 'services' },
        { type: 'separator' },
        { role: 'hide' },
        { role: 'hideOthers' },
        { role: 'unhide' },
        { type: 'separator' },
        { role: 'quit' },
      ],
    };
  }

  private aboutItem(): MenuItemConstructorOptions {
    return {
      id: ABOUT_COMMAND,
      label: text('mainWindow.about'),
      click: () => {
        // On a Mac the program keeps running when its window is closed.
        if (BrowserWindow.getAllWindows().length === 0) app.showAboutPanel();
        else this.deps.publish({ type: 'menu-command', id: ABOUT_COMMAND });
      },
    };
  }
}
