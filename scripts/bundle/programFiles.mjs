// The files of the main process that every build of it has: its threads, and the data beside the program.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import wordListPath from 'word-list';
import { REPOSITORY } from '../setup/folders.mjs';

const MAIN = join(REPOSITORY, 'src', 'main');
const WORKER = '.worker.ts';

/** Every `x.worker.ts` of the main process is built as `x.js`. */
export const WORKERS = Object.fromEntries(
  readdirSync(MAIN, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(WORKER))
    .map((path) => [basename(path, WORKER), join(MAIN, path)]),
);

/** The built-in word list, leaves and win table, by the names that the program gives them. */
const GAME_DATA = {
  'words.txt': wordListPath,
  'english.leaves': join(REPOSITORY, 'resources', 'leaves', 'english.leaves'),
  'english.wins': join(REPOSITORY, 'resources', 'winTable', 'english.wins'),
};

/**
 * Puts the game's data and other files beside the program, which then needs neither node_modules nor resources.
 *
 * @param {Record<string, string>} [others] paths by the names they get
 * @returns {import('vite').Plugin}
 */
export const copyBesideProgram = (others = {}) => ({
  name: 'copy-beside-program',
  generateBundle() {
    for (const [fileName, path] of Object.entries({ ...GAME_DATA, ...others }))
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
