import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Ends a process and those that it has started. Where there are groups, it has to lead one (`detached`). */
export function killTree({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    const taskkill = join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
    const args = ['/pid', String(pid), '/t', '/f'];
    spawn(taskkill, args, { stdio: 'ignore', windowsHide: true }).on('error', () => undefined);
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}
