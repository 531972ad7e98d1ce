import { BrowserWindow, type BrowserWindowConstructorOptions, screen } from 'electron';
import { spoken } from '../../texts/spoken';
import { text } from '../../texts/text';
import type { SettingsStore } from '../settings/settingsStore';
import { isReachable, type WindowState } from '../settings/windowState';
import { APP_START_URL } from './appUrl';
import { windowBackground } from './nativeTheme';
import { offerTextMenu } from './textMenu';

/** With the language in which the page begins. */
const startUrl = () => `${APP_START_URL}?language=${spoken().language.id}`;

/** Opens the one window where it was last time; it is shown once it has something to show. */
export function openMainWindow(
  preload: string,
  settings: SettingsStore,
  log: (message: string) => void,
): BrowserWindow {
  const last = settings.arrange(screensNow());
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    ...(last !== undefined && placeOf(last)),
    minWidth: 960,
    minHeight: 640,
    show: false,
    title: text('mainWindow.title'),
    backgroundColor: windowBackground(),
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => {
    if (last?.isMaximized) window.maximize();
    if (last?.isFullScreen) window.setFullScreen(true);
    window.show();
  });
  window.on('close', () => {
    settings.keepArrangement(screensNow(), {
      ...window.getNormalBounds(),
      isMaximized: window.isMaximized(),
      isFullScreen: window.isFullScreen(),
    });
  });
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    log(text('mainWindow.pageStopped', { reason }));
    void window.loadURL(startUrl());
  });
  offerTextMenu(window);
  void window.loadURL(startUrl());
  return window;
}

const screensNow = () => screen.getAllDisplays().map(({ workArea }) => workArea);

function placeOf(last: WindowState): BrowserWindowConstructorOptions {
  const { x, y, width, height } = last;
  return isReachable(last, screensNow()) ? { x, y, width, height } : { width, height };
}

/** Brings the window to the front, e.g. when the program is started a second time. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
