import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import {
  type ComparedCandidates,
  type CompareSimulatedRequest,
  MAX_REPLIES,
  type SimulatedReplies,
  type SimulatedRepliesRequest,
  type SimulatedSample,
  type SimulatedSampleRequest,
  type SimulationEvent,
  type SimulationStatus,
  type SimulationWish,
} from '../../contract/simulation/simulationApi';
import { entryAt } from '../../core/certain';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { Simulation } from '../../core/strategy/simulation/simulation';
import type { SharedLexicon } from '../../engine/lexicon';
import { usualThreads } from '../engine/usualThreads';
import { errorMessage } from '../errorMessage';
import type { GroundsSource, SimulationGrounds } from './simulationGrounds';
import { rowsOf } from './simulationRows';
import { allotmentOf, inferenceIn, tableOf } from './simulationTable';
import { SimulationThreads } from './simulationThreads';
import { type SimulationTable, STOPPED } from './threadApi';

export interface SimulationSurroundings {
  /** Starts the built `simulation.worker.ts`. */
  readonly startThread: () => Worker;
  readonly grounds: GroundsSource;
  readonly publish: (event: SimulationEvent) => void;
  readonly findLexicon: (id: string) => Result<SharedLexicon, RequestError>;
}

/** The simulation that there is. */
interface Current {
  readonly id: number;
  readonly simulation: Simulation;
  readonly table: SimulationTable;
  readonly grounds: SimulationGrounds;
  phase: SimulationStatus['phase'];
  problem: Message | null;
  /** Milliseconds of the runs that have ended, and when the one under way began. */
  spentMs: number;
  startedAt: number;
  running: { readonly stop: () => void; readonly ended: Promise<void> } | undefined;
}

type Answer<Value> = Result<Value, RequestError>;

/** Between two reports of what is going on. */
const REPORT_MS = 100;
/** Threads that have nothing to do are kept so long. */
const IDLE_MS = 60_000;

