import { app, type Session, type WebContents } from 'electron';
import { APP_START_URL, isAppUrl } from './appUrl';

/**
 * Denies everything that the page has no need of, for every page that will ever be made. The sandbox
 * is asked for by the window: `app.enableSandbox()` would undo the `--no-sandbox` without which
 * Chromium does not run as root.
 */
export function lockDown(): void {
  app.on('web-contents-created', (_event, contents) => denyNavigation(contents));
  app.on('session-created', denyPermissions);
}

function denyNavigation(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  // An empty page (about:blank) is shown without any of the questions above.
  contents.on('did-navigate', (_event, url) => {
    if (!isAppUrl(url)) void contents.loadURL(APP_START_URL);
  });
  // Scripts may not communicate with other browsers.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
}

/** Only writing text to the clipboard is allowed, never reading it. */
const WRITE_CLIPBOARD = 'clipboard-sanitized-write';

function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, callback) =>
    callback(permission === WRITE_CLIPBOARD),
  );
  session.setPermissionCheckHandler((_contents, permission) => permission === WRITE_CLIPBOARD);
  session.setDevicePermissionHandler(() => false);
}
