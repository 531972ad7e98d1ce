import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import type { PlainTurn } from '../../core/game/turns/turn';
import { fail, ok, type Result } from '../../core/result';
import { newFlag } from '../../core/sharedMemory';
import type { Batch } from '../../core/strategy/simulation/allocation';
import type { StaticCandidate } from '../../core/strategy/simulation/candidates';
import type { OpponentTurn } from '../../core/strategy/simulation/inferredRacks';
import type { Outcomes, Simulation } from '../../core/strategy/simulation/simulation';
import { untilAborted } from '../engine/untilAborted';
import { type NoEvents, type Rpc, WorkerLink } from '../engine/workerLink';
import { type SimulationApi, type SimulationTable, STOPPED } from './threadApi';

type SimulationLink = WorkerLink<SimulationApi, NoEvents>;
type SimulationRpc = Rpc<SimulationApi>;

/** Time that a thread may take to finish an abandoned sample before it is terminated. */
const GRACE_MS = 30;
/** A thread that ends is replaced, up to this many times: if they keep ending, something is wrong. */
const MOST_CRASHES = 5;

interface RunOptions {
  readonly signal: AbortSignal;
  /** After every batch. */
  readonly onDrawn: () => void;
}

/** Threads that draw samples; they stay for the next simulation until they are closed. */
export class SimulationThreads {
  private links: (SimulationLink | undefined)[] = [];
  /** The simulation that each thread has received, so that it is sent only once. */
  private readonly begun = new WeakMap<SimulationLink, SimulationTable>();

  constructor(
    readonly count: number,
    private readonly startThread: () => Worker,
  ) {}

  findCandidates(
    table: SimulationTable,
    wanted: number | readonly PlainTurn[],
    signal: AbortSignal,
  ): Promise<Result<readonly StaticCandidate[], RequestError>> {
    return this.prepare((rpc) => rpc.findCandidates(table, wanted), signal);
  }

  /**
   * The table, with the rack inference from the opponent’s turn.
   * @param stop in shared memory: once it is set, the racks tried so far count
   */
  async infer(
    table: SimulationTable,
    turn: OpponentTurn | undefined,
    signal: AbortSignal,
    stop?: Int32Array,
  ): Promise<Result<SimulationTable, RequestError>> {
    if (turn === undefined) return ok(table);
    const found = await this.prepare((rpc) => rpc.infer(table, turn, stop), signal);
    if (!found.ok) return found;
    return ok({ ...table, circumstances: { ...table.circumstances, inference: found.value } });
  }

  /**
   * Sends a request that precedes sampling; a thread working on it when `signal` is aborted is terminated.
   */
  private async prepare<V>(
    question: (rpc: SimulationRpc) => Promise<Result<V, RequestError>>,
    signal: AbortSignal,
  ): Promise<Result<V, RequestError>> {
    if (signal.aborted) return fail(STOPPED);
    const end = () => this.end(0);
    signal.addEventListener('abort', end, { once: true });
    const answer = await untilAborted(this.linkAt(0).ask(question), signal, STOPPED);
    signal.removeEventListener('abort', end);
    return answer;
  }

  /** Sends a request to a thread, once it has received the simulation. */
  async ask<V>(
    table: SimulationTable,
    turns: readonly PlainTurn[],
    question: (rpc: SimulationRpc) => Promise<Result<V, RequestError>>,
  ): Promise<Result<V, RequestError>> {
    const link = this.linkAt(0);
    const begun = await link.ask((rpc) => rpc.begin(table, turns));
    return begun.ok ? link.ask(question) : begun;
  }

  /**
   * Draws what the simulation asks for, until it is finished or `signal` is aborted. Batches in progress
   * then are drawn when the simulation continues.
   */
  async run(
    simulation: Simulation,
    table: SimulationTable,
    options: RunOptions,
  ): Promise<Result<null, RequestError>> {
    const run = new Run(simulation, options);
    const works = Array.from({ length: this.count }, (_, nth) => this.work(nth, run, table));
    const ended = await Promise.all(works);
    return ended.find((each) => !each.ok) ?? ok(null);
  }

