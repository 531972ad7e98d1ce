import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Runs a JavaScript program of a package in node_modules, as `npx` would, in `cwd`. */
export function runPackageProgram(
  program: string,
  args: readonly string[],
  cwd = REPOSITORY,
): { status: number | null; output: string } {
  const script = join(REPOSITORY, 'node_modules', program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: `${stdout}${stderr}` };
}
