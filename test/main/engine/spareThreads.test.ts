import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../src/core/result';
import type { SharedLexicon } from '../../../src/engine/lexicon';
import { SearchThreads } from '../../../src/main/engine/searchThreads';
import type { LongJob } from '../../../src/main/engine/workerApi';
import { CRASHED } from '../../../src/main/engine/workerLink';

const LEXICON = {} as SharedLexicon;
const JOB = { lexicon: LEXICON } as LongJob<'generate'>;

/** A worker whose search ends on demand, or when the worker is terminated. */
class FakeThread {
  hasEnded = false;
  prepared = 0;
  private answer: ((value: unknown) => void) | undefined;

  constructor(
    readonly number: number,
    private readonly onExit: () => void,
  ) {}

  ask(call: (rpc: unknown) => unknown): Promise<unknown> {
    return Promise.resolve(
      call({
        openLeaves: () => ok(null),
        prepareSearch: () => {
          this.prepared++;
          return ok(null);
        },
        work: () =>
          new Promise((answer) => {
            this.answer = answer;
          }),
      }),
    );
  }

  finish(): void {
    this.answer?.(ok(this.number));
  }

  async terminate(): Promise<void> {
    this.hasEnded = true;
    this.onExit();
    this.answer?.({ ok: false, error: CRASHED });
  }
}

function start() {
  const threads: FakeThread[] = [];
  const searches = new SearchThreads((onExit) => {
    const thread = new FakeThread(threads.length, onExit);
    threads.push(thread);
    return thread as unknown as ReturnType<ConstructorParameters<typeof SearchThreads>[0]>;
  });
  const search = () => {
    const stopping = new AbortController();
    const found = searches.run(
      LEXICON,
      (link) => link.ask((rpc) => rpc.work('generate', JOB)),
      stopping.signal,
    );
    return { found, stop: () => stopping.abort() };
  };
  const alive = () => threads.filter(({ hasEnded }) => !hasEnded).map(({ number }) => number);
  return { alive, search, searches, threads };
}

describe('search threads', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('number one while searches are short', async () => {
    const { alive, search, searches, threads } = start();
    searches.warmUp(LEXICON);
    for (let time = 0; time < 3; time++) {
      const { found } = search();
      await vi.advanceTimersByTimeAsync(50);
      threads[0]?.finish();
      expect(await found).toEqual(ok(0));
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(alive()).toEqual([0]);
  });

  it('number two, both warm, as soon as a search takes long', async () => {
    const { alive, search, searches, threads } = start();
    searches.warmUp(LEXICON);
    const { found } = search();
    await vi.advanceTimersByTimeAsync(200);
    expect(threads.map(({ prepared }) => prepared)).toEqual([1, 1]);
    threads[0]?.finish();
    await found;
    expect(alive()).toEqual([0, 1]);
    // The one that has searched before is the first to search again.
    const again = search();
    threads[0]?.finish();
    expect(await again.found).toEqual(ok(0));
  });

  it('never grow in number, however often a search is stopped, and the next one finds a warm thread', async () => {
    const { alive, search, searches, threads } = start();
    searches.warmUp(LEXICON);
    for (let time = 0; time < 20; time++) {
      const { found, stop } = search();
      await vi.advanceTimersByTimeAsync(200);
      stop();
      expect(await found).toMatchObject({ ok: false });
      const warm = alive();
      expect(warm).toHaveLength(2);
      const next = search();
      threads[warm[0]!]?.finish();
      expect(await next.found).toEqual(ok(warm[0]));
      expect(alive()).toEqual(warm);
    }
    expect(threads.every(({ prepared }) => prepared === 1)).toBe(true);
  });

  it('of several concurrent windows end with their searches, except two', async () => {
    const { alive, search, threads } = start();
    const found = [search(), search(), search()].map((each) => each.found);
    for (const thread of threads) thread.finish();
    await Promise.all(found);
    expect(alive()).toHaveLength(2);
  });

  it('prepare for a lexicon that is opened later', async () => {
    const { search, searches, threads } = start();
    searches.warmUp(LEXICON);
    const { found } = search();
    await vi.advanceTimersByTimeAsync(200);
    threads[0]?.finish();
    await found;
    searches.warmUp(LEXICON);
    expect(threads.map(({ prepared }) => prepared)).toEqual([2, 2]);
  });
});
