import type { Worker } from 'node:worker_threads';
import {
  MOST_ROWS,
  type PreendgameEvent,
  type PreendgameRequest,
  type PreendgameStatus,
  type StartPreendgame,
} from '../../contract/preendgame/preendgameApi';
import type { RequestError } from '../../contract/requests/requestError';
import { checkSetup } from '../../core/board/position';
import { entryAt } from '../../core/certain';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { openPreendgame } from '../../core/strategy/preendgame/preendgame';
import { PreendgameSearch } from '../../core/strategy/preendgame/preendgameSearch';
import { MOST_TURNS } from '../../core/strategy/preendgame/stages';
import type { SharedLexicon } from '../../engine/lexicon';
import { wrongAlphabet } from '../../engine/wrongAlphabet';
import { tableBytesOf } from '../endgame/searchMemory';
import { usualThreads } from '../engine/usualThreads';
import { errorMessage } from '../errorMessage';
import { listTurns } from './listTurns';
import type { PreendgameTable } from './preendgameApi';
import { searchInThreads } from './searchInThreads';

export interface PreendgameSurroundings {
  /** Starts the built `preendgame.worker.ts`. */
  readonly startThread: () => Worker;
  readonly publish: (event: PreendgameEvent) => void;
  /** One that is open. */
  readonly findLexicon: (id: string) => Result<SharedLexicon, RequestError>;
}

/** The pre-endgame that is being examined, or was examined last. */
interface Current {
  readonly id: number;
  /** The position and the model, as text. */
  readonly key: string;
  readonly wish: StartPreendgame;
  readonly table: PreendgameTable;
  readonly end: AbortController;
  /** Once the turns are listed. */
  search: PreendgameSearch | undefined;
  isCut: boolean;
  phase: PreendgameStatus['phase'];
  problem: Message | null;
  readonly startedAt: number;
  /** Once it has ended. */
  millis: number | undefined;
  ended: Promise<void>;
}

type Answer<Value> = Result<Value, RequestError>;

/** Between two reports: rows are added up anew for each. */
const REPORT_MS = 300;

/** The pre-endgames of the window: examined one at a time in threads, told of by events. */
export class Preendgames {
  private current: Current | undefined;
  private lastId = 0;

  constructor(private readonly surroundings: PreendgameSurroundings) {}

  /** What is known of a position; null where another one was examined, or none. */
  read(request: PreendgameRequest): Answer<PreendgameStatus | null> {
    return ok(this.current?.key === keyOf(request) ? statusOf(this.current) : null);
  }

  /** Takes the place of what was being examined. */
  start(wish: StartPreendgame): Answer<PreendgameStatus> {
    const lexicon = this.surroundings.findLexicon(wish.lexicon);
    if (!lexicon.ok) return lexicon;
    const checked = checkSetup(wish.setup);
    if (!checked.ok) return fail(badRequest(entryAt(checked.error, 0).message));
    const wrong = wrongAlphabet(lexicon.value.info, wish.setup.rules.distribution);
    if (wrong !== undefined) return fail(wrong);
    const { known, scorelessTurns, scores, turnRules } = wish;
    const { position } = checked.value;
    const opened = openPreendgame({ position, turnRules, scores, scorelessTurns, known });
    if (!opened.ok) return fail(badRequest(opened.error));
    void this.close();
    const current: Current = {
      id: ++this.lastId,
      key: keyOf(wish),
      wish,
      table: { preendgame: opened.value, gaddag: lexicon.value.gaddag },
      end: new AbortController(),
      search: undefined,
      isCut: false,
      phase: 'running',
      problem: null,
      startedAt: performance.now(),
      millis: undefined,
      ended: Promise.resolve(),
    };
    this.current = current;
    current.ended = this.examine(current);
    return ok(statusOf(current));
  }

  /** Answered at once; the threads end in their own time. */
  async stop(): Promise<Answer<PreendgameStatus | null>> {
    const { current } = this;
    current?.end.abort();
    await current?.ended;
    return ok(current === undefined ? null : statusOf(current));
  }

  /** Ends all threads, and forgets what they have found out. */
  async close(): Promise<void> {
    const { current } = this;
    this.current = undefined;
    current?.end.abort();
    await current?.ended;
  }

  private async examine(current: Current): Promise<void> {
    const { end, wish } = current;
    const timer = setTimeout(() => end.abort(), wish.seconds * 1000);
    const clock = setInterval(() => this.publish(current), REPORT_MS).unref();
    const searched = await this.search(current).catch(
      (error: unknown): Answer<null> => fail({ code: 'internal', message: errorMessage(error) }),
    );
    clearTimeout(timer);
    clearInterval(clock);
    current.millis = performance.now() - current.startedAt;
    current.phase = searched.ok && !end.signal.aborted ? 'finished' : 'stopped';
    current.problem = searched.ok ? null : problemOf(searched.error);
    this.publish(current);
  }

  private async search(current: Current): Promise<Answer<null>> {
    const { end, table, wish } = current;
    const { startThread } = this.surroundings;
    const { signal } = end;
    const listed = await listTurns(table, MOST_TURNS, { startThread, signal });
    if (signal.aborted) return ok(null);
    if (!listed.ok) return listed;
    const { areAll, turns } = listed.value;
    const { candidates: examined, model } = wish;
    current.isCut = !areAll;
    current.search = new PreendgameSearch(table.preendgame, { model, turns, examined });
    const threads = usualThreads();
    return searchInThreads(current.search, {
      table: { ...table, tableBytes: tableBytesOf(threads) },
      threads,
      startThread,
      onProgress: () => undefined,
      signal,
    });
  }

  private publish(current: Current): void {
    if (current === this.current)
      this.surroundings.publish({ type: 'preendgame-progress', status: statusOf(current) });
  }
}

function statusOf(current: Current): PreendgameStatus {
  const { id, isCut, millis, phase, problem, search, startedAt, table, wish } = current;
  const rows = search?.rows() ?? [];
  return {
    id,
    phase,
    model: wish.model,
    rows: rows.slice(0, MOST_ROWS),
    rowCount: rows.length,
    isCut,
    examined: rows.filter(({ isExamined }) => isExamined).length,
    candidates: search === undefined ? wish.candidates : Math.min(wish.candidates, rows.length),
    bagCount: table.preendgame.bagCount,
    seconds: (millis ?? performance.now() - startedAt) / 1000,
    problem,
  };
}

/** Equal for requests about the same position and model. */
const keyOf = (request: PreendgameRequest): string => {
  const { known, lexicon, model, scorelessTurns, scores, setup, turnRules } = request;
  const { rack, rules, tiles } = setup;
  const racks = [sorted(rack), sorted(known)];
  return JSON.stringify([lexicon, scorelessTurns, scores, rules, tiles, racks, turnRules, model]);
};

const sorted = (tiles: readonly number[]): readonly number[] => tiles.toSorted((one, other) => one - other);

const badRequest = (problem: Message): RequestError => ({ code: 'bad-request', message: problem });

const problemOf = ({ code, message: reason }: RequestError): Message =>
  code === 'engine-crashed' ? message('preendgame.threadEnded') : reason;
