import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { SOFTWARE_GL_FLAGS, sandboxObstacle } from '../../scripts/setup/launchFlags.mjs';
import { appEnvironment, REPOSITORY, requireElectron } from './appSession';
import { PATIENCE } from './appWindow';

const GAME = join(REPOSITORY, 'test/core/notation/gcg/games/standard.gcg');

/** `tilewright film` at work on a film that takes longer than any test. */
export function startFilm(userData: string, out: string): ChildProcess {
  const executable = requireElectron();
  const sandbox = sandboxObstacle(executable) === null ? [] : ['--no-sandbox'];
  const electron = { executable, flags: [...sandbox, ...SOFTWARE_GL_FLAGS] };
  const args = ['film', '--gcg', GAME, '--out', join(out, 'film.gif'), '--seconds', '600'];
  return spawn(process.execPath, [join(REPOSITORY, 'out/main/cli.js'), ...args], {
    env: { ...appEnvironment(userData), TILEWRIGHT_ELECTRON: JSON.stringify(electron) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits until Electron runs, and gives the number of its process. */
export async function electronOf(cli: ChildProcess): Promise<number> {
  const children = () => readFileSync(`/proc/${cli.pid}/task/${cli.pid}/children`, 'utf8').trim();
  await expect.poll(children, PATIENCE).toMatch(/^\d+$/);
  return Number(children());
}

/** Waits until the film is being written. */
export const whenWriting = (out: string): Promise<void> =>
  expect.poll(() => readdirSync(out), PATIENCE).toHaveLength(1);

/** Waits until nothing is left of a film whose command line has ended. */
export async function whenGone(electron: number, out: string): Promise<void> {
  await expect.poll(() => isRunning(electron), PATIENCE).toBe(false);
  expect(readdirSync(out)).toEqual([]);
}

function isRunning(pid: number): boolean {
  try {
    // One that has ended may wait to be collected by its parent.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
