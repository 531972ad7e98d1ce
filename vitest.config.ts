import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/setup/chromium.mjs';
import { DISPLAYS } from './scripts/setup/display.mjs';
import { QUIET_CHROMIUM_FLAGS, sandboxObstacle } from './scripts/setup/launchFlags.mjs';
import { IS_LONG } from './test/seed';

const SLOW_MS = 180_000;

/** How long to wait for what is on its way, as `expect.poll` asks. */
const PATIENCE = { timeout: 120_000, interval: 50 };

/** Panels with real events, and the engine in a page's worker: they run in Chromium, as the browser means them. */
const BROWSER_TESTS = 'test/**/*.browser.test.{ts,tsx}';

const executablePath = await findChromium();
const CHROMIUM = {
  ...(executablePath === null
    ? {}
    : { executablePath, chromiumSandbox: sandboxObstacle(executablePath) === null }),
  args: QUIET_CHROMIUM_FLAGS,
};

/** Files with a process each: they replace modules and globals of a page, or leave effects and sockets at work. */
const APART_TESTS = [
  'test/main/engine/background.test.ts',
  'test/package/*.test.ts',
  'test/renderer/{panel,session}/**/*.test.{ts,tsx}',
  'test/renderer/features/*/{panel,session}/**/*.test.{ts,tsx}',
];

/** Tests of the window that run on the page in a browser, too: the first one always, the others in `test:all`. */
const TESTS_OF_BOTH_EDITIONS = [
  'mainJob',
  ...(IS_LONG ? ['editing', 'walk', 'simulating', 'playingByPointer', 'flatBoard'] : []),
].map((name) => `test/e2e/${name}.test.ts`);

/** For a whole program with its window, on two processors that are busy with other things. */
const WINDOW_MS = 480_000;

/** Tests of windows and pictures depend on the machine's moods. `scripts/test.mjs` names those that needed it. */
const SECOND_TRY = 1;

/** For tests of a whole program with its window, or of its page. */
const OF_WINDOWS = {
  globalSetup: ['test/e2e/display.ts', 'test/e2e/lexicons.ts'],
  // Playwright alone takes more than a second to be read.
  isolate: false,
  testTimeout: WINDOW_MS,
  hookTimeout: WINDOW_MS,
  retry: SECOND_TRY,
  expect: { poll: PATIENCE },
  // Each worker has a display of its own.
  maxWorkers: DISPLAYS,
};

export default defineConfig({
  // The panels' JSX, as electron.vite.config.ts has it for the renderer.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    passWithNoTests: false,
    // One more than processors: many of these tests wait for threads and processes.
    maxWorkers: availableParallelism() + 1,
    // Programs that tests start speak English, whatever this machine does.
    env: { LC_ALL: 'C.UTF-8', LANGUAGE: '' },
    projects: [
      {
        extends: true,
        test: {
          name: 'lint',
          include: ['test/lint/**/*.test.ts'],
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/lint/**', 'test/render/**', 'test/e2e/**', ...APART_TESTS, BROWSER_TESTS],
          isolate: false,
          setupFiles: 'test/cleanUp.ts',
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          expect: { poll: PATIENCE },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: APART_TESTS,
          exclude: [BROWSER_TESTS],
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          expect: { poll: PATIENCE },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // What is found only while tests run would load the page anew under them.
        optimizeDeps: {
          include: [
            'preact',
            'preact/compat',
            'preact/hooks',
            '@preact/signals',
            '@preact/signals-core',
            'intl-messageformat',
            're2js',
          ],
        },
        test: {
          name: 'panel',
          include: [BROWSER_TESTS],
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          expect: { poll: PATIENCE },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: CHROMIUM, actionTimeout: 60_000 }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
            screenshotFailures: false,
          },
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'render',
          include: ['test/render/**/*.test.{ts,tsx}'],
          // Software WebGL needs up to twenty seconds for its first picture, and all the processor.
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          fileParallelism: false,
          retry: SECOND_TRY,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          ...OF_WINDOWS,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: TESTS_OF_BOTH_EDITIONS,
          env: { TILEWRIGHT_EDITION: 'web' },
          ...OF_WINDOWS,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
