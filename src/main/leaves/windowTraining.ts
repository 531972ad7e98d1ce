import type { Worker } from 'node:worker_threads';
import type {
  LeavesFileRequest,
  LeavesQuestion,
  LeavesReport,
  StartTraining,
  TrainingProgress,
  TrainingStatus,
  UseLeaves,
} from '../../contract/leaves/leavesApi';
import type { EngineEvent, JobEvent } from '../../contract/transport/events';
import { startGame } from '../../core/game/startGame';
import { message } from '../../core/message';
import { fail, ok } from '../../core/result';
import type { SharedLexicon } from '../../engine/lexicon';
import { wrongAlphabet } from '../../engine/wrongAlphabet';
import { usualThreads } from '../engine/usualThreads';
import { type Rpc, WorkerLink } from '../engine/workerLink';
import {
  type Answer,
  badRequest,
  type FindLexicon,
  fileError,
  type Job,
  type JobEnd,
  problemOf,
} from '../jobs/job';
import { JobSlot } from '../jobs/jobSlot';
import { orUnwritable } from '../unwritable';
import type { TrainingPlan } from './leaveTraining';
import { ownLeavesPath } from './ownLeaves';
import { removeOwnLeaves, usePreviousLeaves } from './replaceOwnLeaves';
import { trainingProgress } from './trainAndKeep';
import type { ChosenLeaves, TrainingApi, TrainingEvents, TrainingPlaces } from './trainingApi';
import { removeTraining } from './trainingFile';

export interface WindowTrainingDeps extends TrainingPlaces {
  /** Starts the built `training.worker.ts`, which gives way to the window if it trains. */
  readonly startThread: (places: TrainingPlaces, isBackground: boolean) => Worker;
  readonly publish: (event: JobEvent<'leaves'> | Extract<EngineEvent, { type: 'leaves-changed' }>) => void;
  readonly findLexicon: FindLexicon;
}

interface Subject {
  readonly plan: TrainingPlan;
  progress: TrainingProgress;
  /** When it was last continued, with the boards done by then. */
  begun: { readonly atMs: number; readonly done: number } | undefined;
}

type TrainingJob = Job<Subject>;
type TrainingLink = WorkerLink<TrainingApi, TrainingEvents>;

/** Interval of progress reports. */
const REPORT_MS = 200;
/** A stop is answered within 50 ms: a thread that is smoothing its sums may take seconds to save them. */
const GRACE_MS = 30;
/** The thread for questions keeps a table of leaves for this long. */
const DESK_MS = 60_000;

