import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { RequestTo } from '../../contract/requests/requests';
import type {
  GameRequest,
  GamesPage,
  GamesRequest,
  GameText,
  Threads,
  TournamentOptions,
  TournamentStatus,
} from '../../contract/tournament/tournamentApi';
import type { JobEvent } from '../../contract/transport/events';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { engineOf, parseAgentId } from '../../core/strategy/agentId';
import { needsLeaves } from '../../core/strategy/leaves/leavesSource';
import { recordName } from '../../core/strategy/tournament/gameRecord';
import { WHOLE } from '../../core/strategy/tournament/pairNumbers';
import type { CurvePoint } from '../../core/strategy/tournament/shareCurve';
import {
  isReproducible,
  type PlannedEngine,
  type TournamentPlan,
} from '../../core/strategy/tournament/tournamentPlan';
import type { SharedLexicon } from '../../engine/lexicon';
import { wrongAlphabet } from '../../engine/wrongAlphabet';
import { usualThreads } from '../engine/usualThreads';
import type { TournamentEngines } from '../engines/tournamentEngines';
import { errorMessage } from '../errorMessage';
import { type Answer, badRequest, type FindLexicon, fileError, type Job, type JobEnd } from '../jobs/job';
import { JobSlot } from '../jobs/jobSlot';
import type { OwnLeavesSource } from '../leaves/ownLeaves';
import { leavesId, type SharedLeaves, shareLeaves } from '../leaves/sharedLeaves';
import { readRegularFile } from '../regularFile';
import { setAside } from '../setAside';
import { orUnwritable } from '../unwritable';
import { tournamentPath } from '../userDataDir';
import { writeOwnFile } from '../writeFileDurably';
import { GameStore } from './gameStore';
import { recordGame } from './gameThreads';
import { Journal, type JournalFound, readJournal } from './journal';
import { formatHead } from './journalFormat';
import { readRecord } from './journalRecord';
import { copyLines, repairJournal } from './journalRepair';
import type { PlayedPair } from './threadApi';
import { TournamentRun } from './tournamentRun';
import { planOf, tooLarge, tooManyThreads } from './windowPlan';

export interface TournamentDeps {
  readonly userData: string;
  /** Starts the built `tournament.worker.ts`. */
  readonly startThread: () => Worker;
  readonly publish: (event: JobEvent<'tournament'>) => void;
  /** Called with problems that do not stop the games. */
  readonly log: (note: Message) => void;
  readonly findLexicon: FindLexicon;
  readonly ownLeaves: OwnLeavesSource;
  /** Loads what starts engines of the user; null where there are no other programs. */
  readonly engines: (() => Promise<TournamentEngines>) | null;
}

interface Subject {
  readonly run: TournamentRun;
  readonly store: GameStore;
  /** Of its file, where a crash has left that with a line that is not whole. */
  goodBytes: number | undefined;
}

type TournamentJob = Job<Subject>;

const MAX_BYTES = 256 << 20;

/** Interval of progress reports. */
const REPORT_MS = 200;

/**
 * The tournament of the window: played in threads, and kept in a file of the program's own, so that it
 * survives a crash.
 */
export class Tournaments {
  private readonly slot = new JobSlot<Subject, TournamentStatus>({
    statusOf,
    publish: (status) => this.deps.publish({ type: 'tournament-progress', status }),
    reportMs: REPORT_MS,
  });

  constructor(private readonly deps: TournamentDeps) {}

  /** The current tournament; at first, that of the last run. Null if there is none. */
  read(): Answer<TournamentStatus | null> {
    if (this.slot.current === undefined && existsSync(this.path)) {
      const found = this.takeUp();
      if (!found.ok) return fail(fileError(found.error));
      this.put(found.value.subject, found.value.problem);
    }
    return ok(this.slot.status);
  }

  /** Also asks the engines that are to play what they are. */
  async startWithEngines(options: TournamentOptions): Promise<Answer<TournamentStatus>> {
    const ids = [...new Set(options.agents.map(engineOf))].filter((id) => id !== undefined);
    if (ids.length === 0) return this.start(options);
    if (this.slot.isRunning) return fail(UNDER_WAY);
    const engines = await this.deps.engines?.();
    if (engines === undefined) return fail(NO_PROGRAMS);
    const planned = await engines.describe(ids);
    return planned.ok ? this.start(options, planned.value) : fail(badRequest(planned.error));
  }

  start(options: TournamentOptions, engines: readonly PlannedEngine[] = []): Answer<TournamentStatus> {
    if (this.slot.isRunning) return fail(UNDER_WAY);
    const lexicon = this.deps.findLexicon(options.lexicon);
    if (!lexicon.ok) return lexicon;
    const problem = tooManyThreads(options.threads);
    if (problem !== undefined) return fail(badRequest(problem));
    const planned = planOf(options, engines, lexicon.value);
    if (!planned.ok) return planned;
    const leaves = this.leavesFor(planned.value);
    if (!leaves.ok) return leaves;
    const before = this.read();
    if (!before.ok) return before;
    const run = new TournamentRun({ ...planned.value, ...leaves.value.identity }, WHOLE);
    const written = this.write(Buffer.from(formatHead(run)));
    if (!written.ok) return written;
    return this.play(this.slot.put(newSubject(run)), lexicon.value, leaves.value.shared, options.threads);
  }

