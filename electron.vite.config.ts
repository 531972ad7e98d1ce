import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import wordListPath from 'word-list';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);
/** Every `x.worker.ts` of the main process is built as `x.js`. */
const workers = Object.fromEntries(
  readdirSync(source('main'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.worker.ts'))
    .map((path) => [basename(path, '.worker.ts'), source(`main/${path}`)]),
);
const leavesPath = resolve(import.meta.dirname, 'resources/leaves/english.leaves');
const iconPath = resolve(import.meta.dirname, 'resources/icons/tilewright.png');
const winsPath = resolve(import.meta.dirname, 'resources/winTable/english.wins');

/**
 * Puts the built-in word list, leaves, win table and icon beside the program: the packaged app has no node_modules
 * and no resources.
 */
const copyBuiltIn = (): Plugin => ({
  name: 'copy-built-in',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'words.txt', source: readFileSync(wordListPath) });
    this.emitFile({ type: 'asset', fileName: 'english.leaves', source: readFileSync(leavesPath) });
    this.emitFile({ type: 'asset', fileName: 'english.wins', source: readFileSync(winsPath) });
    this.emitFile({ type: 'asset', fileName: 'tilewright.png', source: readFileSync(iconPath) });
  },
});

/** A character beyond Latin-1, perhaps escaped by a backslash. What else is escaped is skipped as a whole. */
const WIDE = /\\?[\u0100-\uffff]|\\[\s\S]/g;

const escaped = (found: string): string => {
  const code = found.charCodeAt(found.length - 1);
  return code > 0xff ? `\\u${code.toString(16).padStart(4, '0')}` : found;
};

/** V8 keeps the text of a script for as long as it runs: in half the memory if all of it is Latin-1. */
const writeInLatin1 = (): Plugin => ({
  name: 'write-in-latin-1',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replace(WIDE, escaped);
  },
});

export default defineConfig({
  main: {
    plugins: [copyBuiltIn(), writeInLatin1()],
    build: {
      rollupOptions: {
        input: {
          index: source('main/index.ts'),
          ...workers,
          host: source('main/host/host.ts'),
          cli: source('main/cli/cli.ts'),
        },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // V8 folds what a `const` holds into its code; a `var`, which Vite makes of it, it reads again each time.
          topLevelVar: false,
        },
        // ws asks for the last two and does without them.
        external: ['electron', 'original-fs', 'bufferutil', 'utf-8-validate'],
      },
    },
  },
  preload: {
    build: {
      rollupOptions: {
        input: { index: source('preload/index.ts') },
        // A sandboxed preload script must be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: source('renderer'),
    plugins: [writeInLatin1()],
    build: {
      // More than half of the page would be long names and spaces, which are read at each start.
      minify: true,
      rollupOptions: { input: { index: source('renderer/index.html'), film: source('renderer/film.html') } },
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  },
});
