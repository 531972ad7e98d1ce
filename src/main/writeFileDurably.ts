import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const PERMISSION_BITS = 0o777;

/** Maximum length of a chain of links, as on Linux. */
const MAX_LINKS = 40;

/** Writes a file of Tilewright's own, and creates its folder if needed. */
export function writeOwnFile(path: string, ...pieces: readonly Uint8Array[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileDurably(path, ...pieces);
}

/**
 * Writes a whole file or nothing: to a temporary file beside it, flushed to the disk, then renamed. A reader
 * sees the old file or the new one. A link stays a link, and the file keeps its permissions. Throws the
 * errors of the file system, also if the folder is gone: a new one might lie on another disk.
 */
export function writeFileDurably(path: string, ...pieces: readonly Uint8Array[]): void {
  const file = DurableFile.begin(path);
  let position = 0;
  for (const piece of pieces) {
    file.write(piece, position);
    position += piece.length;
  }
  file.keep();
}

/** Writes a file durably in pieces. If writing or keeping it throws, nothing is left of it. */
export class DurableFile {
  private isOpen = true;

  private constructor(
    private readonly target: string,
    readonly temporary: string,
    private readonly file: number,
  ) {}

  /** @param announce called with the name of the temporary file before it is created */
  static begin(path: string, announce?: (temporary: string) => void): DurableFile {
    const old = statSync(path, { throwIfNoEntry: false });
    const target = old === undefined ? missingTarget(path) : realpathSync(path);
    const temporary = temporaryFor(target);
    announce?.(temporary);
    const file = openSync(temporary, 'wx', old === undefined ? undefined : old.mode & PERMISSION_BITS);
    return new DurableFile(target, temporary, file);
  }

  write(piece: Uint8Array, position: number): void {
    this.orDrop(() => {
      for (let written = 0; written < piece.length; )
        written += writeSync(this.file, piece, written, piece.length - written, position + written);
    });
  }

  /** Replaces the old file. */
  keep(): void {
    this.orDrop(() => {
      fsyncSync(this.file);
      this.close();
      renameSync(this.temporary, this.target);
    });
  }

  /** Removes the temporary file and leaves the old file. */
  drop(): void {
    try {
      this.close();
    } finally {
      removeIfPossible(this.temporary);
    }
  }

  private close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    closeSync(this.file);
  }

  private orDrop(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.drop();
      throw error;
    }
  }
}

/** Removes a temporary file; if that fails, the next start does. */
export function removeIfPossible(path: string): boolean {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * The file to write: `path` itself, or the target of a link to a file that does not exist yet.
 */
function missingTarget(path: string): string {
  let target = path;
  for (let links = 0; links < MAX_LINKS; links++) {
    const next = linkAt(target);
    if (next === undefined) return target;
    target = resolve(dirname(target), next);
  }
  throw new Error('its links lead in a circle');
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch (error) {
    // EINVAL: it is no longer a link.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EINVAL'))
      return undefined;
    throw error;
  }
}

/** A name beside the final file that no other process uses. */
export const temporaryFor = (target: string): string =>
  `${target}.${process.pid}.${process.hrtime.bigint()}.tmp`;

/**
 * The file that a temporary file was to become, and the process that wrote it; undefined for any other file.
 */
export function temporaryOf(path: string): { readonly target: string; readonly pid: number } | undefined {
  const [, name, pid] = /^(.+)\.(\d{1,10})\.\d{1,20}\.tmp$/.exec(basename(path)) ?? [];
  if (name === undefined || pid === undefined) return undefined;
  return { target: join(dirname(path), name), pid: Number(pid) };
}
