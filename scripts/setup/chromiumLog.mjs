import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './folders.mjs';

/** Chromium errors that do not affect the app. */
const HARMLESS = [
  // At every start in a container, which has no message bus.
  /Failed to connect to the bus|object_proxy\.cc/,
  // Without GPU compositing, Chromium itself reads back each picture of a WebGL canvas to paint the page.
  /GL Driver Message \(OpenGL, Performance, .*GPU stall due to ReadPixels/,
];

/** The harmless reports of the last start. */
export const chromiumLog = () => join(cacheFolder(), 'chromium.log');

/** Clears the log. */
export const emptyChromiumLog = () => rmSync(chromiumLog(), { force: true });

/**
 * Shows a line of Electron's stderr in the terminal, or keeps it in the log if it is harmless.
 *
 * @param {string} line
 */
export function showOrKeep(line) {
  if (!HARMLESS.some((pattern) => pattern.test(line)) || !keep(line)) process.stderr.write(`${line}\n`);
}

/**
 * @param {string} line
 * @returns {boolean} false if the log cannot be written
 */
function keep(line) {
  try {
    mkdirSync(cacheFolder(), { recursive: true });
    appendFileSync(chromiumLog(), `${line}\n`);
    return true;
  } catch {
    // The terminal gets the line instead.
    return false;
  }
}
