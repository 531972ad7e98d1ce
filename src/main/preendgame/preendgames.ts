import type { Worker } from 'node:worker_threads';
import {
  MOST_ROWS,
  type PreendgameRequest,
  type PreendgameStatus,
  type StartPreendgame,
} from '../../contract/preendgame/preendgameApi';
import type { JobEvent } from '../../contract/transport/events';
import { message } from '../../core/message';
import { fail, ok } from '../../core/result';
import { openPreendgame } from '../../core/strategy/preendgame/preendgame';
import { PreendgameSearch } from '../../core/strategy/preendgame/preendgameSearch';
import { MOST_TURNS } from '../../core/strategy/preendgame/stages';
import { tableBytesOf } from '../endgame/searchMemory';
import { usualThreads } from '../engine/usualThreads';
import { type Answer, badRequest, type FindLexicon, type Job, type JobEnd, problemOf } from '../jobs/job';
import { JobSlot } from '../jobs/jobSlot';
import { openPosition, sortedTiles } from '../jobs/openPosition';
import { listTurns, type PreendgameTable, searchInThreads } from './preendgameThreads';

export interface PreendgameDeps {
  /** Starts the built `preendgame.worker.ts`. */
  readonly startThread: () => Worker;
  readonly publish: (event: JobEvent<'preendgame'>) => void;
  readonly findLexicon: FindLexicon;
}

/** A pre-endgame that is being examined, or was. */
interface Subject {
  /** The position and the model, as text. */
  readonly key: string;
  readonly options: StartPreendgame;
  readonly table: PreendgameTable;
  /** Once the turns are listed. */
  search: PreendgameSearch | undefined;
  isCut: boolean;
}

type PreendgameJob = Job<Subject>;

/** Interval of progress reports, each of which adds up the rows again. */
const TICK_MS = 300;

/** The pre-endgames of the window: examined one at a time in threads. */
export class Preendgames {
  private readonly slot = new JobSlot<Subject, PreendgameStatus>({
    statusOf,
    publish: (status) => this.deps.publish({ type: 'preendgame-progress', status }),
    tickMs: TICK_MS,
  });

  constructor(private readonly deps: PreendgameDeps) {}

  /** Results for a position; null if it is not the last one. */
  read(request: PreendgameRequest): Answer<PreendgameStatus | null> {
    const { current, status } = this.slot;
    return ok(current?.subject.key === keyOf(request) ? status : null);
  }

  /** Replaces the pre-endgame being examined. */
  start(options: StartPreendgame): Answer<PreendgameStatus> {
    const found = openPosition(options, this.deps.findLexicon);
    if (!found.ok) return found;
    const { lexicon, position } = found.value;
    const { known, scorelessTurns, scores, turnRules } = options;
    const opened = openPreendgame({ position, turnRules, scores, scorelessTurns, known });
    if (!opened.ok) return fail(badRequest(opened.error));
    void this.close();
    const table = { preendgame: opened.value, gaddag: lexicon.gaddag };
    const job = this.slot.put({ key: keyOf(options), options, table, search: undefined, isCut: false });
    return ok(this.slot.run(job, (signal) => this.examine(job, signal)));
  }

  /** Answered at once; the threads end in their own time. */
  stop(): Promise<Answer<PreendgameStatus | null>> {
    return this.slot.stop();
  }

  /** Ends all threads, and forgets their results. */
  async close(): Promise<void> {
    await this.slot.clear()?.work?.ended;
  }

  private async examine({ subject }: PreendgameJob, stopped: AbortSignal): Promise<JobEnd> {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(subject.options.seconds * 1000)]);
    const searched = await this.search(subject, signal);
    if (searched.ok) return { isFinished: !signal.aborted, problem: null };
    return { isFinished: false, problem: problemOf(searched.error, message('preendgame.threadEnded')) };
  }

  private async search(subject: Subject, signal: AbortSignal): Promise<Answer<null>> {
    const { table, options } = subject;
    const { startThread } = this.deps;
    const listed = await listTurns(table, MOST_TURNS, { startThread, signal });
    if (signal.aborted) return ok(null);
    if (!listed.ok) return listed;
    const { areAll, turns } = listed.value;
    const { candidates: examined, model } = options;
    subject.isCut = !areAll;
    subject.search = new PreendgameSearch(table.preendgame, { model, turns, examined });
    const threads = usualThreads();
    return searchInThreads(subject.search, {
      table: { ...table, tableBytes: tableBytesOf(threads) },
      threads,
      startThread,
      onProgress: () => undefined,
      signal,
    });
  }
}

function statusOf({ id, phase, problem, seconds, subject }: PreendgameJob): PreendgameStatus {
  const { isCut, search, table, options } = subject;
  const rows = search?.rows() ?? [];
  const rivals = search?.rivals;
  return {
    id,
    phase,
    model: options.model,
    rows: rows.slice(0, MOST_ROWS),
    rowCount: rows.length,
    isCut,
    examined: rows.filter(({ isExamined }) => isExamined).length,
    candidates:
      search === undefined || options.candidates === null
        ? options.candidates
        : Math.min(options.candidates, rows.length),
    rivals: rivals ?? null,
    isProven: search?.isBestProven(isCut) ?? false,
    bagCount: table.preendgame.bagCount,
    seconds,
    problem,
  };
}

/** Cache key of the position and model of a request. */
const keyOf = (request: PreendgameRequest): string => {
  const { known, lexicon, model, scorelessTurns, scores, setup, turnRules } = request;
  const { rack, rules, tiles } = setup;
  const racks = [sortedTiles(rack), sortedTiles(known)];
  return JSON.stringify([lexicon, scorelessTurns, scores, rules, tiles, racks, turnRules, model]);
};
