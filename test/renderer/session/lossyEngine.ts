import type { EngineApi, RequestError } from '../../../src/contract/engineApi';
import { fail, ok, type Result } from '../../../src/core/result';
import { findMarkers } from '../../../src/core/trace/markers';
import { summariseTrace } from '../../../src/core/trace/traceSummary';
import { keepLatest } from '../../../src/main/engine/keepLatest';
import { placement } from '../view/midgame';
import { connectionOf, LEXICON } from './fakeConnection';

const TOTAL = 350;
const KEPT = 2;

const NO_TRACE = { records: new Int32Array(0), length: 0, total: 0 };

const rowsOf = (offset: number, count: number) =>
  Array.from({ length: Math.max(0, Math.min(count, TOTAL - offset)) }, (_, i) =>
    placement('MAKE', { rank: offset + i + 1 }),
  );

const answerOf = (code: RequestError['code']) => fail<RequestError>({ code, message: `Answered: ${code}.` });

interface Pending {
  /** What a sound engine would answer now. */
  readonly answer: () => Result<unknown, RequestError>;
  readonly resolve: (answer: Result<never, RequestError>) => void;
}

/**
 * An engine that answers when it is told to, keeps few generations, forgets lexicons, crashes, and lets requests wait
 * in the lanes of the main process.
 */
export class LossyEngine {
  pending: readonly Pending[] = [];
  private generations: readonly number[] = [];
  private lastGeneration = 0;
  private lastView = 0;
  private isLexiconOpen = true;
  private isUp = true;

  readonly connection = connectionOf({
    openLexicon: async () => {
      this.isLexiconOpen = true;
      return ok(LEXICON);
    },
    generate: keepLatest(this.answering<EngineApi['generate']>(() => this.generate())),
    candidates: this.answering<EngineApi['candidates']>(({ count, generation, offset }) =>
      this.of(generation, { offset, rows: rowsOf(offset, count) }),
    ),
    filterCandidates: keepLatest(
      this.answering<EngineApi['filterCandidates']>(({ generation }) =>
        this.of(generation, {
          view: ++this.lastView,
          total: TOTAL,
          firstPage: { offset: 0, rows: rowsOf(0, 100) },
        }),
      ),
    ),
    findWord: keepLatest(
      this.answering<EngineApi['findWord']>(({ generation }) => this.of(generation, TOTAL)),
    ),
    trace: keepLatest(
      this.answering<EngineApi['trace']>(({ generation }) =>
        this.of(generation, {
          records: NO_TRACE.records,
          total: 0,
          summary: summariseTrace(NO_TRACE),
          markers: findMarkers(NO_TRACE),
          moves: { ranks: new Uint32Array(0), scores: new Float64Array(0), steps: new Uint32Array(0) },
        }),
      ),
      ({ purpose }) => purpose,
    ),
    whyNot: keepLatest(
      this.answering<EngineApi['whyNot']>(({ generation }) =>
        this.of(generation, {
          place: null,
          word: 'QI',
          headline: 'QI is not in the lexicon.',
          lexiconNote: null,
          causes: [],
          move: null,
          trace: NO_TRACE,
          rank: null,
        }),
      ),
      ({ purpose }) => purpose,
    ),
    crossChecks: keepLatest(
      this.answering<EngineApi['crossChecks']>(() =>
        this.isLexiconOpen ? ok({ across: [], down: [], dead: [] }) : answerOf('unknown-lexicon'),
      ),
    ),
  });

  /** Answers one of the waiting requests as a sound engine would. */
  answer(nth: number): void {
    this.settle(nth, ({ answer }) => answer());
  }

  refuse(nth: number, code: RequestError['code']): void {
    this.settle(nth, () => answerOf(code));
  }

  /** Another window has asked for so many candidates that these are no longer kept. */
  dropGenerations(): void {
    this.generations = [];
  }

  closeLexicon(): void {
    this.isLexiconOpen = false;
  }

  crash(): void {
    this.isUp = false;
    this.generations = [];
    const lost = this.pending;
    this.pending = [];
    for (const { resolve } of lost) resolve(answerOf('engine-crashed'));
    this.connection.emit({ type: 'engine-status', status: 'restarting', message: 'Again.' });
  }

  restart(): void {
    if (this.isUp) return;
    this.isUp = true;
    this.connection.emit({ type: 'engine-status', status: 'ready', message: 'Ready.' });
  }

  private generate() {
    if (!this.isLexiconOpen) return answerOf('unknown-lexicon');
    const generation = ++this.lastGeneration;
    this.generations = [...this.generations, generation].slice(-KEPT);
    const firstPage = { offset: 0, rows: rowsOf(0, 100) };
    const rest = { hasMore: false, durationMs: 1, notices: [], rankAskedFor: null };
    return ok({ generation, total: TOTAL, ...rest, firstPage });
  }

  private of<V>(generation: number, value: V): Result<V, RequestError> {
    return this.generations.includes(generation) ? ok(value) : answerOf('unknown-generation');
  }

  private answering<Call extends (request: never) => Promise<Result<unknown, RequestError>>>(
    answer: (request: Parameters<Call>[0]) => Awaited<ReturnType<Call>>,
  ): Call {
    const call = (request: Parameters<Call>[0]) =>
      new Promise((resolve) => {
        if (this.isUp) this.pending = [...this.pending, { answer: () => answer(request), resolve }];
        else resolve(answerOf('engine-crashed'));
      });
    return call as Call;
  }

  private settle(nth: number, answer: (pending: Pending) => Result<unknown, RequestError>): void {
    const chosen = this.pending[nth % Math.max(1, this.pending.length)];
    if (chosen === undefined) return;
    this.pending = this.pending.filter((each) => each !== chosen);
    chosen.resolve(answer(chosen) as Result<never, RequestError>);
  }
}
