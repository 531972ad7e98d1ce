import { pathToFileURL } from 'node:url';
import { net, protocol } from 'electron';
import { text } from '../../texts/text';
import { contentSecurityPolicy, securityHeaders } from '../security/contentSecurityPolicy';
import { APP_SCHEME, appFile } from './appUrl';

/** The engine is reached over IPC: the page connects to nothing. */
const HEADERS = securityHeaders(contentSecurityPolicy());

/** Makes `app://` a scheme like https. Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/**
 * Serves the built page under `app://tilewright/`, with the security headers; no other file can be read so.
 */
export function serveAppFiles(rendererDir: string): void {
  protocol.handle(APP_SCHEME, async ({ url }) => {
    const file = appFile(rendererDir, url);
    if (file === undefined) return notFound();
    try {
      const response = await net.fetch(pathToFileURL(file).href);
      const headers = new Headers(response.headers);
      for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    } catch {
      // net.fetch rejects where there is no such file.
      return notFound();
    }
  });
}

const notFound = (): Response => new Response(text('mainWindow.notFound'), { status: 404, headers: HEADERS });
