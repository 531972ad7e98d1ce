import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import { startEngine } from './engine/startEngine';
import { EventHub, printEvent } from './ipc/eventHub';
import { registerIpc } from './ipc/registerIpc';
import { SettingsStore } from './settings/settingsStore';
import { USER_DATA_VARIABLE } from './userDataDir';
import { installAppMenu } from './window/appMenu';
import { registerAppScheme, serveAppFiles } from './window/appProtocol';
import { chooseLexiconFile } from './window/lexiconDialog';
import { lockDown } from './window/lockDown';
import { focusWindow, openMainWindow } from './window/mainWindow';

const out = join(import.meta.dirname, '..');

lockDown();
registerAppScheme();
app.setName('tilewright');
const chosenUserData = process.env[USER_DATA_VARIABLE];
if (chosenUserData) app.setPath('userData', chosenUserData);

if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  const userData = app.getPath('userData');
  const hub = new EventHub();
  hub.subscribe(printEvent);
  const programDir = import.meta.dirname;
  const engine = startEngine({ programDir, userData, publish: hub.publish });
  const settings = new SettingsStore(userData, hub.log);
  registerIpc({ engine, settings, programDir, chooseLexicon: chooseLexiconFile }, hub);

  const openWindow = () => openMainWindow(join(out, 'preload', 'index.cjs'), settings, hub.log);
  app.on('second-instance', () => BrowserWindow.getAllWindows().forEach(focusWindow));
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (app.isReady() && BrowserWindow.getAllWindows().length === 0) openWindow();
  });
  app.on('will-quit', () => settings.flush());
  void app.whenReady().then(() => {
    serveAppFiles(join(out, 'renderer'));
    installAppMenu(userData);
    openWindow();
  });
}
