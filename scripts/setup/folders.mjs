import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Downloads that may be deleted at any time: one folder for all clones of a user. */
export function cacheFolder() {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (process.platform === 'win32')
    return join(LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'tilewright');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'tilewright');
  return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'tilewright');
}
