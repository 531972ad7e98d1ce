import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage, isMissing } from './errorMessage';
import { temporaryOf } from './writeFileDurably';

/** Clears Tilewright's own folders at its start. */
export function removeLeftovers(dirs: readonly string[], log: (message: string) => void): void {
  for (const dir of dirs) removeStaleTemporaries(dir, log);
}

/** A process that was started since may have the number of the one that wrote the file. */
const SURELY_STALE_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what `writeFileDurably` left behind in a folder when its process was killed.
 *
 * @param ofFiles only temporary files of these names; undefined: of all, for folders that are Tilewright's own
 */
export function removeStaleTemporaries(
  dir: string,
  log: (message: string) => void,
  ofFiles?: ReadonlySet<string>,
): void {
  try {
    for (const name of readdirSync(dir)) {
      const path = join(dir, name);
      const temporary = temporaryOf(path);
      if (temporary === undefined || ofFiles?.has(temporary.target) === false) continue;
      if (isStale(path, temporary.pid)) rmSync(path, { force: true });
    }
  } catch (error) {
    if (!isMissing(error)) log(`Temporary files in ${dir} could not be removed: ${errorMessage(error)}.`);
  }
}

function isStale(path: string, pid: number): boolean {
  if (!isAlive(pid)) return true;
  const found = statSync(path, { throwIfNoEntry: false });
  return pid !== process.pid && found !== undefined && Date.now() - found.mtimeMs > SURELY_STALE_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
