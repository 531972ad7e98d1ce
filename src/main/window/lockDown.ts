import { app, type Session, type WebContents } from 'electron';

/**
 * Denies everything that the page has no need of, for every page that will ever be made. The sandbox is asked for by
 * the window: `app.enableSandbox()` would undo the `--no-sandbox` without which Chromium does not run as root.
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
}

function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => callback(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
