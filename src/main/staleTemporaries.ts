import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from '../texts/text';
import { errorMessage, isMissing } from './errorMessage';
import { temporaryOf } from './writeFileDurably';

type Log = (message: string) => void;

export interface TidiedPlaces {
  /** Folders that contain only Tilewright's files. */
  readonly own: readonly string[];
  /** The user's files, beside which temporary files may lie. */
  readonly files: readonly string[];
}

/**
 * Removes the temporary files of killed processes once the window is shown. The start never waits for it: a
 * file may lie on a drive that takes long to answer.
 */
export function tidyOnceShown(
  window: { once(event: 'show', listener: () => void): unknown },
  places: () => TidiedPlaces,
  log: Log,
): void {
  window.once('show', () => void removeLeftovers(places(), log));
}

/** One folder after the other, so that a drive that does not answer keeps one thread at most. */
export async function removeLeftovers({ own, files }: TidiedPlaces, log: Log): Promise<void> {
  for (const dir of own) await removeStaleTemporaries(dir, log);
  for (const dir of new Set(files.map(dirname))) await removeStaleTemporaries(dir, log, new Set(files));
}

/** A process started later may have the same number as the one that wrote the file. */
const SURELY_STALE_MS = 24 * 60 * 60 * 1000;

/**
 * Removes temporary files of `writeFileDurably` from a folder, if their process was killed. Never rejects.
 *
 * @param ofFiles only temporary files of these names; undefined: of all, for folders
 *   that are Tilewright's own
 */
export async function removeStaleTemporaries(
  dir: string,
  log: Log,
  ofFiles?: ReadonlySet<string>,
): Promise<void> {
  try {
    for (const name of await readdir(dir)) {
      const path = join(dir, name);
      const temporary = temporaryOf(path);
      if (temporary === undefined || ofFiles?.has(temporary.target) === false) continue;
      if (await isStale(path, temporary.pid)) await rm(path, { force: true });
    }
  } catch (error) {
    if (!isMissing(error))
      log(text('files.temporariesNotRemoved', { folder: dir, reason: errorMessage(error) }));
  }
}

/** @param pid of the process that wrote the temporary file */
export async function isStale(path: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return true;
  return pid !== process.pid && Date.now() - (await stat(path)).mtimeMs > SURELY_STALE_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A signal to another user's process is refused, which shows that it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
