import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOfficialElectron } from './officialElectron.mjs';
import { findPinnedElectron, PINNED_ELECTRON_VERSION } from './pinnedElectron.mjs';

/** @returns {string | null} the version of the Electron that `findElectron` finds */
export function foundElectronVersion() {
  const official = findOfficialElectron();
  if (!official) return findPinnedElectron() && PINNED_ELECTRON_VERSION;
  // Every official Electron has this file next to its executable.
  const file = join(dirname(official), 'version');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : 'of unknown version';
}

/**
 * Describes the Electron that ran the tests, with a warning if it is not the version shipped with the app.
 *
 * @param {string | null} used
 * @param {string} named in package.json
 */
export function describeElectron(used, named) {
  if (used === null) return 'NOTE: there is no Electron here, so no window ran.';
  if (used === named) return `The windows ran in Electron ${used}.`;
  return `NOTE: the windows ran in Electron ${used}, not in Electron ${named}, which package.json names.`;
}
