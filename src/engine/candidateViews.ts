import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js';
import type {
  CandidateView,
  FilterRequest,
  FindWordRequest,
  ListPage,
} from '../contract/candidates/candidatesApi';
import type { RequestError } from '../contract/requests/requestError';
import { type Message, message } from '../core/message';
import { filterCandidates, type WordTest } from '../core/movegen/candidates/candidateFilter';
import { findWord } from '../core/movegen/candidates/findWord';
import { quoted } from '../core/quoted';
import { fail, ok, type Result } from '../core/result';
import type { Clock } from './engineHost';
import type { Generation } from './generations';
import { latestWithin } from './latestWithin';
import { OPENING_VIEW, withOthers } from './listOrder';
import { FIRST_PAGE_ROWS, type ListOrder, listPageOf, rowOfRank } from './listRows';
import { withTurnsFirst } from './withTurnsFirst';

/**
 * A regular expression of RE2, which tests any word in linear time; the language's own takes exponential time
 * for `(A+)+$`. In return, RE2 has no lookaround and no back-references.
 */
export function parsePattern(source: string): Result<WordTest, Message> {
  try {
    const pattern = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
    return ok((word) => pattern.test(word));
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    const reason = error instanceof RE2JSSyntaxException ? error.error : error.message;
    return fail(message('engine.badPattern', { pattern: quoted(source), reason }));
  }
}

/** Number of views kept: the user switches between a few at most. */
export const KEPT_VIEWS = 8;
/** Rows of the views kept beside the latest one, all together. */
const KEPT_ROWS = 5_000_000;
/** Time limit for a filter pattern. */
const MAX_FILTER_MS = 1000;

interface View extends ListOrder {
  readonly number: number;
  readonly generation: number;
}

/** Filters and sorts the candidates of a generation, and keeps the last few results for paging. */
export class CandidateViews {
  /** Oldest first. */
  private kept: readonly View[] = [];
  private lastView = 0;

  constructor(
    private readonly now: Clock,
    private readonly keptRows = KEPT_ROWS,
  ) {}

  filter(
    generation: Generation,
    { first = [], query, rank }: Omit<FilterRequest, 'generation'>,
  ): Result<CandidateView, RequestError> {
    const begin = this.now();
    const isTooLong = () => this.now() - begin > MAX_FILTER_MS;
    const { worths } = generation;
    const filtered = filterCandidates(generation, query, { parsePattern, isTooLong, values: worths });
    if (!filtered.ok) return fail({ code: 'bad-request', message: filtered.error });
    const number = ++this.lastView;
    // Filters apply to words, which other turns do not have.
    const { sort, ...selection } = query;
    const isWhole = Object.values(selection).every((part) => part === undefined);
    const sorted = withOthers(generation, filtered.value, isWhole ? sort : undefined);
    const leading = isWhole ? first : first.filter(({ kind }) => kind === 'placement');
    const order = withTurnsFirst(generation, sorted, leading);
    const total = order.places.length;
    const older = latestWithin(this.kept, KEPT_VIEWS - 1, this.keptRows, (view) => view.places.length);
    this.kept = [...older, { number, generation: generation.number, ...order }];
    const firstPage = listPageOf(generation, { offset: 0, count: FIRST_PAGE_ROWS, ...order });
    return ok({ view: number, total, firstPage, ...rowOfRank(order, rank) });
  }

  page(
    generation: Generation,
    { view, offset, count }: { readonly view: number; readonly offset: number; readonly count: number },
  ): Result<ListPage, RequestError> {
    const found = this.find(generation, view);
    if (!found.ok) return found;
    const { others, places } = found.value;
    return ok(listPageOf(generation, { offset, count, places, others }));
  }

  /** The row, from 1, of the first candidate whose word begins with `beginning`. */
  findWord(
    generation: Generation,
    { beginning, view }: FindWordRequest,
  ): Result<number | null, RequestError> {
    if (view === undefined) return ok(findWord(generation, beginning));
    const found = this.find(generation, view);
    return found.ok ? ok(findWord(generation, beginning, found.value.places)) : found;
  }

  private find(generation: Generation, view: number): Result<ListOrder, RequestError> {
    if (view === OPENING_VIEW && generation.opening !== undefined) return ok(generation.opening);
    const kept = this.kept.find(({ number }) => number === view);
    if (kept !== undefined && kept.generation === generation.number) return ok(kept);
    const gone = message('engine.viewGone', { view: String(view) });
    return fail({ code: 'unknown-generation', message: gone });
  }
}
