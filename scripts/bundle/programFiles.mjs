// The files of the main process that every build of it has: its threads, and the data beside the program.
// electron-vite bundles this file into its configuration, whose folder `import.meta.dirname` then names: so callers
// give the folder of the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import wordListPath from 'word-list';

const WORKER = '.worker.ts';

/**
 * Every `x.worker.ts` of the main process is built as `x.js`.
 *
 * @param {string} repository
 */
export function findWorkers(repository) {
  const main = join(repository, 'src', 'main');
  const paths = readdirSync(main, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(WORKER),
  );
  return Object.fromEntries(paths.map((path) => [basename(path, WORKER), join(main, path)]));
}

/**
 * The built-in word list, leaves, win table and pre-endgames to practise, by the names that the program gives them.
 *
 * @param {string} repository
 */
const gameData = (repository) => ({
  'words.txt': wordListPath,
  'english.leaves': join(repository, 'resources', 'leaves', 'english.leaves'),
  'english.wins': join(repository, 'resources', 'winTable', 'english.wins'),
  'english.preendgames': join(repository, 'resources', 'preendgames', 'english.preendgames'),
});

/**
 * Puts the game's data and other files beside the program, which then needs neither node_modules nor resources.
 *
 * @param {string} repository
 * @param {Record<string, string>} [others] paths by the names they get
 * @returns {import('vite').Plugin}
 */
export const copyBesideProgram = (repository, others = {}) => ({
  name: 'copy-beside-program',
  generateBundle() {
    for (const [fileName, path] of Object.entries({ ...gameData(repository), ...others }))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
  },
});

/** A character beyond Latin-1, perhaps escaped by a backslash. What else is escaped is skipped as a whole. */
const WIDE = /\\?[\u0100-\uffff]|\\[\s\S]/g;

/** @param {string} found */
function escaped(found) {
  const code = found.charCodeAt(found.length - 1);
  return code > 0xff ? `\\u${code.toString(16).padStart(4, '0')}` : found;
}

/**
 * V8 keeps the text of a script for as long as it runs: in half the memory if all of it is Latin-1.
 *
 * @returns {import('vite').Plugin}
 */
export const writeInLatin1 = () => ({
  name: 'write-in-latin-1',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replace(WIDE, escaped);
  },
});
