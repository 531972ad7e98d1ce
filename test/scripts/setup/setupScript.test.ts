import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Runs a script of the project with `nodeVersion` in place of Node's own version. */
function runScript(script: string, args: readonly string[], nodeVersion = process.versions.node, env = {}) {
  const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${nodeVersion}' } })`;
  const preload = `data:text/javascript,${encodeURIComponent(versions)}`;
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', preload, join(REPOSITORY, script), ...args],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return { status, stderr, stdout };
}

describe('setup.mjs', () => {
  it.each(['18.20.8', '20.18.3', '16.0.0'])('asks for a newer Node in one sentence on Node %s', (version) => {
    const { status, stderr } = runScript('scripts/setup.mjs', ['start'], version);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Tilewright needs Node 20.19 or newer, and this is Node ${version}: install a newer one and try again.\n`,
    );
  });

  it.each(['20.19.0', '22.1.0'])('accepts Node %s', (version) => {
    expect(runScript('scripts/setup.mjs', ['cli'], version)).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('names the modes when it is given another', () => {
    const { status, stderr } = runScript('scripts/setup.mjs', ['dance']);
    expect(status).toBe(2);
    expect(stderr).toBe('setup.mjs needs one of start, test, serve, cli; it was given dance.\n');
  });

  it.runIf(process.platform === 'linux')('fetches no Electron where no window can open', () => {
    const cache = mkdtempSync(join(tmpdir(), 'tilewright-setup-'));
    const env = { DISPLAY: '', WAYLAND_DISPLAY: '', XDG_CACHE_HOME: cache };
    try {
      const { status, stderr } = runScript('scripts/setup.mjs', ['start'], undefined, env);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    } finally {
      rmSync(cache, { recursive: true });
    }
  });
});
