import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from './childProcess.mjs';
import { SetupProblem } from './report.mjs';

const XVFB_START_MS = 15_000;

/**
 * Number of virtual displays, and of test files with windows that run concurrently: half of the time a window
 * waits.
 */
export const DISPLAYS = 3;

/** Only Linux can lack a display. */
export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/**
 * Starts a virtual X display on a free number.
 *
 * @returns {Promise<{ display: string, stop: () => Promise<void> }>} `display` is the value for DISPLAY
 */
export function startVirtualDisplay() {
  const xvfb = findProgram('Xvfb');
  if (!xvfb) throw new SetupProblem('The tests need Xvfb: type `sudo apt-get install xvfb` and try again.');
  const args = ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const server = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const stop = async () => {
    const ended = once(server, 'exit');
    if (server.kill()) await ended;
  };
  return new Promise((done, fail) => {
    const refuse = () => fail(new SetupProblem('Xvfb did not start: type `Xvfb -displayfd 1` to see why.'));
    const timer = setTimeout(() => stop().then(refuse), XVFB_START_MS);
    server.on('error', refuse).on('exit', refuse);
    let text = '';
    server.stdio[3]?.on('data', (chunk) => {
      text += chunk;
      if (!text.endsWith('\n')) return;
      clearTimeout(timer);
      done({ display: `:${text.trim()}`, stop });
    });
  });
}
