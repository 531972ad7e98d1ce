import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './childProcess.mjs';
import { REPOSITORY } from './folders.mjs';
import { SetupProblem, say } from './report.mjs';

const SOURCES = ['src', 'resources', 'electron.vite.config.ts', 'scripts/bundle', 'package-lock.json'];
/** One file of each part, to detect interrupted builds. */
const PRODUCTS = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'];

/**
 * Builds the app unless `out` is newer than all of its sources.
 *
 * @param {{ silent?: boolean }} [options] with `silent`, only failures are reported
 */
export async function buildIfStale({ silent = false } = {}) {
  const builtMs = Math.min(...PRODUCTS.map(modifiedMs));
  if (builtMs > Math.max(...SOURCES.map(newestMs))) return;
  if (!silent) say('Building …');
  await build();
}

/** Builds the app; a failure includes the tool's whole output. */
export async function build() {
  const tool = join(REPOSITORY, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  const { code, output } = await runQuietly(process.execPath, [tool, 'build', '--logLevel', 'warn']);
  if (code === 0) return;
  say(output.trim());
  throw new SetupProblem(
    'The build failed: mend what is said above, or type `git status` to see what differs from the release.',
  );
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
