import { app, Menu, type MenuItemConstructorOptions, shell } from 'electron';

/**
 * The usual entries of a desktop program. There is no "Reload": Mod+R belongs to the page, and reloading would lose
 * work. Zooming belongs to the camera.
 */
export function installAppMenu(userData: string): void {
  const isMac = process.platform === 'darwin';
  const menus: MenuItemConstructorOptions[] = [
    { label: 'File', submenu: isMac ? [{ role: 'close' }] : [{ role: 'close' }, { role: 'quit' }] },
    { role: 'editMenu' },
    { label: 'View', submenu: viewItems() },
    { role: 'help', submenu: helpItems(userData) },
  ];
  if (isMac) menus.unshift({ role: 'appMenu' });
  if (isMac) menus.splice(-1, 0, { role: 'windowMenu' });
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus));
}

function viewItems(): MenuItemConstructorOptions[] {
  const developerTools: MenuItemConstructorOptions[] = app.isPackaged
    ? []
    : [{ type: 'separator' }, { role: 'toggleDevTools' }];
  return [{ role: 'togglefullscreen' }, ...developerTools];
}

function helpItems(userData: string): MenuItemConstructorOptions[] {
  return [
    { label: 'Open Settings Folder', click: () => void shell.openPath(userData) },
    { type: 'separator' },
    { label: 'About Tilewright', click: () => app.showAboutPanel() },
  ];
}
