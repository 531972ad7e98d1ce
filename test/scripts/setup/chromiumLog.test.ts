import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handOver } from '../../../scripts/setup/childProcess.mjs';
import { chromiumLog, emptyChromiumLog, showOrKeep } from '../../../scripts/setup/chromiumLog.mjs';

const DRIVER = 'ERROR:gl_utils.cc(426)] [.WebGL-0x21b]GL Driver Message (OpenGL,';
const STALL = `${DRIVER} Performance, GL_CLOSE_PATH_NV, High): GPU stall due to ReadPixels`;
const BUS = 'ERROR:bus.cc(407)] Failed to connect to the bus: Failed to connect to socket /run/dbus';
const FAILURES = [
  `${DRIVER} Error, GL_INVALID_OPERATION, High): GL_INVALID_OPERATION : glReadPixels`,
  'ERROR:gpu_process_host.cc(992)] GPU process exited unexpectedly: exit_code=139',
  'FATAL:gpu_data_manager_impl_private.cc(423)] GPU process is not usable. Goodbye.',
  'tilewright: An error of the main process: no such file',
  'Error: a stack begins',
  '    at start (file:///out/main/index.js:1:1)',
];

describe('what Electron writes on stderr', () => {
  let folder = '';
  let shown = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tilewright-log-'));
    shown = '';
    // Each platform looks at its own variable.
    for (const name of ['XDG_CACHE_HOME', 'LOCALAPPDATA', 'HOME']) vi.stubEnv(name, folder);
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      shown += String(text);
      return true;
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('is shown where it is a failure, and kept in the log where it is harmless', async () => {
    const lines = [STALL, ...FAILURES, BUS];
    const program = `process.stderr.write(${JSON.stringify(lines.join('\n'))}); process.exitCode = 3`;
    const code = await handOver(process.execPath, ['-e', program], { onErrorLine: showOrKeep });
    expect(code).toBe(3);
    expect(shown.trimEnd().split('\n')).toEqual(FAILURES.map((line) => line.trimEnd()));
    expect(readFileSync(chromiumLog(), 'utf8')).toBe(`${STALL}\n${BUS}\n`);
    emptyChromiumLog();
    expect(existsSync(chromiumLog())).toBe(false);
  });

  it('is shown where the log cannot be written', () => {
    vi.stubEnv('XDG_CACHE_HOME', join(folder, 'file'));
    vi.stubEnv('LOCALAPPDATA', join(folder, 'file'));
    vi.stubEnv('HOME', join(folder, 'file'));
    writeFileSync(join(folder, 'file'), '');
    showOrKeep(STALL);
    expect(shown).toBe(`${STALL}\n`);
  });
});