  /** Continues the current tournament with the lexicon that it was started with. */
  goOn({ lexicon: id, threads }: RequestTo<'continueTournament'>): Answer<TournamentStatus> {
    const { current, isRunning } = this.slot;
    if (current === undefined) return fail(NOTHING);
    if (isRunning) return fail(UNDER_WAY);
    if (current.subject.run.plan.engines !== undefined && this.deps.engines === null)
      return fail(NO_PROGRAMS);
    const problem = tooManyThreads(threads);
    if (problem !== undefined) return fail(badRequest(problem));
    const lexicon = this.lexiconOf(current.subject, id);
    if (!lexicon.ok) return lexicon;
    const leaves = this.leavesOf(current.subject.run.plan);
    return leaves.ok ? this.play(current, lexicon.value, leaves.value, threads) : leaves;
  }

  stop(): Promise<Answer<TournamentStatus | null>> {
    return this.slot.stop();
  }

  curve(): Answer<readonly CurvePoint[]> {
    const { current } = this.slot;
    return current === undefined ? fail(NOTHING) : ok(current.subject.run.games.curve.points);
  }

  games(request: GamesRequest): Answer<GamesPage> {
    const { current } = this.slot;
    if (current === undefined) return fail(NOTHING);
    const { run, store } = current.subject;
    return ok(store.page(request, run.plan.sprt === null ? run.plan.games : run.games.report.games));
  }

  /** Replays the game, or reads it where it would be another one. */
  async record({ nth, pairing }: GameRequest): Promise<Answer<GameText>> {
    const { slot, deps } = this;
    if (slot.current === undefined) return fail(NOTHING);
    const { subject } = slot.current;
    const { plan } = subject.run;
    if (!subject.store.has(pairing, nth)) return fail(badRequest(message('tournament.noGame')));
    const name = recordName(plan, pairing, nth);
    if (!isReproducible(plan)) {
      const kept = readRecord(this.path, plan, { pairing, nth });
      return kept.ok ? ok({ name, gcg: kept.value }) : fail(fileError(kept.error));
    }
    const lexicon = this.lexiconOf(subject, plan.lexicon.id);
    if (!lexicon.ok) return lexicon;
    const leaves = this.leavesOf(plan);
    if (!leaves.ok) return leaves;
    const matter = { plan, gaddag: lexicon.value.gaddag, leaves: leaves.value };
    const gcg = await recordGame(
      matter,
      deps.startThread,
      { pairing, nth },
      subject.store.scoresOf(pairing, nth),
    );
    return gcg.ok ? ok({ name, gcg: gcg.value }) : gcg;
  }

  /** Content of the tournament's file at this moment. */
  bytes(): Answer<Uint8Array> {
    if (this.slot.current === undefined) return fail(NOTHING);
    return this.readBytes(this.path);
  }

  /** Replaces the current tournament. */
  open(path: string): Answer<TournamentStatus> {
    if (this.slot.isRunning) return fail(UNDER_WAY);
    const before = this.read();
    if (!before.ok) return before;
    const opened = this.readFile(path);
    if (!opened.ok) return fail(fileError(opened.error));
    const { found, problem, subject } = opened.value;
    const copied = orUnwritable(this.path, () => mkdirSync(dirname(this.path), { recursive: true }));
    const written = copied.ok ? copyLines(path, this.path, found) : copied;
    if (!written.ok) return fail(fileError(written.error));
    return ok(statusOf(this.put(subject, problem)));
  }

  /** The tournament of the last run. Unusable parts are kept in a copy. */
  private takeUp(): Result<ReadTournament, Message> {
    const opened = this.readFile(this.path);
    if (!opened.ok) return fail(setAside(this.path, opened.error));
    const { found, subject } = opened.value;
    if (found.damage.length === 0) {
      subject.goodBytes = found.byteLength;
      return opened;
    }
    const repaired = repairJournal(this.path, found);
    return repaired.ok ? ok({ ...opened.value, problem: repaired.value }) : repaired;
  }

  /** A tournament that was read from a file. */
  private put(subject: Subject, problem: Message | null): TournamentJob {
    const job = this.slot.put(subject);
    job.end({ isFinished: subject.run.isFinished, problem });
    return job;
  }

  private get path(): string {
    return tournamentPath(this.deps.userData);
  }

  private write(bytes: Uint8Array): Answer<null> {
    const written = orUnwritable(this.path, () => writeOwnFile(this.path, bytes));
    return written.ok ? ok(null) : fail(fileError(written.error));
  }

