import { defineConfig } from 'vitest/config';

const AN_HOUR_MS = 60 * 60 * 1000;

/** Long runs with random input, apart from the tests: `npm run fuzz`, or `npm run fuzz -- faults` for one of them. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['test/fuzz/**/*.fuzz.ts', 'test/property/**/*.test.ts'],
    testTimeout: AN_HOUR_MS,
    hookTimeout: AN_HOUR_MS,
    fileParallelism: false,
    reporters: ['verbose'],
    globalSetup: ['test/e2e/display.ts', 'test/e2e/lexicons.ts'],
  },
});
