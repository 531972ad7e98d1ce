import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { findChromium } from '../../scripts/setup/chromium.mjs';
import { QUIET_CHROMIUM_FLAGS, sandboxObstacle } from '../../scripts/setup/launchFlags.mjs';
import type { Theme } from '../../src/contract/window/settings';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const PAGE = '/test/render/page/page.html';
const TIMEOUT_MS = 100_000;

/** Ways to draw without a graphics card. Their pictures differ a little, so each has its own golden ones. */
export const BACKENDS = {
  llvmpipe: ['--use-gl=angle', '--use-angle=gl-egl'],
  swiftshader: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
} as const;

export type Backend = keyof typeof BACKENDS;

/** The scene on a page of its own, 640 × 400, served from the sources. */
export interface ScenePage {
  readonly page: Page;
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Null if this machine cannot draw with `backend`: without Mesa there is no llvmpipe. */
export async function openScenePage(
  backend: Backend,
  drawing: 'whole' | 'adaptive' = 'whole',
  theme: Theme = 'dark',
): Promise<ScenePage | null> {
  const browser = await launchBrowser(backend);
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  const rendererName = await page.evaluate(readRendererName);
  if (!rendererName.toLowerCase().includes(backend)) {
    await browser.close();
    return null;
  }
  const server = await startServer();
  page.setDefaultTimeout(TIMEOUT_MS);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  await page.goto(new URL(`${PAGE}?${drawing}&${theme}`, server.resolvedUrls?.local[0]).href);
  await page.waitForFunction(() => window.probe !== undefined);
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { page, errors: () => errors, close };
}

/** The WebGL renderer; empty without WebGL. Runs in the page. */
function readRendererName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
}

async function startServer(): Promise<ViteDevServer> {
  const server = await createServer({
    root: REPOSITORY,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    cacheDir: resolve(REPOSITORY, 'node_modules/.cache/vite-render-tests'),
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { include: ['three', 'camera-controls', 'gifenc'] },
  });
  return server.listen();
}

async function launchBrowser(backend: Backend): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('There is no Chromium here: `npm test` installs it.');
  return chromium.launch({
    executablePath,
    chromiumSandbox: sandboxObstacle(executablePath) === null,
    args: [...QUIET_CHROMIUM_FLAGS, '--ignore-gpu-blocklist', ...BACKENDS[backend]],
    // Mesa then leaves a graphics card alone: only software draws the same on every machine.
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
}