/** Leaves of the window: those in use, and their training, which is kept in a file of the program's own. */
export class WindowTraining {
  private readonly slot = new JobSlot<Subject, TrainingStatus>({
    statusOf,
    publish: (status) => this.deps.publish({ type: 'leaves-progress', status }),
    reportMs: REPORT_MS,
    graceMs: GRACE_MS,
  });
  /** Finds the training of the last run, once. */
  private finding: Promise<Answer<null>> | undefined;
  private desk: TrainingLink | undefined;
  private deskTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly deps: WindowTrainingDeps) {}

  /** The current training; at first, that of the last run. Null if there is none. */
  async read(): Promise<Answer<TrainingStatus | null>> {
    const found = await this.find();
    return found.ok ? ok(this.slot.status) : found;
  }

  /** Refused if there is a training already, which may have taken hours. */
  async start({ generations, lexicon: id, rules, seed }: StartTraining): Promise<Answer<TrainingStatus>> {
    await this.find();
    const { current, isRunning } = this.slot;
    if (current !== undefined) return fail(isRunning ? UNDER_WAY : KEPT);
    const lexicon = this.deps.findLexicon(id);
    if (!lexicon.ok) return lexicon;
    const { info } = lexicon.value;
    const wrong = wrongAlphabet(info, rules.distribution);
    if (wrong !== undefined) return fail(wrong);
    const begun = startGame({ rules, seed });
    if (!begun.ok) return fail(badRequest(begun.error));
    if (generations.length === 0) return fail(badRequest(message('leaves.noBoards')));
    const plan: TrainingPlan = { rules, seed, generations, lexicon: { id: info.id, name: info.name } };
    const progress = trainingProgress(generations, 0, 0);
    return ok(this.train(this.slot.put({ plan, progress, begun: undefined }), lexicon.value));
  }

  /** Continues the training with the lexicon that it was started with. */
  async goOn({ lexicon: id }: Pick<StartTraining, 'lexicon'>): Promise<Answer<TrainingStatus>> {
    const found = await this.find();
    if (!found.ok) return found;
    const { current } = this.slot;
    if (current === undefined) return fail(NOTHING);
    if (current.phase === 'running') return fail(UNDER_WAY);
    if (current.phase === 'finished') return fail(KEPT);
    const { lexicon } = current.subject.plan;
    if (id !== lexicon.id) return fail(badRequest(message('leaves.otherLexicon', { lexicon: lexicon.name })));
    const opened = this.deps.findLexicon(id);
    if (!opened.ok) return opened;
    // A stop was answered before the boards were saved.
    await current.work?.ended;
    if (this.slot.isRunning || this.slot.current !== current) return fail(UNDER_WAY);
    return ok(this.train(current, opened.value));
  }

  /** Answers within 50 ms. */
  stop(): Promise<Answer<TrainingStatus | null>> {
    return this.slot.stop();
  }

  /** Deletes the training. */
  async discard(): Promise<Answer<null>> {
    await this.find();
    const { current } = this.slot;
    if (current?.phase === 'running') return fail(UNDER_WAY);
    await current?.work?.ended;
    const { trainingPath } = this.deps;
    const removed = changeFile(trainingPath, () => removeTraining(trainingPath));
    if (removed.ok) this.slot.clear();
    return removed;
  }

  report(question: LeavesQuestion): Promise<Answer<LeavesReport>> {
    return this.ask((rpc) => rpc.report(question));
  }

  file(request: LeavesFileRequest): Promise<Answer<Uint8Array>> {
    const finished = this.finished();
    if (request.isTrained && !finished.ok) return Promise.resolve(finished);
    const plan = request.isTrained && finished.ok ? finished.value.plan : null;
    return this.ask((rpc) => rpc.file(request, plan));
  }

  async use(wanted: UseLeaves): Promise<Answer<null>> {
    const used = await this.replaceOwn(wanted);
    if (!used.ok) return used;
    // The own leaves have them now.
    if (wanted.kind === 'trained') await this.discard();
    this.deps.publish({ type: 'leaves-changed' });
    return used;
  }

  private async replaceOwn(wanted: UseLeaves): Promise<Answer<null>> {
    if (wanted.kind === 'built-in' || wanted.kind === 'previous') {
      const path = ownLeavesPath(this.deps.ownLeavesDir, wanted.rules.distribution);
      const change = wanted.kind === 'built-in' ? removeOwnLeaves : usePreviousLeaves;
      return changeFile(path, () => change(path));
    }
    let chosen: ChosenLeaves;
    if (wanted.kind === 'trained') {
      const finished = this.finished();
      if (!finished.ok) return finished;
      chosen = { kind: 'trained', plan: finished.value.plan };
    } else chosen = wanted;
    return this.ask((rpc) => rpc.use(chosen));
  }

  private finished(): Answer<Subject> {
    const { current } = this.slot;
    return current?.phase === 'finished'
      ? ok(current.subject)
      : fail(badRequest(message('leaves.unfinished')));
  }

  private find(): Promise<Answer<null>> {
    this.finding ??= this.takeUp();
    return this.finding;
  }

  private async takeUp(): Promise<Answer<null>> {
    const found = await this.ask((rpc) => rpc.find());
    if (!found.ok) {
      // What was wrong is said once.
      this.finding = undefined;
      return found;
    }
    if (found.value === null) return ok(null);
    const { plan, progress } = found.value;
    const job = this.slot.put({ plan, progress, begun: undefined });
    job.end({ isFinished: progress.done === progress.total, problem: null });
    return ok(null);
  }

  private train(job: TrainingJob, { gaddag }: SharedLexicon): TrainingStatus {
    const { subject } = job;
    job.problem = null;
    subject.begun = { atMs: performance.now(), done: subject.progress.done };
    return this.slot.run(job, async (signal): Promise<JobEnd> => {
      const link = this.startThread(true, (progress) => {
        subject.progress = progress;
        this.slot.report(job);
      });
      signal.addEventListener('abort', () => void link.ask((rpc) => rpc.stop()), { once: true });
      const { plan } = subject;
      const trained = await link.ask((rpc) => rpc.train({ plan, gaddag, threads: usualThreads() }));
      void link.terminate();
      const { done, total } = subject.progress;
      const problem = trained.ok ? null : problemOf(trained.error, message('leaves.threadEnded'));
      return { isFinished: trained.ok && done === total, problem };
    });
  }

  /** Asks the thread for questions, which ends when it has not been asked for a while. */
  private async ask<Value>(
    question: (rpc: Rpc<TrainingApi, TrainingEvents>) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    clearTimeout(this.deskTimer);
    if (this.desk === undefined || this.desk.hasEnded) this.desk = this.startThread(false);
    const answer = await this.desk.ask(question);
    this.restDesk();
    return answer;
  }

  private restDesk(): void {
    clearTimeout(this.deskTimer);
    this.deskTimer = setTimeout(() => void this.desk?.terminate(), DESK_MS);
  }

  private startThread(
    isBackground: boolean,
    onProgress: TrainingEvents['onProgress'] = () => undefined,
  ): TrainingLink {
    const { ownLeavesDir, startThread, trainingPath } = this.deps;
    return new WorkerLink(
      startThread({ ownLeavesDir, trainingPath }, isBackground),
      { onProgress },
      () => undefined,
    );
  }

  /** Ends the threads; the file keeps what was trained. */
  async close(): Promise<void> {
    await this.slot.close();
    await this.slot.current?.work?.ended;
    clearTimeout(this.deskTimer);
    await this.desk?.terminate();
  }
}

function changeFile(path: string, work: () => void): Answer<null> {
  const changed = orUnwritable(path, work);
  return changed.ok ? ok(null) : fail(fileError(changed.error));
}

function statusOf({ id, phase, problem, subject }: TrainingJob): TrainingStatus {
  const { plan, progress } = subject;
  return {
    ...progress,
    id,
    phase,
    tiles: plan.rules.distribution.name,
    board: plan.rules.name,
    lexicon: plan.lexicon,
    generations: plan.generations.length,
    secondsLeft: phase === 'running' ? secondsLeft(subject) : null,
    problem,
  };
}

/** Null until the first boards have shown how long one takes. */
function secondsLeft({ begun, progress: { done, total } }: Subject): number | null {
  if (begun === undefined || done === begun.done) return null;
  const secondsEach = (performance.now() - begun.atMs) / 1000 / (done - begun.done);
  return secondsEach * (total - done);
}

const UNDER_WAY = badRequest(message('leaves.underWay'));
const KEPT = badRequest(message('leaves.kept'));
const NOTHING = badRequest(message('leaves.nothingToContinue'));
