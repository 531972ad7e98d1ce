/**
 * Files in memory. Those of the user are handed on as they change, to be kept; those of the program lie at
 * addresses, and are fetched when they are opened: a worker may wait for that.
 */

export interface MemoryFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mtimeMs: number;
}

/** Content of a user's file after a change; null once it is gone. */
export type NoteChange = (path: string, file: MemoryFile | null) => void;

export class FileProblem extends Error {
  constructor(
    readonly code: 'ENOENT' | 'EEXIST' | 'EISDIR' | 'EBADF' | 'EINVAL' | 'EIO',
    path: string,
  ) {
    super(`${code}: ${path}`);
  }
}

/** Folder of the program's own files. */
export const PROGRAM_DIR = '/program';

let files = new Map<string, MemoryFile>();
const folders = new Set<string>(['/']);
let addresses: Readonly<Record<string, string>> = {};
let noteChange: NoteChange = () => undefined;
/** The program's file that was opened last: it is asked for its size, and then read. */
let fetched: { readonly path: string; readonly file: MemoryFile } | undefined;

/** @param programFiles address of each file of the program, by name */
export function mountFiles(
  content: ReadonlyMap<string, MemoryFile>,
  programFiles: Readonly<Record<string, string>>,
  onChange: NoteChange,
): void {
  files = new Map(content);
  folders.clear();
  folders.add('/');
  for (const path of files.keys()) addFolders(parentOf(path));
  addresses = programFiles;
  noteChange = onChange;
}

export const allFiles = (): ReadonlyMap<string, MemoryFile> => files;

/** A change that another thread has made. */
export function adoptFile(path: string, file: MemoryFile | null): void {
  if (file === null) files.delete(path);
  else {
    addFolders(parentOf(path));
    files.set(path, file);
  }
}

export function findFile(path: string): MemoryFile | undefined {
  return files.get(path) ?? (path.startsWith(`${PROGRAM_DIR}/`) ? fetchFile(path) : undefined);
}

export const isFolder = (path: string): boolean => folders.has(path);

export function putFile(path: string, bytes: Uint8Array<ArrayBuffer>): void {
  if (!folders.has(parentOf(path))) throw new FileProblem('ENOENT', path);
  const file = { bytes, mtimeMs: Date.now() };
  files.set(path, file);
  note(path, file);
}

export function removeFile(path: string): boolean {
  if (!files.delete(path)) return false;
  note(path, null);
  return true;
}

/** Files whose names end so are on their way to another name. */
const TEMPORARY = '.tmp';

function note(path: string, file: MemoryFile | null): void {
  if (!path.endsWith(TEMPORARY)) noteChange(path, file);
}

export function touchFile(path: string, mtimeMs: number): void {
  const file = files.get(path);
  if (file === undefined) throw new FileProblem('ENOENT', path);
  files.set(path, { ...file, mtimeMs });
}

export function addFolders(path: string): void {
  for (let folder = path; !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
}

/** Names of the entries of a folder. */
export function namesIn(path: string): readonly string[] {
  if (!folders.has(path)) throw new FileProblem('ENOENT', path);
  const within = [...files.keys(), ...folders].filter((each) => each !== '/' && parentOf(each) === path);
  return within.map((each) => each.slice(each.lastIndexOf('/') + 1));
}

export const parentOf = (path: string): string => path.slice(0, Math.max(1, path.lastIndexOf('/')));

function fetchFile(path: string): MemoryFile | undefined {
  if (fetched?.path === path) return fetched.file;
  const address = addresses[path.slice(PROGRAM_DIR.length + 1)];
  if (address === undefined) return undefined;
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch {
    throw new FileProblem('EIO', address);
  }
  if (request.status !== 200) throw new FileProblem('EIO', address);
  const file = { bytes: new Uint8Array(request.response as ArrayBuffer), mtimeMs: 0 };
  fetched = { path, file };
  return file;
}
