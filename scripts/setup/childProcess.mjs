import { spawn } from 'node:child_process';
import { accessSync, constants as fsConstants } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { REPOSITORY } from './folders.mjs';

/**
 * @typedef {object} Finished
 * @property {number} code exit code; 128 + signal number if a signal ended it; 127 if it could not be started
 * @property {string} output stdout and stderr, in the order of their arrival
 */

/**
 * Runs a program to its end and captures its output, for use in error messages.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options]
 * @returns {Promise<Finished>}
 */
export function runQuietly(command, args, { cwd = REPOSITORY, env = process.env, timeoutMs = 0 } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env, timeout: timeoutMs, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code, signal) => done({ code: exitCode(code, signal), output }));
  });
}

/**
 * npm, by the copy that runs this script if there is one, because that needs no shell on Windows.
 *
 * @param {readonly string[]} args
 * @param {{ cwd?: string }} [options]
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runQuietly(process.execPath, [npm, ...args], options);
  if (process.platform === 'win32') return runQuietly('cmd', ['/c', 'npm', ...args], options);
  return runQuietly('npm', args, options);
}

/**
 * Hands the terminal over to a program and resolves to its exit code. Ctrl+C reaches the program through the
 * terminal; a SIGTERM sent to this process is passed on.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onErrorLine?: (line: string) => void }} [options] `onErrorLine` receives
 * the lines of the program's stderr instead of the terminal
 * @returns {Promise<number>}
 */
export function handOver(command, args, { env = process.env, onErrorLine } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      env,
      stdio: ['inherit', 'inherit', onErrorLine ? 'pipe' : 'inherit'],
    });
    if (child.stderr && onErrorLine) forEachLine(child.stderr, onErrorLine);
    const ignore = () => undefined;
    const passOn = () => child.kill('SIGTERM');
    process.on('SIGINT', ignore).on('SIGTERM', passOn);
    child.on('error', fail);
    child.on('close', (code, signal) => {
      process.off('SIGINT', ignore).off('SIGTERM', passOn);
      done(exitCode(code, signal));
    });
  });
}

/**
 * @param {import('node:stream').Readable} stream
 * @param {(line: string) => void} onLine
 */
function forEachLine(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream.on('end', () => {
    if (rest) onLine(rest);
  });
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? (signal ? 128 + constants.signals[signal] : 1);

/**
 * @param {string} name
 * @returns {string | null} the program's path on PATH
 */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, fsConstants.X_OK);
    return true;
  } catch {
    return false;
  }
}
