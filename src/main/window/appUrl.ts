import { isAbsolute, join, relative } from 'node:path';

export const APP_SCHEME = 'app';
const APP_HOST = 'tilewright';
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;
export const APP_START_URL = `${APP_ORIGIN}/index.html`;

/** Whether a frame shows a page of the app; nothing else may use its channels. */
export function isAppUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  return protocol === `${APP_SCHEME}:` && host === APP_HOST;
}

/**
 * The file that an address of the app stands for, or undefined where it stands for none inside `rendererDir`.
 */
export function appFile(rendererDir: string, url: string): string | undefined {
  if (!isAppUrl(url)) return undefined;
  const path = decodePath(new URL(url).pathname);
  if (path === undefined || path.includes('\0')) return undefined;
  const file = join(rendererDir, path === '/' ? 'index.html' : path);
  const inside = relative(rendererDir, file);
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? undefined : file;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
