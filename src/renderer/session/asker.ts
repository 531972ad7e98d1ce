import { computed, effect, untracked } from '@preact/signals';
import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import type { Store } from './store';

/** One thing that is wanted of the engine. Two wishes with the very same fields are one. */
type Wish = Readonly<Record<string, unknown>>;

/** What the window wants of the engine for one purpose, and what becomes of the answers. */
export interface Purpose<W extends Wish, V> {
  /** What is wanted in the present state, most urgent first. What has been answered need not be left out. */
  readonly wanted: () => readonly W[];
  readonly ask: (wish: W) => Promise<Result<V, RequestError>>;
  readonly onAnswer: (wish: W, value: V) => void;
  /** The engine cannot answer this. It is not asked again as long as it stays wanted. */
  readonly onRefusal: (wish: W, error: RequestError) => void;
  /** Requests under way at the same time; 1 unless given. */
  readonly atOnce?: number;
  /** Whether an answer is of use although something else is wanted by now. */
  readonly takesLateAnswers?: boolean;
  /** Told when a request has been under way for as long as a person notices. */
  readonly onLong?: (wish: W) => void;
  /** Makes the engine give up what is under way, which then answers `cancelled`. For what can take long. */
  readonly cancel?: () => unknown;
}

/** The one way in which the window asks the engine for what it shows. */
export interface Asker {
  /** Asks for whatever is wanted from now on, until it is answered, refused, or wanted no more. */
  keepAsking<W extends Wish, V>(purpose: Purpose<W, V>): void;
}

const NOTHING: readonly never[] = [];

/**
 * What is done so soon is not given up when something else is wanted: its answer is
 * there before the next one.
 */
const PATIENCE_MS = 50;

const LONG_MS = 400;

/** A request that came to nothing so often for the same reason would do so again. */
const MAX_TRIES = 3;

/**
 * What becomes of a request, whoever made it:
 * - answered, but no longer wanted: the answer is dropped;
 * - `superseded`: it is asked again if it is still wanted;
 * - `unknown-generation`: the candidates are generated anew, and the question is asked about the new ones;
 * - `unknown-lexicon`: the lexicon is opened again, then it is asked again;
 * - `engine-crashed`, also for a lost connection: it is asked again, if need be when the engine is ready;
 * - anything else, `cancelled` included: it is refused.
 */
export function createAsker({ dispatch, state }: Store, reopenLexicon: () => Promise<void>): Asker {
  /** Does what makes the request worth making again; false where nothing does. */
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
    /** Answered or refused, and wanted still. */
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

    /** Nobody waits any more for what is under way: it must not keep others waiting. */
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
        // Given up, and wanted again before the answer was there.
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
