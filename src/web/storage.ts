import type { MemoryFile } from './node/files';

/** Why nothing is kept, or why a file was not. */
export type StorageProblem = (reason: string) => void;

/** Changes within this time are written once. */
const WRITE_AFTER_MS = 100;

/**
 * The user's files in the origin private file system (File System Standard, WHATWG): read at the start, and
 * written as they change. Without it, as in some private windows, files last as long as the page.
 */
export class PageStorage {
  private readonly changed = new Map<string, MemoryFile | null>();
  private writing: Promise<void> | undefined;
  private isTold = false;

  private constructor(
    private readonly folder: string,
    private readonly root: FileSystemDirectoryHandle | undefined,
    readonly files: ReadonlyMap<string, MemoryFile>,
    private readonly onProblem: StorageProblem,
  ) {}

  static async open(folder: string, onProblem: StorageProblem): Promise<PageStorage> {
    const files = new Map<string, MemoryFile>();
    try {
      const top = await navigator.storage.getDirectory();
      const root = await top.getDirectoryHandle(folder.slice(1), { create: true });
      await readFolder(root, folder, files);
      return new PageStorage(folder, root, files, onProblem);
    } catch (error) {
      const storage = new PageStorage(folder, undefined, files, onProblem);
      storage.tell(error);
      return storage;
    }
  }

  /** Writes a file soon, or removes it. */
  keep(path: string, file: MemoryFile | null): void {
    if (this.root === undefined || !path.startsWith(this.folder)) return;
    this.changed.set(path, file);
    this.writing ??= this.writeLater(this.root);
  }

  private async writeLater(root: FileSystemDirectoryHandle): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, WRITE_AFTER_MS));
    for (const [path, file] of this.changed) {
      this.changed.delete(path);
      try {
        await writeFile(root, path, file);
      } catch (error) {
        this.tell(error);
      }
    }
    this.writing = undefined;
  }

  private tell(error: unknown): void {
    if (this.isTold) return;
    this.isTold = true;
    this.onProblem(error instanceof Error ? error.message : String(error));
  }
}

async function readFolder(
  folder: FileSystemDirectoryHandle,
  path: string,
  files: Map<string, MemoryFile>,
): Promise<void> {
  const entries: FileSystemHandle[] = [];
  // The library of types knows no iterator yet.
  for await (const entry of (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values())
    entries.push(entry);
  await Promise.all(
    entries.map(async (entry) => {
      const place = `${path}/${entry.name}`;
      if (entry.kind === 'directory') return readFolder(entry as FileSystemDirectoryHandle, place, files);
      const file = await (entry as FileSystemFileHandle).getFile();
      files.set(place, { bytes: new Uint8Array(await file.arrayBuffer()), mtimeMs: file.lastModified });
    }),
  );
}

async function writeFile(
  root: FileSystemDirectoryHandle,
  path: string,
  file: MemoryFile | null,
): Promise<void> {
  const [, , ...steps] = path.split('/');
  const name = steps.pop() ?? '';
  let folder = root;
  for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
  if (file === null) return removeEntry(folder, name);
  const handle = await folder.getFileHandle(name, { create: true });
  if ('createWritable' in handle) {
    // It replaces the old file when it is closed.
    const stream = await handle.createWritable();
    await stream.write(file.bytes);
    return stream.close();
  }
  return writeInPlace(handle, file);
}

async function removeEntry(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  try {
    await folder.removeEntry(name);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  }
}

/** All that Safari could do before version 26. A file cut short by a crash is noticed when it is read. */
async function writeInPlace(handle: FileSystemFileHandle, { bytes }: MemoryFile): Promise<void> {
  const access = await (handle as SyncFileHandle).createSyncAccessHandle();
  try {
    access.truncate(0);
    access.write(bytes, { at: 0 });
    access.flush();
  } finally {
    access.close();
  }
}

interface SyncFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<{
    truncate(size: number): void;
    write(bytes: Uint8Array, options: { readonly at: number }): number;
    flush(): void;
    close(): void;
  }>;
}
