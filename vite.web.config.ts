import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);
const NODE = ['crypto', 'fs', 'os', 'util', 'worker_threads', 'zlib'];
const camel = (name: string) => name.replace(/_(.)/, (_, letter: string) => letter.toUpperCase());

/** The window's page, with a worker in place of the main process. */
const asWebPage = (): Plugin => ({
  name: 'web-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('./main.tsx', '../web/main.ts'),
  },
});

export default defineConfig({
  root: source('renderer'),
  // Any folder of any server.
  base: './',
  plugins: [asWebPage()],
  resolve: {
    alias: [
      { find: 'node:fs/promises', replacement: source('web/node/fsPromises.ts') },
      { find: 'node:timers/promises', replacement: source('web/node/timersPromises.ts') },
      { find: 'node:path', replacement: 'pathe' },
      ...NODE.map((name) => ({ find: `node:${name}`, replacement: source(`web/node/${camel(name)}.ts`) })),
    ],
  },
  define: { 'import.meta.dirname': JSON.stringify('/program') },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    rolldownOptions: {
      transform: {
        inject: {
          Buffer: [source('web/node/globals.ts'), 'Buffer'],
          process: [source('web/node/globals.ts'), 'process'],
          setImmediate: [source('web/node/globals.ts'), 'setImmediate'],
        },
      },
    },
  },
  build: {
    outDir: resolve(import.meta.dirname, 'out/web'),
    emptyOutDir: true,
    target: 'es2023',
    minify: true,
    rolldownOptions: { input: source('renderer/index.html') },
  },
});
