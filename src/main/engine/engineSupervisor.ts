import type { ResourceLimits, Worker } from 'node:worker_threads';
import type { BirpcReturn } from 'birpc';
import type { LexiconInfo } from '../../contract/lexicon/lexiconApi';
import type { Answered } from '../../contract/requests/request';
import type { RequestError } from '../../contract/requests/requestError';
import type { AnswerTo, EngineRequest, LongRequest, RequestTo } from '../../contract/requests/requests';
import type { EngineEvent } from '../../contract/transport/events';
import { isUsableAlphabet } from '../../core/alphabet/alphabet';
import { MAX_LETTERS } from '../../core/alphabet/tile';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { BUILD_CANCELLED } from '../../engine/buildCancelled';
import type { SharedLexicon } from '../../engine/lexicon';
import { unknownLexicon } from '../../engine/unknownLexicon';
import type { LexiconSource } from '../cache/lexiconSource';
import { EarlyAnswers } from './earlyAnswers';
import type { FirstSearch } from './firstSearchParser';
import { Jobs } from './jobs';
import { OpenLexicons } from './openLexicons';
import { untilAborted } from './untilAborted';
import type { WorkerApi, WorkerEvents } from './workerApi';
import { CRASHED, WorkerLink } from './workerLink';

export interface EngineOptions {
  /** Starts the built `engine.worker.ts`. */
  readonly startEngine: () => Worker;
  /** Starts the built `jobs.worker.ts`. */
  readonly startJobs: (limits: ResourceLimits) => Worker;
  readonly cacheDir: string;
  readonly publish: (event: EngineEvent) => void;
  /** The first search of the last run, with which this one is likely to begin, too. */
  readonly lastFirst?: FirstSearch | undefined;
  readonly onFirstSearch?: (search: FirstSearch) => void;
  /** How long the engine's thread waits for the first candidates, in milliseconds. */
  readonly beginAtLatestMs?: number;
}

/** After this many crashes within this time, the engine stays down until a lexicon is requested again. */
const MAX_CRASHES = 3;
const CRASH_WINDOW_MS = 60_000;

/**
 * The engine's thread begins when the first candidates have been found, which come with their first page:
 * until then it would take the processors from them. It does not wait longer than this for them.
 */
const AT_LATEST_MS = 500;

type Rpc = BirpcReturn<WorkerApi, WorkerEvents>;

interface Opening {
  readonly answer: Promise<Result<LexiconInfo, RequestError>>;
  readonly controller: AbortController;
}

/**
 * Keeps one engine running in a worker thread: starts it, notices its end, starts it again with its lexicons.
 * Long work runs in threads of its own (`Jobs`), so that the engine answers within milliseconds.
 */
