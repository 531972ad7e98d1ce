// A minimal Electron window with three.js, as the baseline for measurements.
import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';

app.on('window-all-closed', () => app.quit());
void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800 });
  void window.loadFile(join(import.meta.dirname, 'index.html'));
});
