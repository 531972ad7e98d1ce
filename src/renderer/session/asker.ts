import { computed, effect, untracked } from '@preact/signals';
import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import type { Store } from './store';

/** A request to the engine. Requests with identical fields are the same. */
type Wish = Readonly<Record<string, unknown>>;

/** Requests for one purpose, and the handling of their answers. */
export interface Purpose<W extends Wish, V> {
  /** The requests of the current state, most urgent first; including answered ones is harmless. */
  readonly wanted: () => readonly W[];
  readonly ask: (wish: W) => Promise<Result<V, RequestError>>;
  readonly onAnswer: (wish: W, value: V) => void;
  /** The engine cannot answer this. It is not asked again as long as the request stays wanted. */
  readonly onRefusal: (wish: W, error: RequestError) => void;
  /** Maximum number of concurrent requests; 1 by default. */
  readonly atOnce?: number;
  /** Whether an answer is still useful after the request is no longer wanted. */
  readonly takesLateAnswers?: boolean;
  /** Called when a request takes noticeably long. */
  readonly onLong?: (wish: W) => void;
  /** Cancels the pending requests, which then answer `cancelled`. For slow requests. */
  readonly cancel?: () => unknown;
}

/** Sends all requests to the engine for what the window shows. */
export interface Asker {
  /** Sends whatever is wanted from now on, until it is answered, refused, or no longer wanted. */
  keepAsking<W extends Wish, V>(purpose: Purpose<W, V>): void;
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
  async function mend(wish: Wish, { code }: RequestError): Promise<boolean> {
    if (code === 'unknown-lexicon') await reopenLexicon();
    if (code !== 'unknown-generation') return MENDABLE.includes(code);
    if (typeof wish.generation !== 'number') return false;
    dispatch({ type: 'generation-lost', generation: wish.generation });
    return true;
  }

  function keepAsking<W extends Wish, V>(purpose: Purpose<W, V>): void {
    const wanted = computed(() => (state.value.engine.kind === 'ready' ? purpose.wanted() : NOTHING));
    const underWay = new WishSet();
    /** Answered or refused, and still wanted. */
    const settled = new WishSet();
    const givenUp = new WeakSet<Wish>();
    const isWanted = (wish: Wish) => wanted.peek().some((other) => isSameWish(wish, other));

    function askWhatIsDue(): void {
      settled.keepOnly(isWanted);
      for (const wish of wanted.peek()) {
        if (underWay.size >= (purpose.atOnce ?? 1)) return;
        if (!underWay.has(wish) && !settled.has(wish)) void ask(wish);
      }
    }

    /** A pending request that is no longer wanted must not block others. */
    function giveUpUnwanted(): void {
      const { cancel } = purpose;
      if (cancel === undefined) return;
      for (const wish of underWay.all()) {
        if (isWanted(wish)) continue;
        const giveUp = () => {
          if (!underWay.has(wish) || isWanted(wish)) return;
          givenUp.add(wish);
          cancel();
        };
        setTimeout(giveUp, wanted.peek().length === 0 ? 0 : PATIENCE_MS);
      }
    }

    async function askUntilSettled(wish: W): Promise<Result<V, RequestError>> {
      for (let tries = 1; ; ) {
        const answer = await purpose.ask(wish);
        // Cancelled, and wanted again before the answer arrived.
        if (!answer.ok && givenUp.delete(wish) && isWanted(wish)) continue;
        if (answer.ok || tries >= MAX_TRIES || !(await mend(wish, answer.error)) || !isWanted(wish))
          return answer;
        if (answer.error.code !== 'superseded') tries++;
      }
    }

    async function ask(wish: W): Promise<void> {
      underWay.add(wish);
      const timer = setTimeout(() => purpose.onLong?.(wish), LONG_MS);
      const answer = await askUntilSettled(wish);
      clearTimeout(timer);
      underWay.delete(wish);
      if (isWanted(wish)) {
        settled.add(wish);
        if (answer.ok) purpose.onAnswer(wish, answer.value);
        else purpose.onRefusal(wish, answer.error);
      } else if (answer.ok && purpose.takesLateAnswers === true) purpose.onAnswer(wish, answer.value);
      askWhatIsDue();
    }

    effect(() => {
      if (wanted.value.length === 0) settled.keepOnly(isWanted);
      else untracked(askWhatIsDue);
      giveUpUnwanted();
    });
  }

  return { keepAsking };
}

const MENDABLE: readonly RequestError['code'][] = ['superseded', 'unknown-lexicon', 'engine-crashed'];

class WishSet {
  private wishes: readonly Wish[] = [];

  get size(): number {
    return this.wishes.length;
  }

  all(): readonly Wish[] {
    return this.wishes;
  }

  has(wish: Wish): boolean {
    return this.wishes.some((other) => isSameWish(wish, other));
  }

  add(wish: Wish): void {
    this.wishes = [...this.wishes, wish];
  }

  delete(wish: Wish): void {
    this.keepOnly((other) => !isSameWish(wish, other));
  }

  keepOnly(isKept: (wish: Wish) => boolean): void {
    this.wishes = this.wishes.filter(isKept);
  }
}

function isSameWish(one: Wish, other: Wish): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
