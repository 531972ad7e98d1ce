import type { GenerateRequest, GenerationSummary } from '../../contract/candidates/candidatesApi';
import type { LexiconInfo } from '../../contract/lexicon/lexiconApi';
import type { LexiconSource } from '../cache/lexiconSource';
import { sameButForTimes } from './firstSearch';
import type { FirstSearch } from './firstSearchParser';

/** Time that the page needs the processors to show candidates. */
const SHOWING_MS = 100;

/** The page asks for them sooner, or for something else. */
const AT_LATEST_MS = 500;

/** Work deferred until after an early answer. */
interface Behind {
  /** Reports the outcome. */
  readonly open: (source: LexiconSource) => Promise<void>;
  /** Undefined if it failed. */
  readonly search: (request: GenerateRequest, number: number) => Promise<GenerationSummary | undefined>;
  /** The candidates of this generation have changed. */
  readonly onOthers: (number: number) => void;
}

/**
 * Answers the first questions of a run by the first search of the last one, before any thread has begun: the
 * threads would take the processors from the page. Then the lexicon is opened, the search is made, and what
 * it finds is compared; all other requests wait for that.
 */
export class EarlyAnswers {
  private running: Promise<void> | undefined;
  private isOver = false;
  private isClosed = false;
  private start: () => void = () => undefined;
  /** Generation of the candidates already sent. */
  private number: number | undefined;

  constructor(
    private readonly known: FirstSearch,
    private readonly behind: Behind,
  ) {}

  lexicon(source: LexiconSource): LexiconInfo | undefined {
    if (this.isOver || JSON.stringify(source) !== JSON.stringify(this.known.source)) return undefined;
    this.running ??= this.run();
    return this.known.lexicon;
  }

  candidates(request: GenerateRequest, nextNumber: () => number): GenerationSummary | undefined {
    const { known, running } = this;
    if (running === undefined || this.isOver || this.number !== undefined) return undefined;
    if (JSON.stringify(request) !== JSON.stringify(known.request)) return undefined;
    this.number = nextNumber();
    setTimeout(this.start, SHOWING_MS);
    return { ...known.answer, generation: this.number };
  }

  /** Resolves when all requests can be answered; waiting for anything but candidates hurries it. */
  async over(): Promise<void> {
    if (this.number === undefined) this.start();
    await this.running;
  }

  close(): void {
    this.isClosed = true;
    this.start();
  }

  private async run(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, AT_LATEST_MS);
      this.start = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    if (!this.isClosed) await this.behind.open(this.known.source);
    if (!this.isClosed && this.number !== undefined) await this.search(this.number);
    this.isOver = true;
  }

  private async search(number: number): Promise<void> {
    const found = await this.behind.search(this.known.request, number);
    const isSame = sameButForTimes(found, { ...this.known.answer, generation: number });
    if (!isSame && !this.isClosed) this.behind.onOthers(number);
  }
}
