import { type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';

/** Text fields have the system's menu; everywhere else the page has its own. */
export function offerTextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, { editFlags, isEditable }) => {
    if (!isEditable) return;
    const items: MenuItemConstructorOptions[] = [
      { role: 'undo', enabled: editFlags.canUndo },
      { role: 'redo', enabled: editFlags.canRedo },
      { type: 'separator' },
      { role: 'cut', enabled: editFlags.canCut },
      { role: 'copy', enabled: editFlags.canCopy },
      { role: 'paste', enabled: editFlags.canPaste },
      { role: 'selectAll', enabled: editFlags.canSelectAll },
    ];
    Menu.buildFromTemplate(items).popup({ window });
  });
}
