import type { RequestError } from '../../../src/contract/requests/requestError';
import type { GraphNode } from '../../../src/core/lexicon/graphNode';
import { fail, ok, type Result } from '../../../src/core/result';
import { findMarkers } from '../../../src/core/trace/markers';
import { summariseTrace } from '../../../src/core/trace/traceSummary';
import { keepLatest } from '../../../src/engine/keepLatest';
import { sentence } from '../../said';
import { NO_EQUITY } from '../noEquity';
import { PROGRAM_VERSION } from '../programVersion';
import { placement } from '../view/midgame';
import type { EngineApi } from './engineApi';
import { connectionOf, LEXICON } from './fakeConnection';

const TOTAL = 350;
const KEPT = 2;

const NO_TRACE = { records: new Int32Array(0), length: 0, total: 0 };

const rowsOf = (offset: number, count: number) =>
  Array.from({ length: Math.max(0, Math.min(count, TOTAL - offset)) }, (_, i) =>
    placement('MAKE', { rank: offset + i + 1 }),
  );

const nodeOf = (arc: number): GraphNode => ({
  arc,
  accepts: false,
  node: -1,
  letterMask: 0,
  separatorArc: -1,
  letterArcs: [],
  isShared: false,
});

const answerOf = (code: RequestError['code']) => fail<RequestError>({ code, message: `Answered: ${code}.` });

/** They never wait in a lane that a newer request could take over. */
const NEVER_SUPERSEDED: readonly (keyof EngineApi)[] = ['openLexicon', 'structures'];

interface Pending {
  readonly name: keyof EngineApi;
  /** The answer of a healthy engine. */
  readonly answer: () => Result<unknown, RequestError>;
  readonly resolve: (answer: Result<never, RequestError>) => void;
}

/**
 * An engine that answers on demand, keeps few generations, forgets lexicons, crashes, and lets requests wait
 * in the lanes of the main process.
 */
export class LossyEngine {
  pending: readonly Pending[] = [];
  private generations: readonly number[] = [];
  private lastGeneration = 0;
  private lastView = 0;
  private openLexicons: ReadonlySet<string> = new Set();
  private isUp = true;

  readonly connection = connectionOf({
    openLexicon: this.answering('openLexicon', (request) => {
      const info =
        request.source === 'file' ? { ...LEXICON, id: 'b'.repeat(64), path: request.path } : LEXICON;
      this.openLexicons = new Set([...this.openLexicons, info.id]);
      return ok(info);
    }),
    generate: keepLatest(this.answering('generate', ({ lexicon }) => this.generate(lexicon))),
    cancel: async ({ request }) => this.cancel(request),
    candidates: this.answering('candidates', ({ count, generation, offset }) =>
      this.of(generation, { offset, rows: rowsOf(offset, count) }),
    ),
    filterCandidates: keepLatest(
      this.answering('filterCandidates', ({ generation }) =>
        this.of(generation, {
          view: ++this.lastView,
          total: TOTAL,
          firstPage: { offset: 0, rows: rowsOf(0, 100) },
        }),
      ),
    ),
    findWord: keepLatest(this.answering('findWord', ({ generation }) => this.of(generation, TOTAL))),
    trace: keepLatest(
      this.answering('trace', ({ generation }) =>
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
      this.answering('whyNot', ({ generation }) =>
        this.of(generation, {
          place: null,
          word: 'QI',
          headline: sentence('whyNot.notInLexicon', { word: 'QI' }),
          lexiconNote: null,
          causes: [],
          move: null,
          trace: NO_TRACE,
          rank: null,
          equity: null,
        }),
      ),
      ({ purpose }) => purpose,
    ),
    crossChecks: keepLatest(
      this.answering('crossChecks', ({ lexicon }) => this.from(lexicon, { across: [], down: [], dead: [] })),
    ),
    words: keepLatest(
      this.answering('words', ({ lexicon }) => this.from(lexicon, { words: [], total: 0, durationMs: 1 })),
    ),
    structures: this.answering('structures', ({ lexicon }) =>
      this.from(lexicon, { structures: [], generators: [] }),
    ),
    nodes: this.answering('nodes', ({ arcs, lexicon }) => this.from(lexicon, arcs.map(nodeOf))),
    version: this.answering('version', () => ok(PROGRAM_VERSION)),
  });

  /** Answers one of the waiting requests as a sound engine would. */
  answer(nth: number): void {
    this.settle(nth, ({ answer }) => answer());
  }

  refuse(nth: number, code: RequestError['code']): void {
    this.settle(nth, () => answerOf(code));
  }

  /** A newer request has taken the place of one that waits. */
  supersede(nth: number): void {
    const waiting = this.pending.filter(({ name }) => !NEVER_SUPERSEDED.includes(name));
    this.settle(nth, () => answerOf('superseded'), waiting);
  }

  /** Another window has requested so many candidates that these are no longer kept. */
  dropGenerations(): void {
    this.generations = [];
  }

  closeLexicons(): void {
    this.openLexicons = new Set();
  }

  crash(): void {
    this.isUp = false;
    this.generations = [];
    const lost = this.pending;
    this.pending = [];
    for (const { resolve } of lost) resolve(answerOf('engine-crashed'));
    this.connection.emit({ type: 'engine-status', status: 'restarting', message: 'Again.' });
  }

  /** It stays off until it is restarted after all. */
  giveUp(): void {
    this.crash();
    this.connection.emit({ type: 'engine-status', status: 'failed', message: 'Off.' });
  }

  restart(): void {
    if (this.isUp) return;
    this.isUp = true;
    this.connection.emit({ type: 'engine-status', status: 'ready', message: 'Ready.' });
  }

  private cancel(name: Pending['name']): Result<null, RequestError> {
    for (const each of this.pending)
      if (each.name === name) this.settle(0, () => answerOf('cancelled'), [each]);
    return ok(null);
  }

  private generate(lexicon: string) {
    if (!this.openLexicons.has(lexicon)) return answerOf('unknown-lexicon');
    const generation = ++this.lastGeneration;
    this.generations = [...this.generations, generation].slice(-KEPT);
    const firstPage = { offset: 0, rows: rowsOf(0, 100) };
    const rest = { hasMore: false, durationMs: 1, notices: [], rankAskedFor: null, ...NO_EQUITY };
    return ok({ generation, total: TOTAL, ...rest, firstPage });
  }

  private of<V>(generation: number, value: V): Result<V, RequestError> {
    return this.generations.includes(generation) ? ok(value) : answerOf('unknown-generation');
  }

  private from<V>(lexicon: string, value: V): Result<V, RequestError> {
    return this.openLexicons.has(lexicon) ? ok(value) : answerOf('unknown-lexicon');
  }

  private answering<Name extends keyof EngineApi>(
    name: Name,
    answer: (request: Parameters<EngineApi[Name]>[0]) => Awaited<ReturnType<EngineApi[Name]>>,
  ): EngineApi[Name] {
    const call = (request: Parameters<EngineApi[Name]>[0]) =>
      new Promise((resolve) => {
        if (this.isUp) this.pending = [...this.pending, { name, answer: () => answer(request), resolve }];
        else resolve(answerOf('engine-crashed'));
      });
    return call as EngineApi[Name];
  }

  private settle(
    nth: number,
    answer: (pending: Pending) => Result<unknown, RequestError>,
    among: readonly Pending[] = this.pending,
  ): void {
    const chosen = among[nth % Math.max(1, among.length)];
    if (chosen === undefined) return;
    this.pending = this.pending.filter((each) => each !== chosen);
    chosen.resolve(answer(chosen) as Result<never, RequestError>);
  }
}
