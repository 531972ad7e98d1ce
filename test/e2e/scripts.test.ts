import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findElectron } from '../../scripts/setup/electronRuntime.mjs';
import { hasGraphicsCard } from '../../scripts/setup/launchFlags.mjs';
import { IS_LONG } from '../seed';
import { collectOutput, displayOfWorker, REPOSITORY, withUserData } from './appSession';
import { PATIENCE } from './appWindow';
import { oraclePosition } from './oracleCandidates';

const NO_DISPLAY = { DISPLAY: '', WAYLAND_DISPLAY: '' };
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\//;

const environment = (userData: string, more = {}) => ({
  ...process.env,
  TILEWRIGHT_USER_DATA: userData,
  ...more,
});

async function stop(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  return code;
}

describe('npm start', () => {
  it.runIf(process.platform === 'linux')('serves a browser if there is no display, and reports that', () =>
    withUserData(async (userData) => {
      const child = spawn(process.execPath, [join(REPOSITORY, 'scripts/start.mjs')], {
        env: environment(userData, NO_DISPLAY),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output = collectOutput(child);
      const address = await vi.waitFor(() => {
        const found = ADDRESS.exec(output())?.[0];
        if (!found) throw new Error(`no address in: ${output()}`);
        return found;
      }, PATIENCE);
      expect(output()).toContain('There is no display');
      const page = await fetch(address);
      expect(await page.text()).toContain('<title>Tilewright</title>');
      expect(await stop(child)).toBe(0);
    }),
  );

  it.runIf(IS_LONG && !hasGraphicsCard())('keeps Chromium’s drawing messages out of the terminal', () =>
    withUserData(async (userData) => {
      const child = spawn(process.execPath, [join(REPOSITORY, 'scripts/start.mjs')], {
        env: environment(userData, {
          DISPLAY: displayOfWorker() ?? process.env.DISPLAY,
          // The pinned Electron lies in the user's own cache.
          ELECTRON_OVERRIDE_DIST_PATH: dirname(findElectron() ?? ''),
          XDG_CACHE_HOME: userData,
        }),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      onTestFinished(() => void child.kill('SIGTERM'));
      const output = collectOutput(child);
      const log = join(userData, 'tilewright', 'chromium.log');
      await vi.waitFor(() => {
        if (!existsSync(log) || !readFileSync(log, 'utf8').includes('ReadPixels'))
          throw new Error(`The board is not drawn yet: ${output()}`);
      }, PATIENCE);
      await stop(child);
      expect(output()).not.toContain('ERROR');
      expect(output()).toContain(log);
    }),
  );
});

describe('npm run tilewright', () => {
  const runCli = (userData: string, args: readonly string[]) =>
    spawnSync(process.execPath, [join(REPOSITORY, 'scripts/cli.mjs'), ...args], {
      encoding: 'utf8',
      env: environment(userData),
    });

  it('lists the moves that four other programs find, on a clean stdout', () =>
    withUserData(async (userData) => {
      const position = oraclePosition('s45-t09');
      const file = join(userData, 'position.jsonl');
      writeFileSync(file, `${JSON.stringify(position)}\n`);
      const { status, stdout } = runCli(userData, ['moves', '--positions', file, '--format', 'list']);
      expect(status).toBe(0);
      expect(createHash('sha256').update(stdout).digest('hex')).toBe(position.hash);
    }));

  it('passes on the exit code and the one line of an error', () =>
    withUserData(async (userData) => {
      const { status, stdout, stderr } = runCli(userData, ['moves', '--cgp', 'nonsense']);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }));
});
