// Measures the built app in a real Electron: its start, compared with an empty window, and its frame times.
// `--start` measures the start alone.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { _electron } from 'playwright';
import { readRecording, readRenderer, startRecording } from './measure/pageRecorder.mjs';
import { measureStart } from './measure/startAndMemory.mjs';
import { frameTimes, line } from './measure/summary.mjs';
import { buildIfStale } from './setup/build.mjs';
import { hasDisplay, startVirtualDisplay } from './setup/display.mjs';
import { findElectron } from './setup/electronRuntime.mjs';
import { exitWith } from './setup/exitWith.mjs';
import { REPOSITORY } from './setup/folders.mjs';
import { hasGraphicsCard, SOFTWARE_GL_FLAGS, sandboxObstacle } from './setup/launchFlags.mjs';
import { findOfficialElectron } from './setup/officialElectron.mjs';
import { SetupProblem } from './setup/report.mjs';

/** @typedef {import('playwright').Page} Page */

const WINDOW = { width: 1280, height: 800 };
const PATIENCE_MS = 240_000;

const GOAL_FRAME_MS = 80;
const GOAL_FULL_MS = 1500;
const GOAL_INPUT_MS = 100;

const ORBIT_MS = 10_000;
const STEPS = 50;
const STEP_PAUSE_MS = 120;
const PLAYBACK_MS = 8000;
/** A movement is over when nothing has been drawn for this long. */
const REST_MS = 1500;

const software = process.argv.includes('--software');
const startAlone = process.argv.includes('--start');

exitWith(async () => {
  await buildIfStale();
  const executable = findElectron();
  if (!executable) throw new SetupProblem('There is no Electron here: `npm test` fetches it.');
  const display = hasDisplay() ? null : await startVirtualDisplay();
  const userData = mkdtempSync(join(tmpdir(), 'tilewright-measure-'));
  try {
    await measure(executable, userData, display?.display);
  } finally {
    await display?.stop();
    rmSync(userData, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  }
  return 0;
});

/**
 * @param {string} executable
 * @param {string} userData
 * @param {string | undefined} display
 */
async function measure(executable, userData, display) {
  if (executable !== findOfficialElectron()) process.env.ELECTRON_OVERRIDE_DIST_PATH = dirname(executable);
  const isSoftware = software || display !== undefined || !hasGraphicsCard();
  await measureStart({
    executable,
    flags: [
      ...(isSoftware ? SOFTWARE_GL_FLAGS : []),
      ...(sandboxObstacle(executable) === null ? [] : ['--no-sandbox']),
    ],
    env: { ...process.env, ...(display === undefined ? {} : { DISPLAY: display }) },
  });
  if (startAlone) return;
  const startedMs = performance.now();
  const app = await _electron.launch({
    args: [...(isSoftware ? SOFTWARE_GL_FLAGS : []), REPOSITORY],
    chromiumSandbox: sandboxObstacle(executable) === null,
    env: /** @type {Record<string, string>} */ ({
      ...process.env,
      TILEWRIGHT_USER_DATA: userData,
      ...(display === undefined ? {} : { DISPLAY: display }),
    }),
    timeout: PATIENCE_MS,
  });
  try {
    const page = await app.firstWindow({ timeout: PATIENCE_MS });
    page.setDefaultTimeout(PATIENCE_MS);
    await app.evaluate(({ BrowserWindow }, size) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height);
    }, WINDOW);
    await page.waitForSelector('canvas[data-picture]');
    const firstMs = performance.now() - startedMs;
    // The first minute of an empty profile would be drawn meanwhile.
    await page.keyboard.press('Escape');
    await fullPicture(page);
    const fullMs = performance.now() - startedMs;
    console.log(`drawn with ${await page.evaluate(readRenderer)}`);
    console.log(`start: first picture after ${seconds(firstMs)}, full picture after ${seconds(fullMs)}\n`);
    console.log(`${''.padEnd(34)}  median    95 %  count`);
    await measureOrbit(page);
    await measureStepping(page);
    await measurePlayback(page);
  } finally {
    // Nobody can answer whether to save changes.
    const ended = once(app.process(), 'exit');
    app.process().kill('SIGKILL');
    await ended;
  }
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {Page} page */
const fullPicture = (page) => page.waitForSelector('canvas[data-picture="full"]');

/**
 * @param {Page} page
 * @param {string} what
 * @param {() => Promise<void>} work
 */
async function record(page, what, work) {
  await fullPicture(page);
  await page.evaluate(startRecording);
  await work();
  const before = await page.evaluate(readRecording);
  console.log(line(`${what}: a frame`, frameTimes(before.pictures, REST_MS), GOAL_FRAME_MS));
  await fullPicture(page);
  const { inputMs, pictures } = await page.evaluate(readRecording);
  if (inputMs.length > 0) console.log(line(`${what}: key to painted row`, inputMs, GOAL_INPUT_MS));
  const lastQuick = pictures.findLast(({ kind }) => kind === 'quick');
  const full = pictures.findLast(({ kind }) => kind === 'full');
  if (lastQuick && full)
    console.log(line(`${what}: full at rest`, [full.atMs - lastQuick.atMs], GOAL_FULL_MS));
}

/** @param {Page} page */
const measureOrbit = (page) =>
  record(page, 'orbit', async () => {
    const middle = { x: WINDOW.width * 0.35, y: WINDOW.height * 0.5 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    const startedMs = performance.now();
    for (let ms = 0; ms < ORBIT_MS; ms = performance.now() - startedMs) {
      const turn = (ms / 2000) * Math.PI;
      await page.mouse.move(middle.x + 150 * Math.sin(turn), middle.y + 40 * Math.sin(turn / 2));
      await pause(8);
    }
    await page.mouse.up();
  });

/** @param {Page} page */
const measureStepping = (page) =>
  record(page, 'stepping', async () => {
    for (let step = 0; step < STEPS; step++) {
      await page.keyboard.press('Control+ArrowDown');
      await pause(STEP_PAUSE_MS);
    }
  });

/** @param {Page} page */
const measurePlayback = (page) =>
  record(page, 'playback', async () => {
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await pause(PLAYBACK_MS);
  });
