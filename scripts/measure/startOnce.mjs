import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { askPage } from './askPage.mjs';
import { memoryOf } from './processMemory.mjs';

/**
 * @typedef {object} Started
 * @property {number} firstMs from the start of the program to the first paint of the marked element
 * @property {Record<string, number> | null} memory in MB, by kind of process; null if the system does not
 * report it
 */

/** Measuring earlier would slow the program down. */
const SETTLED_MS = 6000;
const ATTEMPTS = 10;
const AGAIN_MS = 1000;
const END_MS = 10_000;

/**
 * Starts a program with one page and ends it.
 *
 * @param {{ executable: string, args: readonly string[], env: NodeJS.ProcessEnv }} program
 * @returns {Promise<Started>}
 */
export async function startOnce({ executable, args, env }) {
  const startedMs = performance.timeOrigin + performance.now();
  const program = spawn(executable, ['--remote-debugging-port=0', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(program, 'exit');
  try {
    const port = await debuggingPort(program.stderr);
    await pause(SETTLED_MS);
    const paintedMs = await firstPaint(port);
    return { firstMs: paintedMs - startedMs, memory: memoryOf(program.pid ?? 0) };
  } finally {
    const timer = setTimeout(() => program.kill('SIGKILL'), END_MS);
    // Chromium writes its caches on a regular exit.
    program.kill('SIGTERM');
    await ended;
    clearTimeout(timer);
  }
}

/**
 * @param {import('node:stream').Readable} output Chromium's stderr
 * @returns {Promise<number>}
 */
function debuggingPort(output) {
  return new Promise((done, fail) => {
    const lines = createInterface({ input: output });
    lines.on('line', (line) => {
      const [, port] = /DevTools listening on ws:\/\/[^/]*:(\d+)/.exec(line) ?? [];
      if (port !== undefined) done(Number(port));
    });
    lines.on('close', () => fail(new Error('The program ended at once.')));
  });
}

/** @param {number} port */
async function firstPaint(port) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const paintedMs = await askPage(port, readFirstPaint);
    if (typeof paintedMs === 'number') return paintedMs;
    await pause(AGAIN_MS);
  }
  throw new Error('The page painted nothing that is measured.');
}

/* Runs in the page: wall-clock time of the first paint of an element with `elementtiming`. */
const readFirstPaint = `new Promise((done) => {
  new PerformanceObserver((list) => {
    const [first] = list.getEntries();
    done(performance.timeOrigin + first.renderTime);
  }).observe({ type: 'element', buffered: true });
  setTimeout(() => done(null), 500);
})`;
