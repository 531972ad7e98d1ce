import type { Worker } from 'node:worker_threads';
import {
  type EndgameRequest,
  type EndgameStatus,
  MOST_RATED,
  MOST_SEARCHED,
  type SearchedRequest,
  type StartEndgame,
} from '../../contract/endgame/endgameApi';
import type { JobEvent } from '../../contract/transport/events';
import { message } from '../../core/message';
import { fail, ok } from '../../core/result';
import { newFlag } from '../../core/sharedMemory';
import type { EndgameResult } from '../../core/strategy/endgame/endgameSolver';
import { openEndgame } from '../../core/strategy/endgame/openEndgame';
import type { SearchedTurns } from '../../core/strategy/endgame/searchedTurns';
import { type Answer, badRequest, type FindLexicon, type Job, type JobEnd, problemOf } from '../jobs/job';
import { JobSlot } from '../jobs/jobSlot';
import { openPosition, sortedTiles } from '../jobs/openPosition';
import type { EndgameQuestion, EndgameTask } from './endgameApi';
import { EndgameThread } from './endgameThread';
import { tableBytesOf } from './searchMemory';

export interface EndgameDeps {
  /** Starts the built `endgame.worker.ts`. */
  readonly startThread: (task: EndgameTask) => Worker;
  readonly publish: (event: JobEvent<'endgame'>) => void;
  readonly findLexicon: FindLexicon;
}

/** An endgame that is being solved, or was. */
interface Subject {
  /** The position, as text. */
  readonly key: string;
  readonly thread: EndgameThread;
  result: EndgameResult | null;
}

type EndgameJob = Job<Subject>;

/** Number of turns that get exact values once the endgame is solved. */
const EXACT_TURNS = 10;
/**
 * A stop is answered with the best line so far within 50 ms: a thread that is only starting, or that finds
 * its way back slowly, may end its search later.
 */
const GRACE_MS = 30;
/** An idle thread is ended after this time: its tables take up to 150 MB. */
const IDLE_MS = 300_000;
/** Interval of progress reports. */
const TICK_MS = 500;

/** The endgames of the window: solved one at a time in a thread. */
export class Endgames {
  private readonly slot = new JobSlot<Subject, EndgameStatus>({
    statusOf,
    publish: (status) => this.deps.publish({ type: 'endgame-progress', status }),
    tickMs: TICK_MS,
    graceMs: GRACE_MS,
    // The result stays, but not the search tree.
    idle: { afterMs: IDLE_MS, end: () => void this.slot.current?.subject.thread.end() },
  });

  constructor(private readonly deps: EndgameDeps) {}

  /** Progress of solving a position; null if it is not the last one. */
  read(request: EndgameRequest): Answer<EndgameStatus | null> {
    const { current, status } = this.slot;
    return ok(current?.subject.key === keyOf(request) ? status : null);
  }

  /** Replaces the endgame being solved. */
  start(options: StartEndgame): Answer<EndgameStatus> {
    const found = openPosition(options, this.deps.findLexicon);
    if (!found.ok) return found;
    const { lexicon, position } = found.value;
    const { scorelessTurns, turnRules } = options;
    const opened = openEndgame({ position, turnRules, scorelessTurns });
    if (!opened.ok) return fail(badRequest(opened.error));
    void this.close();
    const stop = newFlag();
    const { gaddag } = lexicon;
    const worker = this.deps.startThread({ gaddag, stop, tableBytes: tableBytesOf(1) });
    const thread = new EndgameThread(worker, stop, (result) => {
      job.subject.result = result;
      this.slot.publish(job);
    });
    const job = this.slot.put({ key: keyOf(options), thread, result: null });
    const millis = options.seconds * 1000;
    const question = { endgame: opened.value, millis, rated: MOST_RATED, exact: EXACT_TURNS };
    return ok(this.slot.run(job, (signal) => solve(job, question, signal)));
  }

  stop(): Promise<Answer<EndgameStatus | null>> {
    return this.slot.stop();
  }

  /** The search tree below a path of turns, as far as the thread still has it. */
  async searched({ id, path }: SearchedRequest): Promise<Answer<SearchedTurns>> {
    const { current } = this.slot;
    if (current?.id !== id || current.subject.thread.hasEnded)
      return fail(badRequest(message('endgame.treeGone')));
    if (current.phase === 'running') return fail(badRequest(message('endgame.treeLater')));
    this.slot.rest();
    const found = await current.subject.thread.searched(path, MOST_SEARCHED);
    if (!found.ok) return found;
    return found.value === null ? fail(badRequest(message('endgame.noSuchPath'))) : ok(found.value);
  }

  /** Ends the thread, and forgets its results. */
  async close(): Promise<void> {
    await this.slot.clear()?.subject.thread.end();
  }
}

async function solve(
  { subject }: EndgameJob,
  question: EndgameQuestion,
  signal: AbortSignal,
): Promise<JobEnd> {
  const { thread } = subject;
  signal.addEventListener('abort', thread.stop, { once: true });
  const solved = await thread.solve(question);
  // The search ended with its thread.
  if (!solved.ok && thread.wasStopped) return { isFinished: false, problem: null };
  if (!solved.ok)
    return { isFinished: false, problem: problemOf(solved.error, message('endgame.threadEnded')) };
  const { millis, result } = solved.value;
  subject.result = result;
  return { isFinished: result.solved, problem: null, millis };
}

function statusOf({ id, phase, problem, seconds, subject }: EndgameJob): EndgameStatus {
  return { id, phase, result: subject.result, seconds, problem };
}

/** Cache key of the position of a request. */
const keyOf = ({ lexicon, scorelessTurns, setup, turnRules }: EndgameRequest): string =>
  JSON.stringify([lexicon, scorelessTurns, setup.rules, setup.tiles, sortedTiles(setup.rack), turnRules]);
