import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import wordListPath from 'word-list';
import type { EngineEvent } from '../../src/contract/engineApi';
import { EngineSupervisor } from '../../src/main/engine/engineSupervisor';

const SOURCE = join(import.meta.dirname, '../../src/main');

/** The program bundled as for a release, in a folder of its own. */
export interface BuiltProgram {
  /** Of `engine.js`, `cli.js`. */
  readonly dir: string;
  remove(): void;
}

/** Bundles entry points of the main process: `{ engine: 'engine/engine.worker.ts' }` becomes `engine.js`. */
export async function buildProgram(entries: Readonly<Record<string, string>>): Promise<BuiltProgram> {
  const dir = mkdtempSync(join(tmpdir(), 'tilewright-program-'));
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
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

export interface RunningEngine {
  readonly engine: EngineSupervisor;
  /** Every worker that was started, newest last. */
  readonly workers: readonly Worker[];
  readonly events: readonly EngineEvent[];
}

/** The engine of a built program, on a word list and a cache folder of the test's choice. */
export function superviseEngine(
  program: BuiltProgram,
  cacheDir: string,
  listPath: string = wordListPath,
): RunningEngine {
  const workers: Worker[] = [];
  const events: EngineEvent[] = [];
  const engine = new EngineSupervisor({
    startWorker: (workerData) => {
      const worker = new Worker(join(program.dir, 'engine.js'), { workerData });
      workers.push(worker);
      return worker;
    },
    wordListPath: listPath,
    cacheDir,
    publish: (event) => events.push(event),
  });
  return { engine, workers, events };
}
