import { resolve } from 'node:path';
import { defineConfig } from 'electron-vite';
import { copyBesideProgram, findWorkers, writeInLatin1 } from './scripts/bundle/programFiles.mjs';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);
const iconPath = resolve(import.meta.dirname, 'resources/icons/tilewright.png');

export default defineConfig({
  main: {
    plugins: [copyBesideProgram(import.meta.dirname, { 'tilewright.png': iconPath }), writeInLatin1()],
    build: {
      rollupOptions: {
        input: {
          index: source('main/index.ts'),
          ...findWorkers(import.meta.dirname),
          cli: source('main/cli/cli.ts'),
        },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // V8 folds what a `const` holds into its code; a `var`, which Vite makes of it, it reads again each time.
          topLevelVar: false,
        },
        external: ['electron', 'original-fs'],
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
