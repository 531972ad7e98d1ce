import { existsSync, readFileSync } from 'node:fs';
import { findProgram, runQuietly } from './childProcess.mjs';
import { SetupProblem, withProgress } from './report.mjs';

/**
 * Requirements of Electron and Chromium on a Debian system without a desktop, and a virtual display for the
 * tests.
 */
export const DISPLAY_PACKAGES = ['xvfb', 'xauth'];
export const ELECTRON_PACKAGES = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1'];
export const SOFTWARE_GL_PACKAGES = ['libegl1', 'libgl1-mesa-dri'];

/** Whether this process may install Debian packages. */
export const mayInstallPackages = () => process.getuid?.() === 0 && findProgram('apt-get') !== null;

/** Ubuntu's `chromium` package is only a stub for a snap. */
export const hasChromiumPackage = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * @param {string} executable
 * @returns {Promise<string[]>} required shared libraries that are missing, Linux only
 */
export async function missingLibraries(executable) {
  if (process.platform !== 'linux') return [];
  const { code, output } = await runQuietly('ldd', [executable]);
  if (code === 127) return [];
  return output.split('\n').flatMap((line) => /^\s*(\S+) => not found/.exec(line)?.[1] ?? []);
}

/** @param {readonly string[]} names */
export const aptCommand = (names) => `sudo apt-get update && sudo apt-get install -y ${names.join(' ')}`;

/**
 * Installs those of the named packages that are missing.
 *
 * @param {readonly string[]} names
 */
export async function installPackages(names) {
  const absent = await absentPackages(names);
  if (absent.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await withProgress(`Installing ${absent.join(', ')} with apt-get`, async (note) => {
    note('reading the package lists');
    await runQuietly('apt-get', ['update', '-qq'], { env });
    note('installing');
    const current = await Promise.all(absent.map(currentName));
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...current];
    const { code, output } = await runQuietly('apt-get', args, { env });
    if (code === 0) return;
    const reason = /^E: (.*)$/m.exec(output)?.[1] ?? `exit code ${code}`;
    throw new SetupProblem(
      `apt-get could not install ${current.join(' ')} (${reason}): type \`${aptCommand(current)}\` and try again.`,
    );
  });
}

/** @param {readonly string[]} names */
async function absentPackages(names) {
  const found = await Promise.all(
    names.map(async (name) => (await isInstalled(name)) || isInstalled(`${name}t64`)),
  );
  return names.filter((_, index) => !found[index]);
}

/** @param {string} name */
async function isInstalled(name) {
  const { output } = await runQuietly('dpkg-query', ['--status', name]);
  return /^Status: .* installed$/m.test(output);
}

/** Newer releases renamed some libraries in the transition to 64-bit time. */
async function currentName(/** @type {string} */ name) {
  const { output } = await runQuietly('apt-cache', ['policy', `${name}t64`]);
  return /Candidate: \d/.test(output) ? `${name}t64` : name;
}
