import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './childProcess.mjs';
import { REPOSITORY } from './folders.mjs';
import { SetupProblem, say } from './report.mjs';

const SOURCES = [
  'src',
  'resources',
  'scripts/bundle',
  'electron.vite.config.ts',
  'vite.web.config.ts',
  'package-lock.json',
];
/** One file of each part, to detect interrupted builds. */
const PRODUCTS = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'];

const WEB_PRODUCTS = ['out/web/index.html'];

/**
 * Builds the app unless `out` is newer than all of its sources.
 *
 * @param {{ silent?: boolean }} [options] with `silent`, only failures are reported
 */
export async function buildIfStale({ silent = false } = {}) {
  if (isFresh(PRODUCTS)) return;
  if (!silent) say('Building …');
  await build();
}

/** The same for the web edition. */
export async function buildWebIfStale() {
  if (isFresh(WEB_PRODUCTS)) return;
  say('Building …');
  await buildWeb();
}

/** Builds the app; a failure includes the tool's whole output. */
export const build = () => runBuild('electron-vite/bin/electron-vite.js', 'build');

/** Builds the web edition. */
export const buildWeb = () => runBuild('vite/bin/vite.js', 'build', '-c', 'vite.web.config.ts');

/**
 * @param {string} tool below `node_modules`
 * @param {readonly string[]} args
 */
async function runBuild(tool, ...args) {
  const program = [join(REPOSITORY, 'node_modules', tool), ...args, '--logLevel', 'warn'];
  const { code, output } = await runQuietly(process.execPath, program, { cwd: REPOSITORY });
  if (code === 0) return;
  say(output.trim());
  throw new SetupProblem(
    'The build failed: mend what is said above, or type `git status` to see what differs from the release.',
  );
}

/** @param {readonly string[]} products */
function isFresh(products) {
  return Math.min(...products.map(modifiedMs)) > Math.max(...SOURCES.map(newestMs));
}

/** @param {string} path relative to the repository */
function newestMs(path) {
  const full = join(REPOSITORY, path);
  if (!existsSync(full)) return 0;
  if (!statSync(full).isDirectory()) return modifiedMs(path);
  const inside = readdirSync(full, { recursive: true, encoding: 'utf8' });
  return Math.max(...inside.map((name) => modifiedMs(join(path, name))));
}

/** @param {string} path relative to the repository */
const modifiedMs = (path) => statSync(join(REPOSITORY, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