  private async work(nth: number, run: Run, table: SimulationTable): Promise<Result<null, RequestError>> {
    const { simulation } = run;
    const turns = simulation.candidates.map(({ turn }) => turn);
    for (let batch = await run.next(); batch !== undefined; batch = await run.next()) {
      const link = this.linkAt(nth);
      const drawn = await run.untilStopped(
        this.begun.get(link) === table
          ? drawBatch(link, batch, run.stop)
          : beginAndDraw(link, table, turns, batch, run.stop),
      );
      if (drawn === 'stopped') {
        run.giveBack(batch);
        this.end(nth);
      } else if (drawn.ok) {
        this.begun.set(link, table);
        run.add(batch, drawn.value);
      } else {
        run.giveBack(batch);
        if (drawn.error.code === 'cancelled') {
          this.begun.set(link, table);
          continue;
        }
        if (drawn.error.code === 'engine-crashed' && ++run.crashes < MOST_CRASHES) continue;
        run.end();
        return drawn;
      }
    }
    return ok(null);
  }

  /** A thread that has ended is replaced. */
  private linkAt(nth: number): SimulationLink {
    const link = this.links[nth];
    if (link !== undefined && !link.hasEnded) return link;
    const started: SimulationLink = new WorkerLink(this.startThread(), {}, () => undefined);
    this.links[nth] = started;
    return started;
  }

  /** Ends a thread, which takes no more requests meanwhile. */
  private end(nth: number): void {
    void this.links[nth]?.terminate();
    this.links[nth] = undefined;
  }

  async close(): Promise<void> {
    const { links } = this;
    this.links = [];
    await Promise.all(links.map((link) => link?.terminate()));
  }
}

type Drawn = Promise<Result<Outcomes, RequestError>>;

const drawBatch = (link: SimulationLink, batch: Batch, stop: Int32Array): Drawn =>
  link.ask((rpc) => rpc.draw(batch, stop));

async function beginAndDraw(
  link: SimulationLink,
  table: SimulationTable,
  turns: readonly PlainTurn[],
  batch: Batch,
  stop: Int32Array,
): Drawn {
  const begun = await link.ask((rpc) => rpc.begin(table, turns));
  return begun.ok ? drawBatch(link, batch, stop) : begun;
}

/** State shared by the threads that draw samples of one simulation. */
class Run {
  crashes = 0;
  /** Set when it is over: the threads look at it before each sample. */
  readonly stop = newFlag();
  private wake: () => void = () => undefined;
  private change = this.nextChange();
  private readonly over = new AbortController();
  private readonly stopped: Promise<'stopped'>;

  constructor(
    readonly simulation: Simulation,
    private readonly options: RunOptions,
  ) {
    const { signal } = options;
    this.stopped = new Promise((resolve) => {
      this.over.signal.addEventListener('abort', () => setTimeout(() => resolve('stopped'), GRACE_MS));
    });
    if (signal.aborted) this.end();
    else signal.addEventListener('abort', () => this.end(), { once: true });
  }

  /** Starts no more batches, and abandons those in progress. */
  readonly end = (): void => {
    Atomics.store(this.stop, 0, 1);
    this.over.abort();
    this.noteChange();
  };

  /** The next batch, once there is one; undefined if nothing is left to draw. */
  async next(): Promise<Batch | undefined> {
    const { simulation } = this;
    while (!this.over.signal.aborted && !simulation.isFinished) {
      const batch = simulation.take();
      if (batch !== undefined) return batch;
      await this.change;
    }
    return undefined;
  }

  untilStopped<V>(work: Promise<V>): Promise<V | 'stopped'> {
    return Promise.race([work, this.stopped]);
  }

  add(batch: Batch, outcomes: Outcomes): void {
    this.simulation.add(batch, outcomes);
    this.noteChange();
    this.options.onDrawn();
  }

  giveBack(batch: Batch): void {
    this.simulation.giveBack(batch);
    this.noteChange();
  }

  private noteChange(): void {
    const { wake } = this;
    this.change = this.nextChange();
    wake();
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
