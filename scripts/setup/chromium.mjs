import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, isExecutable, runQuietly } from './childProcess.mjs';
import { REPOSITORY } from './folders.mjs';
import { SetupProblem, withProgress } from './report.mjs';

const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DOWNLOAD_TIMEOUT_MS = 10 * 60 * 1000;
const INSTALLED_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
];

/** @returns {Promise<string | null>} the executable: Playwright's own if installed, otherwise the system's */
export async function findChromium() {
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const program = PROGRAM_NAMES.map(findProgram).find((path) => path !== null);
  return program ?? INSTALLED_APPS.find(isExecutable) ?? null;
}

/** @returns {Promise<void>} rejects if Playwright's download fails */
export function downloadChromium() {
  return withProgress("Fetching Playwright's Chromium", async () => {
    const cli = join(REPOSITORY, 'node_modules', 'playwright', 'cli.js');
    const { code } = await runQuietly(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
      timeoutMs: DOWNLOAD_TIMEOUT_MS,
    });
    if (code !== 0) {
      throw new SetupProblem(
        'The tests need Chromium: install it or Google Chrome, or type `npx playwright install chromium`, and try again.',
      );
    }
  });
}
