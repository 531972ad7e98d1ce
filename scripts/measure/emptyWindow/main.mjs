// The least that an Electron window with three.js can be, to measure the app beside.
import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';

app.on('window-all-closed', () => app.quit());
void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800 });
  void window.loadFile(join(import.meta.dirname, 'index.html'));
});
