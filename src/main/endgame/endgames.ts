import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import {
  type EndgameEvent,
  type EndgameRequest,
  type EndgameStatus,
  MOST_RATED,
  MOST_SEARCHED,
  type SearchedRequest,
  type StartEndgame,
} from '../../contract/endgame/endgameApi';
import type { RequestError } from '../../contract/requests/requestError';
import { checkSetup } from '../../core/board/position';
import { entryAt } from '../../core/certain';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import type { EndgameResult } from '../../core/strategy/endgame/endgameSolver';
import { openEndgame } from '../../core/strategy/endgame/openEndgame';
import type { SearchedTurns } from '../../core/strategy/endgame/searchedTurns';
import type { SharedLexicon } from '../../engine/lexicon';
import { wrongAlphabet } from '../../engine/wrongAlphabet';
import type { EndgameAnswer, EndgameTask } from './endgameApi';
import { EndgameThread } from './endgameThread';
import { tableBytesOf } from './searchMemory';

export interface EndgameSurroundings {
  /** Starts the built `endgame.worker.ts`. */
  readonly startThread: (task: EndgameTask) => Worker;
  readonly publish: (event: EndgameEvent) => void;
  /** One that is open. */
  readonly findLexicon: (id: string) => Result<SharedLexicon, RequestError>;
}

/** The endgame that is being solved, or was solved last. */
interface Current {
  readonly id: number;
  /** The position, as text. */
  readonly key: string;
  readonly thread: EndgameThread;
  phase: EndgameStatus['phase'];
  result: EndgameResult | null;
  problem: Message | null;
  readonly startedAt: number;
  /** Once it has ended. */
  millis: number | undefined;
  ended: Promise<void>;
}

type Answer<Value> = Result<Value, RequestError>;

/** Of so many turns the exact values are found out once the endgame is solved. */
const EXACT_TURNS = 10;
/** How long a search may take to end before who has stopped it is answered. */
const GRACE_MS = 30;
/** A thread that nobody asks about what was searched is ended: its tables hold up to 150 MB. */
const IDLE_MS = 300_000;
/** Between two reports of how long it has taken. */
const REPORT_MS = 500;

/** The endgames of the window: solved one at a time in a thread, told of by events. */
export class Endgames {
  private current: Current | undefined;
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly surroundings: EndgameSurroundings) {}

  /** How far the solving of a position is; null where another one was solved, or none. */
  read(request: EndgameRequest): Answer<EndgameStatus | null> {
    return ok(this.current?.key === keyOf(request) ? statusOf(this.current) : null);
  }

  /** Takes the place of what was being solved. */
  start(wish: StartEndgame): Answer<EndgameStatus> {
    const lexicon = this.surroundings.findLexicon(wish.lexicon);
    if (!lexicon.ok) return lexicon;
    const checked = checkSetup(wish.setup);
    if (!checked.ok) return fail(badRequest(entryAt(checked.error, 0).message));
    const wrong = wrongAlphabet(lexicon.value.info, wish.setup.rules.distribution);
    if (wrong !== undefined) return fail(wrong);
    const { scorelessTurns, turnRules } = wish;
    const opened = openEndgame({ position: checked.value.position, turnRules, scorelessTurns });
    if (!opened.ok) return fail(badRequest(opened.error));
    void this.close();
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const { gaddag } = lexicon.value;
    const worker = this.surroundings.startThread({ gaddag, stop, tableBytes: tableBytesOf(1) });
    const thread = new EndgameThread(worker, stop, (result) => {
      current.result = result;
      this.publish(current);
    });
    const current: Current = {
      id: ++this.lastId,
      key: keyOf(wish),
      thread,
      phase: 'running',
      result: null,
      problem: null,
      startedAt: performance.now(),
      millis: undefined,
      ended: Promise.resolve(),
    };
    this.current = current;
    const millis = wish.seconds * 1000;
    const clock = setInterval(() => this.publish(current), REPORT_MS).unref();
    current.ended = thread
      .solve({ endgame: opened.value, millis, rated: MOST_RATED, exact: EXACT_TURNS })
      .then((answer) => {
        clearInterval(clock);
        this.end(current, answer);
      });
    return ok(statusOf(current));
  }

  /**
   * Answered with the best line so far within 50 ms: a thread that is only starting, or that finds its way
   * back slowly, may end its search later.
   */
  async stop(): Promise<Answer<EndgameStatus | null>> {
    const { current } = this;
    if (current === undefined) return ok(null);
    current.thread.stop();
    await Promise.race([current.ended, pause(GRACE_MS)]);
    if (current.phase === 'running') {
      current.phase = 'stopped';
      current.millis = performance.now() - current.startedAt;
    }
    return ok(statusOf(current));
  }

  /** What was searched behind some turns, as far as the thread still has it. */
  async searched({ id, path }: SearchedRequest): Promise<Answer<SearchedTurns>> {
    const { current } = this;
    if (current?.id !== id || current.thread.hasEnded) return fail(badRequest(message('endgame.treeGone')));
    if (current.phase === 'running') return fail(badRequest(message('endgame.treeLater')));
    this.endThreadLater(current);
    const found = await current.thread.searched(path, MOST_SEARCHED);
    if (!found.ok) return found;
    return found.value === null ? fail(badRequest(message('endgame.noSuchPath'))) : ok(found.value);
  }

  /** Ends the thread, and forgets what it has found out. */
  async close(): Promise<void> {
    const { current } = this;
    this.current = undefined;
    clearTimeout(this.idle);
    await current?.thread.end();
  }

  /** What it has found out stays, but for what was searched. */
  private endThreadLater({ thread }: Current): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void thread.end(), IDLE_MS).unref();
  }

  private end(current: Current, answer: Answer<EndgameAnswer>): void {
    current.millis = answer.ok ? answer.value.millis : performance.now() - current.startedAt;
    if (answer.ok) current.result = answer.value.result;
    else current.problem = problemOf(answer.error);
    current.phase = answer.ok && answer.value.result.solved ? 'finished' : 'stopped';
    if (current === this.current) this.endThreadLater(current);
    this.publish(current);
  }

  private publish(current: Current): void {
    if (current === this.current)
      this.surroundings.publish({ type: 'endgame-progress', status: statusOf(current) });
  }
}

const statusOf = ({ id, millis, phase, problem, result, startedAt }: Current): EndgameStatus => ({
  id,
  phase,
  result,
  seconds: (millis ?? performance.now() - startedAt) / 1000,
  problem,
});

/** Equal for requests about the same position. */
const keyOf = ({ lexicon, scorelessTurns, setup, turnRules }: EndgameRequest): string =>
  JSON.stringify([lexicon, scorelessTurns, setup.rules, setup.tiles, sorted(setup.rack), turnRules]);

const sorted = (tiles: readonly number[]): readonly number[] => tiles.toSorted((one, other) => one - other);

const badRequest = (problem: Message): RequestError => ({ code: 'bad-request', message: problem });

const problemOf = ({ code, message: reason }: RequestError): Message =>
  code === 'engine-crashed' ? message('endgame.threadEnded') : reason;
