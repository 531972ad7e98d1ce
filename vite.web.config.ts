import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { PROGRAM_DIR } from './src/web/node/files';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);
const NODE = ['crypto', 'fs', 'os', 'util', 'worker_threads', 'zlib'];
const camel = (name: string) => name.replace(/_(.)/, (_, letter: string) => letter.toUpperCase());

/** The window's page, with a worker in place of the main process. */
const asWebPage = (): Plugin => ({
  name: 'web-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('./main.tsx', '../web/main.ts')
        .replace('</title>', '</title>\n    <link rel="manifest" href="./tilewright.webmanifest" />')
        .replace("worker-src 'self'", "manifest-src 'self'; worker-src 'self'"),
  },
});

const icon = resolve(import.meta.dirname, 'resources/icons/tilewright.png');

/** What an installed page is called and looks like (Web Application Manifest, W3C). */
const MANIFEST = {
  name: 'Tilewright',
  short_name: 'Tilewright',
  start_url: './',
  display: 'standalone',
  background_color: '#10141c',
  theme_color: '#10141c',
  icons: [{ src: './tilewright.png', sizes: '512x512', type: 'image/png' }],
};

/** Browsers that need the older fonts cannot run the page; the engine alone serves other pages. */
const isNeeded = (file: string): boolean => !/\.woff$|^(serviceWorker|siu)\.js$|\/siuEngine-/.test(file);

/** Names the files for the service worker, which keeps them, and adds those of an installed page. */
const listFiles = (): Plugin => ({
  name: 'list-files',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'tilewright.webmanifest', source: JSON.stringify(MANIFEST) });
      this.emitFile({ type: 'asset', fileName: 'tilewright.png', source: readFileSync(icon) });
      const worker = bundle['serviceWorker.js'];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle).filter(isNeeded).toSorted();
      const hash = createHash('sha256').update(files.join());
      for (const file of [bundle['index.html'], worker])
        hash.update(file?.type === 'asset' ? file.source : (file?.code ?? ''));
      worker.code = worker.code
        .replaceAll('__FILES__', JSON.stringify(files))
        .replaceAll('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)));
    },
  },
});

export default defineConfig({
  root: source('renderer'),
  // Any folder of any server.
  base: './',
  plugins: [asWebPage(), listFiles()],
  resolve: {
    alias: [
      { find: 'node:fs/promises', replacement: source('web/node/fsPromises.ts') },
      { find: 'node:timers/promises', replacement: source('web/node/timersPromises.ts') },
      { find: 'node:path', replacement: 'pathe' },
      ...NODE.map((name) => ({ find: `node:${name}`, replacement: source(`web/node/${camel(name)}.ts`) })),
    ],
  },
  define: { 'import.meta.dirname': JSON.stringify(PROGRAM_DIR) },
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
    rolldownOptions: {
      input: {
        index: source('renderer/index.html'),
        serviceWorker: source('web/serviceWorker.ts'),
        siu: source('web/siu.ts'),
      },
      // Other pages import `siu.js`.
      preserveEntrySignatures: 'exports-only',
      output: {
        // Both are found by their names; the service worker also rules over what lies beside it.
        entryFileNames: ({ name }) =>
          name === 'serviceWorker' || name === 'siu' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
