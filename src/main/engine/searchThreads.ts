import type { SharedLexicon } from '../../engine/lexicon';
import type { JobsApi, WorkerEvents } from './workerApi';
import type { WorkerLink } from './workerLink';

type JobsLink = WorkerLink<JobsApi, WorkerEvents>;

/** One for the next search, and one for the search that is asked for instead of it. */
const KEPT_READY = 2;

/** At the start of the program its window needs the processors more. */
export const AFTER_START_MS = 1500;

/** A search that takes this long is likely to be stopped. */
const LONG_MS = 100;

/**
 * Threads that find moves. One is kept ready; more are started if several windows search at the same time.
 * A search is stopped by ending its thread, which needs no flag in the generator and takes no longer for the
 * largest board. A new thread has to start and to compile its code before it finds a move, so while a search
 * takes long another one is made ready, and stays.
 */
export class SearchThreads {
  /** The readiest thread first. */
  private ready: JobsLink[] = [];
  /** Settles when no search waits for a thread that is still starting. */
  private isReady: Promise<unknown> = Promise.resolve();

  /** @param start starts a thread; `onExit` is called when it has ended */
  constructor(private readonly start: (onExit: () => void) => JobsLink) {}

  /** Has the readiest thread open a lexicon, and then the leaves, which a first search would wait for. */
  async open<V>(open: (link: JobsLink) => Promise<V>): Promise<V> {
    const link = this.ready.shift() ?? this.startOne();
    const opening = open(link);
    this.isReady = openLeaves(link);
    const opened = await opening;
    this.giveBack(link);
    return opened;
  }

  /** Makes the threads ready for searches with a lexicon. */
  warmUp(lexicon: SharedLexicon): void {
    if (this.ready.length === 0) this.ready.push(this.startOne());
    for (const link of this.ready) prepare(link, lexicon, AFTER_START_MS);
  }

  /** Has the readiest thread search, until it has or `signal` is aborted. */
  async run<V>(
    lexicon: SharedLexicon,
    search: (link: JobsLink) => Promise<V>,
    signal: AbortSignal,
  ): Promise<V> {
    const link = this.ready.shift() ?? this.startOne();
    const stop = () => {
      void link.terminate();
      this.makeReady(KEPT_READY, lexicon);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    void this.isReady.then(() => {
      if (!isOver) timer = setTimeout(() => this.makeReady(1, lexicon), LONG_MS);
    });
    signal.addEventListener('abort', stop, { once: true });
    const found = await search(link);
    isOver = true;
    signal.removeEventListener('abort', stop);
    clearTimeout(timer);
    if (!signal.aborted) this.giveBack(link);
    return found;
  }

  /** Starts another thread, unless the limit is reached. */
  private makeReady(wanted: number, lexicon: SharedLexicon): void {
    if (this.ready.length >= wanted) return;
    const link = this.startOne();
    this.ready.push(link);
    prepare(link, lexicon, 0);
  }

  private giveBack(link: JobsLink): void {
    if (this.ready.length < KEPT_READY && !link.hasEnded) this.ready.unshift(link);
    else void link.terminate();
  }

  private startOne(): JobsLink {
    const link: JobsLink = this.start(() => {
      this.ready = this.ready.filter((each) => each !== link);
    });
    return link;
  }
}

function prepare(link: JobsLink, lexicon: SharedLexicon, warmUpAfterMs: number): void {
  void openLeaves(link);
  void link.ask((rpc) => rpc.prepareSearch({ lexicon, warmUpAfterMs }));
}

const openLeaves = (link: JobsLink) => link.ask((rpc) => rpc.openLeaves());
