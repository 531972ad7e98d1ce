/** The part of `node:worker_threads` that the program uses, with the workers of a page. */
import { allFiles, type MemoryFile } from './files';

type Listener = (value: never) => void;

/** What a thread begins with. */
export interface ThreadStart {
  /** Name of the file that Node would run, without its ending. */
  readonly module: string;
  readonly workerData: unknown;
  readonly argv: readonly string[];
  readonly files: ReadonlyMap<string, MemoryFile>;
  readonly programFiles: Readonly<Record<string, string>>;
  /** For messages and for changes of the user's files, in both directions: a change precedes the answer. */
  readonly port: MessagePort;
}

export interface FileChange {
  readonly path: string;
  readonly file: MemoryFile | null;
}

interface SentChange {
  readonly changedFile: FileChange;
}

const isChange = (sent: unknown): sent is SentChange =>
  typeof sent === 'object' && sent !== null && 'changedFile' in sent;

export interface WorkerOptions {
  readonly name?: string;
  readonly argv?: readonly string[];
  readonly workerData?: unknown;
  readonly resourceLimits?: unknown;
}

/** How a worker is started; set by the host, and by its threads. */
interface ThreadMeans {
  readonly start: (name: string) => globalThis.Worker;
  readonly programFiles: Readonly<Record<string, string>>;
  readonly onChange: (change: FileChange) => void;
}

/** Threads that read the user's files; the others would hold copies of them for nothing. */
const READERS: readonly string[] = ['jobs', 'tournament', 'training'];

/** The sums of a training are as large as all other files together. */
const readsFile = (module: string, path: string): boolean =>
  READERS.includes(module) && (module === 'training' || !path.endsWith('.training'));

let means: ThreadMeans | undefined;
const running = new Set<Worker>();

export function provideThreads(given: ThreadMeans): void {
  means = given;
}

/** Tells all threads, but the one it came from, of a change. */
export function tellThreads(change: FileChange, from?: Worker): void {
  for (const worker of running)
    if (worker !== from && readsFile(worker.module, change.path)) worker.tellOfFile(change);
}

export class Worker {
  private readonly inner: globalThis.Worker;
  private readonly port: MessagePort;
  private readonly listeners = new Map<string, Listener[]>();
  readonly module: string;
  private hasEnded = false;

  constructor(path: string, { argv = [], name = path, workerData }: WorkerOptions = {}) {
    if (means === undefined) throw new Error('Nobody has said how threads are started.');
    const { onChange, programFiles, start } = means;
    const messages = new MessageChannel();
    this.port = messages.port1;
    this.inner = start(name);
    this.inner.addEventListener('error', (event) => {
      event.preventDefault();
      this.emit('error', new Error(event.message));
      void this.terminate();
    });
    this.port.addEventListener('message', ({ data }) => {
      if (!isChange(data)) return this.emit('message', data);
      onChange(data.changedFile);
      tellThreads(data.changedFile, this);
    });
    this.port.start();
    const module = path.slice(path.lastIndexOf('/') + 1).replace(/\.js$/, '');
    this.module = module;
    const first: ThreadStart = {
      module,
      workerData,
      argv,
      files: new Map([...allFiles()].filter(([name]) => readsFile(module, name))),
      programFiles,
      port: messages.port2,
    };
    this.inner.postMessage(first, [messages.port2]);
    running.add(this);
  }

  on(event: 'message' | 'error' | 'exit', listener: Listener): this {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }

  postMessage(value: unknown): void {
    this.port.postMessage(value);
  }

  tellOfFile(change: FileChange): void {
    this.port.postMessage({ changedFile: change } satisfies SentChange);
  }

  async terminate(): Promise<number> {
    if (this.hasEnded) return 1;
    this.hasEnded = true;
    running.delete(this);
    this.inner.terminate();
    this.port.close();
    // As in Node, whoever ends a thread hears of it later.
    queueMicrotask(() => this.emit('exit', 1));
    return 1;
  }

  private emit(event: string, value: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(value as never);
  }
}

/** In a thread: what it was started with. */
export let workerData: unknown;
export let parentPort: {
  postMessage(value: unknown): void;
  on(event: string, listener: Listener): void;
} | null = null;

/** @param onChange called with the user's files that other threads change */
export function becomeThread(
  { port, workerData: data }: ThreadStart,
  onChange: (change: FileChange) => void,
): void {
  workerData = data;
  parentPort = {
    postMessage: (value) => port.postMessage(value),
    on(_event, listener) {
      port.addEventListener('message', ({ data: value }) => {
        if (isChange(value)) onChange(value.changedFile);
        else listener(value as never);
      });
      // What has been sent before waits for this.
      port.start();
    },
  };
}

/** Tells the host of a file that this thread has changed. */
export const tellHost = ({ port }: ThreadStart, change: FileChange): void =>
  port.postMessage({ changedFile: change } satisfies SentChange);
