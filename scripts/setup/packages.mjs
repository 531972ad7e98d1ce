import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './childProcess.mjs';
import { REPOSITORY } from './folders.mjs';
import { SetupProblem, withProgress } from './report.mjs';

/**
 * npm writes its own lock file into node_modules at the end of a complete installation, so comparing the two
 * finds packages that are missing, half installed or outdated.
 */
const installedLock = join(REPOSITORY, 'node_modules', '.package-lock.json');
const wantedLock = join(REPOSITORY, 'package-lock.json');

export async function installPackages() {
  if (packagesAreCurrent()) return;
  // `ci` is exact for a fresh clone; in an existing installation, only the difference is downloaded.
  const fresh = !existsSync(installedLock);
  const command = fresh ? ['ci'] : ['install', '--no-save'];
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', ...patience];
  await withProgress(fresh ? 'Installing the packages' : 'Bringing the packages up to date', async () => {
    const { code, output } = await runNpm([...command, ...flags]);
    if (code !== 0) throw new SetupProblem(explainNpm(output));
  });
}

export function packagesAreCurrent() {
  if (!existsSync(installedLock)) return false;
  const installed = readPackages(installedLock);
  return Object.entries(readPackages(wantedLock)).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** @param {string} output */
function explainNpm(output) {
  const network = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|FETCH_ERROR/.exec(
    output,
  );
  if (network) {
    return `The packages could not be fetched (${network[0]}): connect to the network, type \`npm ci\`, and try again.`;
  }
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const reason = errors.map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim()).filter(Boolean)[0];
  return `The packages could not be installed (${reason ?? 'npm gave no reason'}): type \`npm ci\` to see all of npm's output.`;
}