  private readBytes(path: string): Answer<Uint8Array> {
    try {
      return ok(readRegularFile(path, MAX_BYTES));
    } catch (error) {
      return fail(fileError(message('tournament.unreadable', { path, reason: errorMessage(error) })));
    }
  }

  private readFile(path: string): Result<ReadTournament, Message> {
    let subject: Subject | undefined;
    const found = readJournal(path, ({ plan, shard }) => {
      const problem = tooLarge(plan);
      if (problem !== undefined) return fail(problem);
      const run = new TournamentRun(plan, shard);
      subject = newSubject(run);
      const { store } = subject;
      return ok((number, games) => {
        if (!run.games.has(number)) store.add(games);
        run.add(number, games);
      });
    });
    if (!found.ok) return found;
    if (subject === undefined) return fail(NOTHING.message);
    return ok({ subject, problem: found.value.problem ?? null, found: found.value });
  }

  private lexiconOf({ run }: Subject, id: string): Answer<SharedLexicon> {
    const { lexicon, rules } = run.plan;
    const found = this.deps.findLexicon(lexicon.id);
    if (id !== lexicon.id || !found.ok)
      return fail({
        code: 'unknown-lexicon',
        message: message('tournament.otherLexicon', { lexicon: lexicon.name }),
      });
    const wrong = wrongAlphabet(found.value.info, rules.distribution);
    return wrong === undefined ? found : fail(wrong);
  }

  /** The user's own leaves, if an agent plays by them, and what the plan says of them. */
  private leavesFor({ agents, rules }: TournamentPlan): Answer<PlannedLeaves> {
    const own = this.deps.ownLeaves(rules.distribution);
    const areNeeded = agents.map(parseAgentId).some((parsed) => parsed.ok && needsLeaves(parsed.value));
    if (own === undefined || !areNeeded) return ok({ shared: null, identity: {} });
    if (!own.ok) return fail(fileError(own.error));
    return ok({ shared: shareLeaves(own.value), identity: { leaves: leavesId(own.value) } });
  }

  /** The leaves that a tournament was begun with; null for the built-in ones. */
  private leavesOf(plan: TournamentPlan): Answer<SharedLeaves | null> {
    if (plan.leaves === undefined) return ok(null);
    const own = this.leavesFor(plan);
    if (!own.ok) return own;
    const { identity, shared } = own.value;
    return identity.leaves === plan.leaves ? ok(shared) : fail(OTHER_LEAVES);
  }

  private play(
    job: TournamentJob,
    { gaddag }: SharedLexicon,
    leaves: SharedLeaves | null,
    threads: Threads,
  ): Answer<TournamentStatus> {
    const { subject } = job;
    const { run, store } = subject;
    const opened = Journal.goOn(this.path, subject.goodBytes);
    if (!opened.ok) return fail(fileError(opened.error));
    const journal = opened.value;
    subject.goodBytes = undefined;
    job.problem = null;
    const { engines: planned } = run.plan;
    const options = {
      gaddag,
      leaves,
      // Engines may use several processors each.
      threads: threads ?? (planned === undefined ? usualThreads() : 1),
      startThread: this.deps.startThread,
      journal,
      gcgDir: null,
      log: this.deps.log,
      onProgress: (pairs: readonly PlayedPair[]) => {
        for (const { games } of pairs) store.add(games);
        this.slot.report(job);
      },
    };
    const play = async (signal: AbortSignal): Promise<JobEnd> => {
      const engines = planned && (await this.deps.engines?.())?.open(planned);
      const outcome = await run
        .play({ ...options, signal, serve: engines?.forThread })
        .catch((error: unknown): Result<null, Message> => fail(errorMessage(error)));
      await engines?.end(!run.isFinished);
      const closed = journal.close();
      const problem = !outcome.ok ? outcome.error : closed.ok ? null : closed.error;
      return { isFinished: run.isFinished, problem };
    };
    return ok(this.slot.run(job, play));
  }
}

interface PlannedLeaves {
  readonly shared: SharedLeaves | null;
  readonly identity: Pick<TournamentPlan, 'leaves'>;
}

interface ReadTournament {
  readonly subject: Subject;
  readonly problem: Message | null;
  readonly found: JournalFound;
}

const newSubject = (run: TournamentRun): Subject => ({
  run,
  store: new GameStore(run.plan),
  goodBytes: undefined,
});

function statusOf({ phase, problem, subject: { run } }: TournamentJob): TournamentStatus {
  return {
    plan: run.plan,
    phase,
    done: run.games.played,
    total: run.total,
    ...(phase === 'running' ? run.speed : { gamesPerSecond: null, secondsLeft: null }),
    report: run.games.report,
    problem,
  };
}

const NO_PROGRAMS = badRequest(message('engines.desktopOnly'));
const UNDER_WAY = badRequest(message('tournament.underWay'));
const OTHER_LEAVES = badRequest(message('tournament.leavesOfFile'));
const NOTHING = badRequest(message('tournament.nothing'));
