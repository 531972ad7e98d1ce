import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runQuietly } from './childProcess.mjs';
import { REPOSITORY } from './folders.mjs';
import { withProgress } from './report.mjs';

const STALL_MS = 15_000;
const packageFolder = join(REPOSITORY, 'node_modules', 'electron');

/** @returns {string | null} the executable installed by the `electron` package, or configured for it */
export function findOfficialElectron() {
  const pathFile = join(packageFolder, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : null;
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const executable = override
    ? join(override, name ?? 'electron')
    : name && join(packageFolder, 'dist', name);
  return executable && existsSync(executable) ? executable : null;
}

/**
 * Downloads Electron with Electron's own downloader, which verifies the checksums in the package, and unpacks
 * it with its own installer.
 *
 * @returns {Promise<string>} the executable
 */
export function installOfficialElectron() {
  const require = createRequire(import.meta.url);
  const { version } = require('electron/package.json');
  const checksums = require('electron/checksums.json');
  return withProgress(`Fetching Electron ${version}`, async (note) => {
    await download(version, checksums, note);
    note('unpacking');
    const { code, output } = await runQuietly(process.execPath, [join(packageFolder, 'install.js')]);
    const executable = findOfficialElectron();
    if (code !== 0 || !executable) throw new Error(`unpacking it failed: ${output.trim().split('\n')[0]}`);
    return executable;
  });
}

/**
 * @param {string} version
 * @param {Record<string, string>} checksums
 * @param {(text: string) => void} note
 */
async function download(version, checksums, note) {
  const { downloadArtifact } = await import('@electron/get');
  const stalled = new AbortController();
  const giveUp = () => stalled.abort(new Error(`nothing came for ${STALL_MS / 1000} s`));
  let timer = setTimeout(giveUp, STALL_MS);
  /** @param {{ percent: number }} progress */
  const getProgressCallback = async ({ percent }) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, STALL_MS);
    note(`${Math.round(percent * 100)} %`);
  };
  try {
    await downloadArtifact({
      version,
      checksums,
      artifactName: 'electron',
      downloadOptions: { quiet: true, signal: stalled.signal, getProgressCallback },
    });
  } finally {
    clearTimeout(timer);
  }
}
