// Builds `packages/cli`: the command line with its threads, the game's data beside them, and the licences of what
// was bundled.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import wordListPath from 'word-list';
import { licencesOf } from './bundle/licences.mjs';
import { copyBesideProgram, findWorkers, writeInLatin1 } from './bundle/programFiles.mjs';
import { REPOSITORY } from './setup/folders.mjs';

const DIST = join(REPOSITORY, 'packages', 'cli', 'dist');
/** Threads that only the window starts. */
const OF_WINDOW = ['engine', 'jobs'];

/** @type {string[]} */
const modules = [wordListPath];

await build({
  configFile: false,
  root: REPOSITORY,
  logLevel: 'warn',
  plugins: [
    copyBesideProgram(REPOSITORY),
    writeInLatin1(),
    {
      name: 'list-modules',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') modules.push(...file.moduleIds);
      },
    },
  ],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node20.19',
    outDir: DIST,
    emptyOutDir: true,
    minify: true,
    rolldownOptions: {
      input: {
        cli: join(REPOSITORY, 'src', 'main', 'cli', 'cli.ts'),
        ...Object.fromEntries(
          Object.entries(findWorkers(REPOSITORY)).filter(([name]) => !OF_WINDOW.includes(name)),
        ),
      },
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        topLevelVar: false,
        banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
copyFileSync(join(REPOSITORY, 'LICENSE'), join(DIST, 'LICENSE'));
writeFileSync(join(DIST, 'THIRD-PARTY-LICENSES.txt'), licencesOf(modules));
