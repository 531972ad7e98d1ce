import { defineConfig } from 'vitest/config';

const SLOW_MS = 180_000;

/** How long to wait for what is on its way, as `expect.poll` asks. */
const PATIENCE = { timeout: 120_000, interval: 50 };

/** For a whole program with its window, on two processors that are busy with other things. */
const WINDOW_MS = 480_000;

export default defineConfig({
  // The panels' JSX, as electron.vite.config.ts has it for the renderer.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/render/**', 'test/e2e/**'],
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          expect: { poll: PATIENCE },
          sequence: { groupOrder: 0 },
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
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/display.ts',
          testTimeout: WINDOW_MS,
          hookTimeout: WINDOW_MS,
          expect: { poll: PATIENCE },
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
