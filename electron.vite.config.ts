import { resolve } from 'node:path';
import { defineConfig } from 'electron-vite';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

export default defineConfig({
  main: {
    build: {
      rollupOptions: {
        input: {
          index: source('main/index.ts'),
          engine: source('main/engine/engine.worker.ts'),
          host: source('main/host/host.ts'),
          cli: source('main/cli/cli.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        external: ['electron'],
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
    build: { rollupOptions: { input: source('renderer/index.html') } },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  },
});
