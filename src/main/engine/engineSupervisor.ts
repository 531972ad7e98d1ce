import type { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type {
  CandidatePage,
  EngineEvent,
  GenerationSummary,
  LexiconInfo,
  RequestError,
} from '../../contract/engineApi';
import type {
  CandidateView,
  FilterRequest,
  NodesRequest,
  TraceAnswer,
  TraceRequest,
  WhyNotRequest,
} from '../../contract/theatreApi';
import type { Setup } from '../../core/board/setup';
import type { GraphNode } from '../../core/lexicon/graphNode';
import { fail, ok, type Result } from '../../core/result';
import type { RankedWhyNot } from '../../core/trace/rankPlay';
import { errorMessage } from '../errorMessage';
import type { PageRequest, WorkerApi, WorkerEvents, WorkerSettings } from './workerApi';

export interface EngineOptions {
  /** Starts the built `engine.worker.ts`. */
  readonly startWorker: (settings: WorkerSettings) => Worker;
  readonly wordListPath: string;
  readonly cacheDir: string;
  readonly publish: (event: EngineEvent) => void;
}

/** So many crashes within this time and the engine stays down until somebody asks for a lexicon again. */
const MAX_CRASHES = 3;
const CRASH_WINDOW_MS = 60_000;

const CRASHED: RequestError = {
  code: 'engine-crashed',
  message: 'The engine stopped while it was at work on this.',
};

class EngineCrash extends Error {}

type Rpc = BirpcReturn<WorkerApi, WorkerEvents>;

/** Keeps one engine running in a worker thread: starts it, notices its end, starts it again with its lexicon. */
export class EngineSupervisor {
  private readonly cancelFlag = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  private worker: Worker | undefined;
  private rpc: Rpc | undefined;
  private opening: Promise<Result<LexiconInfo, RequestError>> | undefined;
  private crashTimes: readonly number[] = [];
  private lastGeneration = 0;
  private lastView = 0;
  private isClosed = false;

  constructor(private readonly options: EngineOptions) {}

  /**
   * Opens the default lexicon, or joins those who are waiting for it already. Resolves at once when it is open.
   */
  openLexicon(): Promise<Result<LexiconInfo, RequestError>> {
    this.opening ??= this.openAnew();
    return this.opening;
  }

  /** Makes an opening under way resolve with `cancelled`. */
  cancelLexicon(): Result<null, RequestError> {
    Atomics.store(new Int32Array(this.cancelFlag), 0, 1);
    return ok(null);
  }

  generate(lexicon: string, setup: Setup): Promise<Result<GenerationSummary, RequestError>> {
    const generation = ++this.lastGeneration;
    return this.ask((rpc) => rpc.generate({ generation, lexicon, setup }));
  }

  candidates(request: PageRequest): Promise<Result<CandidatePage, RequestError>> {
    return this.ask((rpc) => rpc.candidates(request));
  }

  filterCandidates(request: FilterRequest): Promise<Result<CandidateView, RequestError>> {
    const view = ++this.lastView;
    return this.ask((rpc) => rpc.filterCandidates({ ...request, view }));
  }

  trace(request: TraceRequest): Promise<Result<TraceAnswer, RequestError>> {
    return this.ask((rpc) => rpc.trace(request));
  }

  whyNot(request: WhyNotRequest): Promise<Result<RankedWhyNot, RequestError>> {
    return this.ask((rpc) => rpc.whyNot(request));
  }

  nodes(request: NodesRequest): Promise<Result<readonly GraphNode[], RequestError>> {
    return this.ask((rpc) => rpc.nodes(request));
  }

  /** Ends the worker; requests under way resolve with `engine-crashed`. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.worker?.terminate();
  }

  private async openAnew(): Promise<Result<LexiconInfo, RequestError>> {
    Atomics.store(new Int32Array(this.cancelFlag), 0, 0);
    if (this.rpc === undefined) this.startWorker();
    const opened = await this.ask((rpc) => rpc.openLexicon());
    if (opened.ok) this.options.publish(status('ready', `The lexicon ${opened.value.name} is ready.`));
    // A failure is not kept: the next request tries again.
    else this.opening = undefined;
    return opened;
  }

  private async ask<V>(
    call: (rpc: Rpc) => Promise<Result<V, RequestError>>,
  ): Promise<Result<V, RequestError>> {
    if (this.rpc === undefined) return fail(CRASHED);
    try {
      return await call(this.rpc);
    } catch (error) {
      if (error instanceof EngineCrash) return fail(CRASHED);
      const message = `The engine failed: ${errorMessage(error)}.`;
      return fail({ code: 'internal', message });
    }
  }

  private startWorker(): void {
    const { startWorker, wordListPath, cacheDir, publish } = this.options;
    const worker = startWorker({ wordListPath, cacheDir, cancelFlag: this.cancelFlag });
    const events: WorkerEvents = {
      lexiconProgress: (stage, fraction) => publish({ type: 'lexicon-progress', stage, fraction }),
      log: (message) => publish({ type: 'log', message }),
    };
    const rpc = createBirpc<WorkerApi, WorkerEvents>(events, {
      post: (message) => worker.postMessage(message),
      on: (listener) => worker.on('message', listener),
      // No request has a time limit: what can take long can be cancelled.
      timeout: -1,
    });
    let reason = '';
    worker.on('error', (error) => {
      reason = errorMessage(error);
    });
    worker.on('exit', (code) => this.noticeExit(rpc, reason === '' ? `exit code ${code}` : reason));
    this.worker = worker;
    this.rpc = rpc;
  }

  private noticeExit(rpc: Rpc, reason: string): void {
    const hadLexicon = this.opening !== undefined;
    this.worker = undefined;
    this.rpc = undefined;
    this.opening = undefined;
    rpc.$close(new EngineCrash(reason));
    if (this.isClosed) return;
    const now = performance.now();
    this.crashTimes = [...this.crashTimes.filter((time) => now - time < CRASH_WINDOW_MS), now];
    if (this.crashTimes.length >= MAX_CRASHES) {
      this.crashTimes = [];
      this.options.publish(status('failed', `The engine keeps stopping (${reason}) and stays off for now.`));
      return;
    }
    this.options.publish(status('restarting', `The engine stopped (${reason}) and is started again.`));
    if (hadLexicon) void this.openLexicon();
  }
}

const status = (status: 'ready' | 'restarting' | 'failed', message: string): EngineEvent => ({
  type: 'engine-status',
  status,
  message,
});
