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
  type SimulationOptions,
  type SimulationStatus,
} from '../../contract/simulation/simulationApi';
import type { JobEvent } from '../../contract/transport/events';
import { entryAt } from '../../core/certain';
import { message } from '../../core/message';
import { fail, ok } from '../../core/result';
import { Simulation } from '../../core/strategy/simulation/simulation';
import type { SharedLexicon } from '../../engine/lexicon';
import { usualThreads } from '../engine/usualThreads';
import { type Answer, badRequest, type FindLexicon, type Job, type JobEnd } from '../jobs/job';
import { JobSlot } from '../jobs/jobSlot';
import { rowsOf } from './simulationRows';
import { allotmentOf, inferenceIn, tableOf } from './simulationTable';
import type { SimulationTables, SimulationTablesSource } from './simulationTables';
import { SimulationThreads } from './simulationThreads';
import { type SimulationTable, STOPPED } from './threadApi';

export interface SimulationDeps {
  /** Starts the built `simulation.worker.ts`. */
  readonly startThread: () => Worker;
  readonly tables: SimulationTablesSource;
  readonly publish: (event: JobEvent<'simulation'>) => void;
  readonly findLexicon: FindLexicon;
}

interface Subject {
  readonly simulation: Simulation;
  readonly table: SimulationTable;
  readonly tables: SimulationTables;
}

type SimulationJob = Job<Subject>;

/** Interval of progress reports. */
const REPORT_MS = 100;
/** Idle threads are kept for this long. */
const IDLE_MS = 60_000;

/** The simulation of the window, drawn in threads. */
export class Simulations {
  private readonly slot = new JobSlot<Subject, SimulationStatus>({
    statusOf,
    publish: (status) => this.deps.publish({ type: 'simulation-progress', status }),
    reportMs: REPORT_MS,
    idle: { afterMs: IDLE_MS, end: () => void this.close() },
    replaced: REPLACED,
    stopped: STOPPED,
  });
  private threads: SimulationThreads | undefined;
  /** A separate thread, since the others may be busy. */
  private readonly recorder: SimulationThreads;

  constructor(private readonly deps: SimulationDeps) {
    this.recorder = new SimulationThreads(1, deps.startThread);
  }

  read(): Answer<SimulationStatus | null> {
    return ok(this.slot.status);
  }

  /** Replaces the current simulation. */
  async start(options: SimulationOptions): Promise<Answer<SimulationStatus>> {
    const lexicon = this.deps.findLexicon(options.lexicon);
    if (!lexicon.ok) return lexicon;
    return this.slot.prepare((signal) => this.begin(options, lexicon.value, signal));
  }

  private async begin(
    options: SimulationOptions,
    lexicon: SharedLexicon,
    signal: AbortSignal,
  ): Promise<Answer<SimulationStatus>> {
    const tables = this.deps.tables.of(options.setup.rules);
    const threads = this.threadsFor(options.threads);
    const inferred = await threads.infer(tableOf(options, lexicon, tables), options.opponentTurn, signal);
    if (!inferred.ok) return inferred;
    const table = inferred.value;
    const candidates = await threads.findCandidates(table, options.candidates, signal);
    if (!candidates.ok) return candidates;
    if (signal.aborted) return fail(signal.reason);
    const { layout } = options.setup.rules;
    const allotment = allotmentOf(options, candidates.value.length);
    const simulation = new Simulation(candidates.value, options.lead, allotment, layout);
    return ok(this.run(this.slot.put({ simulation, table, tables })));
  }

  /** Answers within 50 ms. */
  stop(): Promise<Answer<SimulationStatus | null>> {
    return this.slot.stop();
  }

  goOn(): Answer<SimulationStatus> {
    const { current } = this.slot;
    if (current === undefined) return fail(NOTHING);
    if (current.phase !== 'stopped') return ok(statusOf(current));
    current.problem = null;
    return ok(this.run(current));
  }

  compare({ one, other }: CompareSimulatedRequest): Answer<ComparedCandidates> {
    const simulation = this.simulationWith(one, other);
    return simulation.ok ? ok(simulation.value.simulation.difference(one, other)) : simulation;
  }

  /** Replays the sample. */
  async sample({ candidate, sample }: SimulatedSampleRequest): Promise<Answer<SimulatedSample>> {
    const found = this.simulationWith(candidate);
    if (!found.ok) return found;
    const { simulation, table } = found.value;
    const { turn } = entryAt(simulation.candidates, candidate);
    const played = await this.recorder.ask(table, [turn], (rpc) => rpc.record(0, sample));
    this.slot.rest();
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

  /** Ends the threads and keeps their samples. */
  async close(): Promise<void> {
    await this.slot.close();
    await Promise.all([this.threads?.close(), this.recorder.close()]);
  }

  private simulationWith(...candidates: readonly number[]): Answer<Subject> {
    const { current } = this.slot;
    if (current === undefined) return fail(NOTHING);
    const { length } = current.subject.simulation.candidates;
    return candidates.every((candidate) => candidate < length) ? ok(current.subject) : fail(NO_CANDIDATE);
  }

  private run(job: SimulationJob): SimulationStatus {
    const { simulation, table } = job.subject;
    const threads = this.threads ?? this.threadsFor(null);
    return this.slot.run(job, async (signal): Promise<JobEnd> => {
      const onDrawn = () => this.slot.report(job);
      const outcome = await threads.run(simulation, table, { signal, onDrawn });
      const problem = outcome.ok ? null : outcome.error.message;
      return { isFinished: simulation.isFinished, problem };
    });
  }

  /** Kept as long as the number is the same. */
  private threadsFor(wanted: number | null): SimulationThreads {
    const count = wanted ?? usualThreads();
    if (this.threads?.count !== count) {
      void this.threads?.close();
      this.threads = new SimulationThreads(count, this.deps.startThread);
    }
    return this.threads;
  }
}

function statusOf({ id, phase, problem, seconds, subject }: SimulationJob): SimulationStatus {
  const { tables, simulation, table } = subject;
  return {
    id,
    phase,
    rows: rowsOf(simulation),
    samples: simulation.sampleCount,
    plies: simulation.plies,
    seconds,
    inference: inferenceIn(table),
    winShareBy: tables.winShareBy,
    hasLeaves: tables.hasLeaves,
    problem,
  };
}

const NOTHING = badRequest(message('simulation.nothing'));
const NO_CANDIDATE = badRequest(message('simulation.noCandidate'));
const REPLACED: RequestError = { code: 'superseded', message: message('simulation.replaced') };