/** The simulation of the window: drawn in threads, and told of by events. */
export class Simulations {
  private current: Current | undefined;
  private threads: SimulationThreads | undefined;
  /** A thread of its own: the others may be at work. */
  private readonly recorder: SimulationThreads;
  private lastId = 0;
  /** Of the simulation that was asked for last: its candidates, and what the opponent’s turn tells. */
  private preparation: AbortController | undefined;
  private reportedAt = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly surroundings: SimulationSurroundings) {
    this.recorder = new SimulationThreads(1, surroundings.startThread);
  }

  read(): Answer<SimulationStatus | null> {
    return ok(this.current === undefined ? null : statusOf(this.current));
  }

  /** Takes the place of the simulation there was. */
  async start(wish: SimulationWish): Promise<Answer<SimulationStatus>> {
    const lexicon = this.surroundings.findLexicon(wish.lexicon);
    if (!lexicon.ok) return lexicon;
    clearTimeout(this.idle);
    const halted = this.halt(REPLACED);
    const preparation = new AbortController();
    this.preparation = preparation;
    try {
      await halted;
      return await this.begin(wish, lexicon.value, preparation.signal);
    } finally {
      if (this.preparation === preparation) this.preparation = undefined;
      this.endThreadsLater();
    }
  }

  private async begin(
    wish: SimulationWish,
    lexicon: SharedLexicon,
    signal: AbortSignal,
  ): Promise<Answer<SimulationStatus>> {
    if (signal.aborted) return fail(signal.reason);
    const grounds = this.surroundings.grounds.of(wish.setup.rules);
    const threads = this.threadsFor(wish.threads);
    const inferred = await threads.infer(tableOf(wish, lexicon, grounds), wish.opponentTurn, signal);
    if (!inferred.ok) return inferred;
    const table = inferred.value;
    const candidates = await threads.findCandidates(table, wish.candidates, signal);
    if (!candidates.ok) return candidates;
    if (signal.aborted) return fail(signal.reason);
    const { layout } = wish.setup.rules;
    const allotment = allotmentOf(wish, candidates.value.length);
    const simulation = new Simulation(candidates.value, wish.lead, allotment, layout);
    this.current = {
      id: ++this.lastId,
      simulation,
      table,
      grounds,
      phase: 'stopped',
      problem: null,
      spentMs: 0,
      startedAt: 0,
      running: undefined,
    };
    return ok(this.run(this.current));
  }

  /** Answers within 50 ms. */
  async stop(): Promise<Answer<SimulationStatus | null>> {
    await this.halt(STOPPED);
    return this.read();
  }

  goOn(): Answer<SimulationStatus> {
    const { current } = this;
    if (current === undefined) return fail(NOTHING);
    if (current.phase !== 'stopped') return ok(statusOf(current));
    this.preparation?.abort(REPLACED);
    return ok(this.run(current));
  }

  compare({ one, other }: CompareSimulatedRequest): Answer<ComparedCandidates> {
    const simulation = this.simulationWith(one, other);
    return simulation.ok ? ok(simulation.value.simulation.difference(one, other)) : simulation;
  }

  /** The sample is played once more. */
  async sample({ candidate, sample }: SimulatedSampleRequest): Promise<Answer<SimulatedSample>> {
    const found = this.simulationWith(candidate);
    if (!found.ok) return found;
    const { simulation, table } = found.value;
    const { turn } = entryAt(simulation.candidates, candidate);
    const played = await this.recorder.ask(table, [turn], (rpc) => rpc.record(0, sample));
    this.endThreadsLater();
    return played;
  }

  replies({ candidate }: SimulatedRepliesRequest): Answer<SimulatedReplies> {
    const found = this.simulationWith(candidate);
    if (!found.ok) return found;
    const { simulation } = found.value;
    const { points, replies, squares } = simulation.repliesTo(candidate);
    return ok({
      candidate,
      samples: entryAt(simulation.rows, candidate).samples,
      opponentSquares: entryAt(squares, 0),
      opponentPoints: entryAt(points, 0),
      ownSquares: entryAt(squares, 1),
      ownPoints: entryAt(points, 1),
      replies: replies.slice(0, MAX_REPLIES),
    });
  }

  /** Ends the threads; what they have drawn stays. */
  async close(): Promise<void> {
    await this.halt(STOPPED);
    clearTimeout(this.idle);
    await Promise.all([this.threads?.close(), this.recorder.close()]);
  }

  private simulationWith(...candidates: readonly number[]): Answer<Current> {
    const { current } = this;
    if (current === undefined) return fail(NOTHING);
    const { length } = current.simulation.candidates;
    return candidates.every((candidate) => candidate < length) ? ok(current) : fail(NO_CANDIDATE);
  }

  private async halt(reason: RequestError): Promise<void> {
    this.preparation?.abort(reason);
    this.current?.running?.stop();
    await this.current?.running?.ended;
  }

  private run(current: Current): SimulationStatus {
    clearTimeout(this.idle);
    const { simulation, table } = current;
    const controller = new AbortController();
    current.phase = 'running';
    current.problem = null;
    current.startedAt = performance.now();
    const threads = this.threads ?? this.threadsFor(null);
    const ended = threads
      .run(simulation, table, { signal: controller.signal, onDrawn: () => this.report(current) })
      .then(
        (outcome) => this.end(current, outcome),
        (error: unknown) => this.end(current, fail({ code: 'internal', message: errorMessage(error) })),
      );
    current.running = { stop: () => controller.abort(), ended };
    return statusOf(current);
  }

  private end(current: Current, outcome: Result<null, RequestError>): void {
    current.spentMs += performance.now() - current.startedAt;
    current.running = undefined;
    current.phase = current.simulation.isFinished ? 'finished' : 'stopped';
    current.problem = outcome.ok ? null : outcome.error.message;
    this.endThreadsLater();
    this.publish(current);
  }

  /** Unless something is being prepared or drawn. */
  private endThreadsLater(): void {
    clearTimeout(this.idle);
    if (this.preparation !== undefined || this.current?.running !== undefined) return;
    this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  private report(current: Current): void {
    if (performance.now() - this.reportedAt >= REPORT_MS) this.publish(current);
  }

  private publish(current: Current): void {
    this.reportedAt = performance.now();
    if (current === this.current)
      this.surroundings.publish({ type: 'simulation-progress', status: statusOf(current) });
  }

  /** Kept as long as the number is the same. */
  private threadsFor(wanted: number | null): SimulationThreads {
    const count = wanted ?? usualThreads();
    if (this.threads?.count !== count) {
      void this.threads?.close();
      this.threads = new SimulationThreads(count, this.surroundings.startThread);
    }
    return this.threads;
  }
}

function statusOf({
  grounds,
  id,
  phase,
  problem,
  simulation,
  spentMs,
  startedAt,
  table,
}: Current): SimulationStatus {
  const runMs = phase === 'running' ? performance.now() - startedAt : 0;
  return {
    id,
    phase,
    rows: rowsOf(simulation),
    samples: simulation.sampleCount,
    plies: simulation.plies,
    seconds: (spentMs + runMs) / 1000,
    inference: inferenceIn(table),
    winShareBy: grounds.winShareBy,
    hasLeaves: grounds.hasLeaves,
    problem,
  };
}

const badRequest = (problem: Message): RequestError => ({ code: 'bad-request', message: problem });

const NOTHING = badRequest(message('simulation.nothing'));
const NO_CANDIDATE = badRequest(message('simulation.noCandidate'));
const REPLACED: RequestError = { code: 'superseded', message: message('simulation.replaced') };
