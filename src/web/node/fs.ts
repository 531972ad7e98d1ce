/** The part of `node:fs` that the program uses, for files in memory (`files`). There are no links. */
import {
  addFolders,
  FileProblem,
  findFile,
  isFolder,
  namesIn,
  parentOf,
  putFile,
  removeFile,
  touchFile,
} from './files';

export const constants = { O_RDONLY: 0, O_NONBLOCK: 0 };

interface OpenFile {
  readonly path: string;
  /** Null for one that is read only: it stays as it was when it was opened. */
  readonly written: Growing | null;
  readonly content: () => Uint8Array<ArrayBuffer>;
  position: number;
}

/** Bytes that are added to without copying all of them each time. */
class Growing {
  /** Whether the file has all of it. */
  isKept = true;
  private memory: Uint8Array<ArrayBuffer>;
  private length: number;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.memory = bytes.slice();
    this.length = bytes.length;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.memory.subarray(0, this.length);
  }

  write(piece: Uint8Array, at: number): void {
    const end = at + piece.length;
    if (end > this.memory.length) {
      const larger = new Uint8Array(Math.max(end, 2 * this.memory.length));
      larger.set(this.bytes);
      this.memory = larger;
    }
    this.memory.set(piece, at);
    this.length = Math.max(this.length, end);
    this.isKept = false;
  }

  cut(length: number): void {
    this.length = Math.min(this.length, length);
    this.isKept = false;
  }
}

const opened = new Map<number, OpenFile>();
let lastNumber = 2;

const statsOf = (size: number, mtimeMs: number, folder: boolean) => ({
  size,
  mtimeMs,
  mode: 0o644,
  isFile: () => !folder,
  isDirectory: () => folder,
  isSymbolicLink: () => false,
});

export function statSync(path: string, { throwIfNoEntry = true } = {}) {
  const file = findFile(path);
  if (file !== undefined) return statsOf(file.bytes.length, file.mtimeMs, false);
  if (isFolder(path)) return statsOf(0, 0, true);
  if (throwIfNoEntry) throw new FileProblem('ENOENT', path);
  return undefined;
}

export const lstatSync = statSync;

export const existsSync = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** @param flags of Node: to read (a number or `r`), `r+`, `w`, `wx`, `a` */
export function openSync(path: string, flags: number | string = 'r'): number {
  const file = findFile(path);
  if (flags === 'wx' && file !== undefined) throw new FileProblem('EEXIST', path);
  const isNew = flags === 'w' || flags === 'wx';
  if (file === undefined && !isNew && flags !== 'a') throw new FileProblem('ENOENT', path);
  const bytes = isNew || file === undefined ? new Uint8Array() : file.bytes;
  const written = typeof flags === 'number' || flags === 'r' ? null : new Growing(bytes);
  if (written !== null && file === undefined) putFile(path, new Uint8Array());
  opened.set(++lastNumber, {
    path,
    written,
    content: () => written?.bytes ?? bytes,
    position: flags === 'a' ? bytes.length : 0,
  });
  return lastNumber;
}

export const fstatSync = (number: number) => {
  const { content } = openFile(number);
  return statsOf(content().length, 0, false);
};

/** @returns count of bytes; 0 at the end of the file */
export function readSync(
  number: number,
  into: Uint8Array,
  offset = 0,
  length = into.length - offset,
  position: number | null = null,
): number {
  const file = openFile(number);
  const from = position ?? file.position;
  const piece = file.content().subarray(from, from + length);
  into.set(piece, offset);
  if (position === null) file.position += piece.length;
  return piece.length;
}

/** @returns count of bytes: all of them */
export function writeSync(
  number: number,
  bytes: Uint8Array,
  offset = 0,
  length = bytes.length - offset,
  position: number | null = null,
): number {
  const file = openFile(number);
  if (file.written === null) throw new FileProblem('EBADF', file.path);
  file.written.write(bytes.subarray(offset, offset + length), position ?? file.position);
  if (position === null) file.position += length;
  return length;
}

export const ftruncateSync = (number: number, length = 0): void => openFile(number).written?.cut(length);

export function fsyncSync(number: number): void {
  const { path, written } = openFile(number);
  // It may have been renamed or removed since.
  if (written === null || written.isKept || findFile(path) === undefined) return;
  putFile(path, written.bytes.slice());
  written.isKept = true;
}

export function fsync(number: number, done: (error: Error | null) => void): void {
  fsyncSync(number);
  queueMicrotask(() => done(null));
}

export function closeSync(number: number): void {
  fsyncSync(number);
  opened.delete(number);
}

export function copyFileSync(from: string, to: string): void {
  putFile(to, existing(from).bytes.slice());
}

export function renameSync(from: string, to: string): void {
  const { bytes } = existing(from);
  if (from === to) return;
  putFile(to, bytes);
  removeFile(from);
}

export function rmSync(path: string, { force = false } = {}): void {
  if (!removeFile(path) && !force) throw new FileProblem('ENOENT', path);
}

export function mkdirSync(path: string, { recursive = false } = {}): void {
  if (!recursive && !isFolder(parentOf(path))) throw new FileProblem('ENOENT', path);
  addFolders(path);
}

export const readdirSync = (path: string): readonly string[] => namesIn(path);

export const utimesSync = (path: string, _accessed: Date, modified: Date): void =>
  touchFile(path, modified.getTime());

export function realpathSync(path: string): string {
  if (!existsSync(path)) throw new FileProblem('ENOENT', path);
  return path;
}

export function readlinkSync(path: string): string {
  throw new FileProblem(existsSync(path) ? 'EINVAL' : 'ENOENT', path);
}

function existing(path: string) {
  const file = findFile(path);
  if (file === undefined) throw new FileProblem('ENOENT', path);
  return file;
}

function openFile(number: number): OpenFile {
  const file = opened.get(number);
  if (file === undefined) throw new FileProblem('EBADF', String(number));
  return file;
}
