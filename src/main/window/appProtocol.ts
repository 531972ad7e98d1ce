import { protocol } from 'electron';
import { SECURITY_HEADERS } from '../security/securityHeaders';
import { APP_SCHEME, appFile } from './appUrl';

/** Makes `app://` a scheme like https. Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/** Chromium's error code for a missing file. */
const NOT_FOUND = -6;

/**
 * Serves the built page under `app://tilewright/`, with the security headers; no other file can be read so.
 * `protocol.handle` would first read Node's whole `fetch`, on the way to the first candidates.
 */
export function serveAppFiles(rendererDir: string): void {
  protocol.registerFileProtocol(APP_SCHEME, ({ url }, answer) => {
    const path = appFile(rendererDir, url);
    answer(path === undefined ? { error: NOT_FOUND } : { path, headers: SECURITY_HEADERS });
  });
}
