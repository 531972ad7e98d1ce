import { join } from 'node:path';
import { handOver } from './childProcess.mjs';
import { REPOSITORY } from './folders.mjs';

/**
 * Runs the app for a browser: prints its address and serves until Ctrl+C.
 *
 * @param {readonly string[]} args
 */
export const runBrowserHost = (args) =>
  handOver(process.execPath, [join(REPOSITORY, 'out/main/host.js'), ...args]);