export class EngineSupervisor {
  private readonly jobs: Jobs;
  private readonly lexicons = new OpenLexicons();
  /** Open lexicons by id. */
  private readonly sources = new Map<string, LexiconSource>();
  private readonly early: EarlyAnswers | undefined;
  private hasSearched = false;
  /** Under way, by source. */
  private readonly openings = new Map<string, Opening>();
  private engine: WorkerLink<WorkerApi, WorkerEvents> | undefined;
  private crashTimes: readonly number[] = [];
  private lastNumber = 0;
  private isClosed = false;
  private hasBegun = false;
  private beginning: Promise<void> | undefined;
  private begun: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: EngineOptions) {
    const { lastFirst, publish, startJobs } = options;
    this.jobs = new Jobs(startJobs, publish);
    this.early =
      lastFirst &&
      new EarlyAnswers(lastFirst, {
        open: async (source) => {
          const opened = await this.openNow(source);
          publish({ type: 'lexicon-followed', id: lastFirst.lexicon.id, opened });
        },
        search: async (request, number) => {
          const found = await this.workNow('generate', request, new AbortController().signal, number);
          return found.ok ? found.value : undefined;
        },
        onOthers: (generation) => publish({ type: 'generation-lost', generation }),
      });
  }

  /** Opens a lexicon, or joins an opening of the same one under way. */
  async openLexicon(source: LexiconSource): Promise<Result<LexiconInfo, RequestError>> {
    if (!isUsableAlphabet(source.letters)) return fail(NO_ALPHABET);
    const early = this.early?.lexicon(source);
    return early === undefined ? this.openNow(source) : ok(early);
  }

  private async openNow(source: LexiconSource): Promise<Result<LexiconInfo, RequestError>> {
    const key = JSON.stringify(source);
    const underWay = this.openings.get(key);
    if (underWay !== undefined) return underWay.answer;
    const controller = new AbortController();
    const { signal } = controller;
    const answer = untilAborted(this.openAnew(source, signal), signal).finally(() => {
      if (!signal.aborted) this.openings.delete(key);
    });
    this.openings.set(key, { answer, controller });
    return answer;
  }

  /** Makes every opening under way resolve with `cancelled`. */
  cancelLexicon(): Result<null, RequestError> {
    for (const { controller } of this.openings.values()) controller.abort(BUILD_CANCELLED);
    this.openings.clear();
    return ok(null);
  }

  /** An open lexicon, for other threads. */
  findLexicon(id: string): Result<SharedLexicon, RequestError> {
    const lexicon = this.lexicons.find(id);
    return lexicon === undefined ? fail(unknownLexicon(id)) : ok(lexicon);
  }

  /** Resolves when a lexicon that `openLexicon` has reported is available to threads, too. */
  async whenOpen(): Promise<void> {
    await this.early?.over();
  }

  async ask<N extends EngineRequest>(name: N, request: RequestTo<N>): Answered<AnswerTo<N>> {
    await this.early?.over();
    if (!this.hasBegun && !this.isClosed) await this.beginLater();
    // Cast: `rpc.ask` is not generic.
    return this.call((rpc) => rpc.ask(name, request) as Answered<AnswerTo<N>>);
  }

  /** Long work with an open lexicon; fails with the reason of `signal` when that is aborted. */
  async work<N extends LongRequest>(
    name: N,
    request: RequestTo<N>,
    signal: AbortSignal,
  ): Answered<AnswerTo<N>> {
    const early =
      name === 'generate'
        ? this.early?.candidates(request as RequestTo<'generate'>, () => ++this.lastNumber)
        : undefined;
    if (early !== undefined) return ok(early as AnswerTo<N>);
    await this.early?.over();
    if (signal.aborted) return fail(signal.reason);
    return this.workNow(name, request, signal, ++this.lastNumber);
  }

  private async workNow<N extends LongRequest>(
    name: N,
    request: RequestTo<N>,
    signal: AbortSignal,
    number: number,
  ): Answered<AnswerTo<N>> {
    const lexicon = this.lexicons.find(request.lexicon);
    if (lexicon === undefined)
      return fail(this.hasBegun && !this.engine ? CRASHED : unknownLexicon(request.lexicon));
    const done = await this.jobs.work(name, { lexicon, request, number }, signal);
    if (!done.ok) return done;
    const { answer, generation } = done.value;
    if (generation === undefined) return ok(answer);
    this.begin();
    if (this.engine === undefined) return fail(CRASHED);
    // The first question about it is sent later, so it comes later.
    void this.call((rpc) => rpc.adoptGeneration(generation));
    this.noteFirst(lexicon.info, request, answer);
    return ok(answer);
  }

  /** Ends the threads; requests under way resolve with `engine-crashed`. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.begun();
    this.early?.close();
    await Promise.all([this.engine?.terminate(), this.jobs.close()]);
  }

  private async openAnew(
    source: LexiconSource,
    signal: AbortSignal,
  ): Promise<Result<LexiconInfo, RequestError>> {
    const { cacheDir } = this.options;
    if (this.hasBegun) await this.ensureEngine();
    else this.beginLater();
    // Part of the program, it does not change while that runs; a file may have.
    const builtIn = source.kind === 'default' ? this.lexicons.builtIn(source.letters) : undefined;
    if (builtIn !== undefined) return ok(builtIn.info);
    const cached = await this.jobs.openCachedLexicon({ source, cacheDir });
    if (!cached.ok) return cached;
    const built =
      cached.value === null ? await this.jobs.buildLexicon({ source, cacheDir }, signal) : ok(cached.value);
    if (!built.ok) return built;
    const lexicon = built.value;
    const { info } = lexicon;
    this.sources.set(info.id, source);
    for (const closed of this.lexicons.add(lexicon)) void this.call((rpc) => rpc.closeLexicon(closed));
    // No question about it is sent sooner.
    if (this.hasBegun) void this.call((rpc) => rpc.adoptLexicon(lexicon));
    // It came from the cache meanwhile, and may stay open for the next request.
    if (signal.aborted) return fail(BUILD_CANCELLED);
    this.jobs.warmUpSearch(lexicon);
    this.options.publish(status('ready', message('engine.lexiconReady', { lexicon: info.name })));
    return ok(info);
  }

  /** @param request one for candidates, as `answer` is */
  private noteFirst(lexicon: LexiconInfo, request: unknown, answer: unknown): void {
    const source = this.sources.get(lexicon.id);
    if (this.hasSearched || source === undefined) return;
    this.hasSearched = true;
    this.options.onFirstSearch?.({ source, lexicon, request, answer } as FirstSearch);
  }

  private async call<V>(question: (rpc: Rpc) => Answered<V>): Answered<V> {
    return this.engine === undefined ? fail(CRASHED) : this.engine.ask(question);
  }

  /** Resolves when the engine's thread has been started: the first search is over, or takes long. */
  private beginLater(): Promise<void> {
    this.beginning ??= new Promise((resolve) => {
      this.begun = resolve;
      this.timer = setTimeout(() => this.begin(), this.options.beginAtLatestMs ?? AT_LATEST_MS);
    });
    return this.beginning;
  }

  private begin(): void {
    if (this.hasBegun || this.isClosed) return;
    this.hasBegun = true;
    clearTimeout(this.timer);
    void this.ensureEngine();
    this.begun();
  }

  /** Starts an engine if there is none, and sends it the lexicons, which are still in memory. */
  private async ensureEngine(): Promise<void> {
    if (this.engine !== undefined) return;
    const { startEngine, publish } = this.options;
    this.engine = new WorkerLink(startEngine(), { tell: publish }, (reason) => this.noticeExit(reason));
    // All are sent at once: no request can come before them.
    await Promise.all(this.lexicons.all().map((lexicon) => this.call((rpc) => rpc.adoptLexicon(lexicon))));
  }

  private noticeExit(reason: Message): void {
    this.engine = undefined;
    if (this.isClosed) return;
    const now = performance.now();
    this.crashTimes = [...this.crashTimes.filter((time) => now - time < CRASH_WINDOW_MS), now];
    if (this.crashTimes.length >= MAX_CRASHES) {
      this.crashTimes = [];
      this.options.publish(status('failed', message('engine.keepsStopping', { reason })));
      return;
    }
    this.options.publish(status('restarting', message('engine.restarting', { reason })));
    void this.restart();
  }

  private async restart(): Promise<void> {
    await this.ensureEngine();
    if (this.engine !== undefined) this.options.publish(status('ready', message('engine.runningAgain')));
  }
}

const NO_ALPHABET: RequestError = {
  code: 'bad-request',
  message: message('engine.unusableAlphabet', { most: String(MAX_LETTERS) }),
};

const status = (status: 'ready' | 'restarting' | 'failed', what: Message): EngineEvent => ({
  type: 'engine-status',
  status,
  message: what,
});
