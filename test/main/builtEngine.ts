import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import wordListPath from 'word-list';
import type { GenerationSummary } from '../../src/contract/candidates/candidatesApi';
import type { LexiconInfo } from '../../src/contract/lexicon/lexiconApi';
import type { Answered } from '../../src/contract/requests/request';
import type { RequestError } from '../../src/contract/requests/requestError';
import type { AnswerTo, LongRequest, RequestTo } from '../../src/contract/requests/requests';
import type { EngineEvent } from '../../src/contract/transport/events';
import type { Setup } from '../../src/core/board/setup';
import type { PlacedTile } from '../../src/core/movegen/candidates/findPlacement';
import type { Result } from '../../src/core/result';
import { ENGLISH_LETTERS } from '../../src/main/cache/lexiconSource';
import { type EngineOptions, EngineSupervisor } from '../../src/main/engine/engineSupervisor';

const SOURCE = join(import.meta.dirname, '../../src/main');

/** The program bundled as for a release, in a folder of its own. */
export interface BuiltProgram {
  /** Folder of `engine.js` and `cli.js`. */
  readonly dir: string;
  remove(): void;
}

/** The threads of the engine. */
export const ENGINE_ENTRIES = { engine: 'engine/engine.worker.ts', jobs: 'engine/jobs.worker.ts' };

/** Bundles by their entry points. Unit tests share a process, so each is made once. */
const bundles = new Map<string, Promise<string>>();

/** Bundles entry points of the main process: `{ engine: 'engine/engine.worker.ts' }` becomes `engine.js`. */
export async function buildProgram(entries: Readonly<Record<string, string>>): Promise<BuiltProgram> {
  const key = JSON.stringify(entries);
  const bundle = bundles.get(key) ?? bundleProgram(entries);
  bundles.set(key, bundle);
  // Tests add their own files next to the program.
  const dir = mkdtempSync(join(tmpdir(), 'tilewright-program-'));
  cpSync(await bundle, dir, { recursive: true });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

async function bundleProgram(entries: Readonly<Record<string, string>>): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'tilewright-bundle-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: dir,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(SOURCE, path)])),
        output: { format: 'es', entryFileNames: '[name].js' },
        external: ['bufferutil', 'utf-8-validate'],
      },
    },
  });
  return dir;
}

export interface RunningEngine {
  readonly engine: EngineSupervisor;
  /** Long work that is not cancelled. */
  readonly work: <N extends LongRequest>(name: N, request: RequestTo<N>) => Answered<AnswerTo<N>>;
  readonly generate: (
    lexicon: string,
    setup: Setup,
    placement?: readonly PlacedTile[],
  ) => Answered<GenerationSummary>;
  /** Opens the test's word list as if it were the built-in one. */
  readonly open: () => Promise<Result<LexiconInfo, RequestError>>;
  /** Every worker of the engine that was started, newest last. */
  readonly workers: readonly Worker[];
  /** Every thread for searches that was started. */
  readonly searchers: readonly Worker[];
  readonly events: readonly EngineEvent[];
}

/** The engine of a built program, on a word list and a cache folder of the test's choice. */
export function superviseEngine(
  program: BuiltProgram,
  cacheDir: string,
  listPath: string = wordListPath,
  onEvent: (event: EngineEvent) => void = () => undefined,
  options: Pick<EngineOptions, 'lastFirst' | 'onFirstSearch' | 'beginAtLatestMs'> = {},
): RunningEngine {
  const workers: Worker[] = [];
  const searchers: Worker[] = [];
  const events: EngineEvent[] = [];
  const engine = new EngineSupervisor({
    startEngine: () => {
      const worker = new Worker(join(program.dir, 'engine.js'));
      workers.push(worker);
      return worker;
    },
    startJobs: () => {
      const searcher = new Worker(join(program.dir, 'jobs.js'), { workerData: { cacheDir } });
      searchers.push(searcher);
      return searcher;
    },
    ...options,
    cacheDir,
    publish: (event) => {
      events.push(event);
      onEvent(event);
    },
  });
  const open = () => engine.openLexicon({ kind: 'default', path: listPath, letters: ENGLISH_LETTERS });
  const work: RunningEngine['work'] = (name, request) =>
    engine.work(name, request, new AbortController().signal);
  const generate: RunningEngine['generate'] = (lexicon, setup, placement) =>
    work('generate', { lexicon, setup, ...(placement === undefined ? {} : { placement }) });
  return { engine, open, work, generate, workers, searchers, events };
}
