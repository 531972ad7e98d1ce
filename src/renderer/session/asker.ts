import { computed, effect, untracked } from '@preact/signals';
import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import type { Store } from './store';

/** A request to the engine. Requests with identical fields are the same. */
type EngineRequest = Readonly<Record<string, unknown>>;

/** Requests for one purpose, and the handling of their answers. */
export interface Purpose<R extends EngineRequest, V> {
  /** The requests of the current state, most urgent first; including answered ones is harmless. */
  readonly wanted: () => readonly R[];
  readonly ask: (request: R) => Promise<Result<V, RequestError>>;
  readonly onAnswer: (request: R, value: V) => void;
  /** The engine cannot answer this. It is not asked again as long as the request stays wanted. */
  readonly onRefusal: (request: R, error: RequestError) => void;
  /** Maximum number of concurrent requests; 1 by default. */
  readonly atOnce?: number;
  /** Whether an answer is still useful after the request is no longer wanted. */
  readonly takesLateAnswers?: boolean;
  /** Called when a request takes noticeably long. */
  readonly onLong?: (request: R) => void;
  /** Cancels the pending requests, which then answer `cancelled`. For slow requests. */
  readonly cancel?: () => unknown;
}

/** Sends all requests to the engine for what the window shows. */
export interface Asker {
  /** Sends whatever is wanted from now on, until it is answered, refused, or no longer wanted. */
  keepAsking<R extends EngineRequest, V>(purpose: Purpose<R, V>): void;
}

const NOTHING: readonly never[] = [];

/** Requests pending for less than this are not cancelled: their answers arrive before the next request. */
const PATIENCE_MS = 50;

const LONG_MS = 400;

/** A request that has failed this often for the same reason would fail again. */
const MAX_TRIES = 3;

/**
 * Handles the outcome of a request, whoever made it:
 * - answered, but no longer wanted: the answer is dropped;
 * - `superseded`: sent again if still wanted;
 * - `unknown-generation`: the candidates are regenerated, and the request is sent about the new ones;
 * - `unknown-lexicon`: the lexicon is reopened, then the request is sent again;
 * - `engine-crashed`, also for a lost connection: sent again, if necessary when the engine is ready;
 * - anything else, including `cancelled`: refused.
 */
export function createAsker({ dispatch, state }: Store, reopenLexicon: () => Promise<void>): Asker {
  /** Makes a retry worthwhile; false if nothing can. */
  async function mend(request: EngineRequest, { code }: RequestError): Promise<boolean> {
    if (code === 'unknown-lexicon') await reopenLexicon();
    if (code !== 'unknown-generation') return MENDABLE.includes(code);
    if (typeof request.generation !== 'number') return false;
    dispatch({ type: 'generation-lost', generation: request.generation });
    return true;
  }

  function keepAsking<R extends EngineRequest, V>(purpose: Purpose<R, V>): void {
    const wanted = computed(() => (state.value.engine.kind === 'ready' ? purpose.wanted() : NOTHING));
    const pending = new RequestSet();
    /** Answered or refused, and still wanted. */
    const settled = new RequestSet();
    const cancelled = new WeakSet<EngineRequest>();
    const isWanted = (request: EngineRequest) => wanted.peek().some((other) => isSameRequest(request, other));

    function sendDue(): void {
      settled.keepOnly(isWanted);
      for (const request of wanted.peek()) {
        if (pending.size >= (purpose.atOnce ?? 1)) return;
        if (!pending.has(request) && !settled.has(request)) void ask(request);
      }
    }

    /** A pending request that is no longer wanted must not block others. */
    function cancelUnwanted(): void {
      const { cancel } = purpose;
      if (cancel === undefined) return;
      for (const request of pending.all()) {
        if (isWanted(request)) continue;
        const cancelIfUnwanted = () => {
          if (!pending.has(request) || isWanted(request)) return;
          cancelled.add(request);
          cancel();
        };
        setTimeout(cancelIfUnwanted, wanted.peek().length === 0 ? 0 : PATIENCE_MS);
      }
    }

    async function askUntilSettled(request: R): Promise<Result<V, RequestError>> {
      for (let tries = 1; ; ) {
        const answer = await purpose.ask(request);
        // Cancelled, and wanted again before the answer arrived.
        if (!answer.ok && cancelled.delete(request) && isWanted(request)) continue;
        if (answer.ok || tries >= MAX_TRIES || !(await mend(request, answer.error)) || !isWanted(request))
          return answer;
        if (answer.error.code !== 'superseded') tries++;
      }
    }

    async function ask(request: R): Promise<void> {
      pending.add(request);
      const timer = setTimeout(() => purpose.onLong?.(request), LONG_MS);
      const answer = await askUntilSettled(request);
      clearTimeout(timer);
      pending.delete(request);
      if (isWanted(request)) {
        settled.add(request);
        if (answer.ok) purpose.onAnswer(request, answer.value);
        else purpose.onRefusal(request, answer.error);
      } else if (answer.ok && purpose.takesLateAnswers === true) purpose.onAnswer(request, answer.value);
      sendDue();
    }

    effect(() => {
      if (wanted.value.length === 0) settled.keepOnly(isWanted);
      else untracked(sendDue);
      cancelUnwanted();
    });
  }

  return { keepAsking };
}

const MENDABLE: readonly RequestError['code'][] = ['superseded', 'unknown-lexicon', 'engine-crashed'];

class RequestSet {
  private requests: readonly EngineRequest[] = [];

  get size(): number {
    return this.requests.length;
  }

  all(): readonly EngineRequest[] {
    return this.requests;
  }

  has(request: EngineRequest): boolean {
    return this.requests.some((other) => isSameRequest(request, other));
  }

  add(request: EngineRequest): void {
    this.requests = [...this.requests, request];
  }

  delete(request: EngineRequest): void {
    this.keepOnly((other) => !isSameRequest(request, other));
  }

  keepOnly(isKept: (request: EngineRequest) => boolean): void {
    this.requests = this.requests.filter(isKept);
  }
}

function isSameRequest(one: EngineRequest, other: EngineRequest): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
