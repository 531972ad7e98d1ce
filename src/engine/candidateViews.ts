import type { CandidatePage, CandidateView, FindWordRequest } from '../contract/candidates/candidatesApi';
import type { RequestError } from '../contract/requests/requestError';
import { message } from '../core/message';
import { filterCandidates } from '../core/movegen/candidates/candidateFilter';
import type { CandidateQuery } from '../core/movegen/candidates/candidateQuery';
import { findWord } from '../core/movegen/candidates/findWord';
import { fail, ok, type Result } from '../core/result';
import type { Clock } from './engineHost';
import { FIRST_PAGE_ROWS, pageOf } from './generateMoves';
import type { Generation } from './generations';
import { parsePattern } from './parsePattern';

/** Views kept: a person goes back and forth between a few at most. */
export const KEPT_VIEWS = 8;
/** A pattern that is not through by then is given up. */
const MAX_FILTER_MS = 1000;

interface View {
  readonly number: number;
  readonly generation: number;
  /** Rank − 1 of each row. */
  readonly places: Uint32Array;
}

/** Filters and sorts the candidates of a generation, and keeps the last few outcomes for paging. */
export class CandidateViews {
  /** Oldest first. */
  private readonly kept: View[] = [];
  private lastView = 0;

  constructor(private readonly now: Clock) {}

  filter(generation: Generation, query: CandidateQuery): Result<CandidateView, RequestError> {
    const begin = this.now();
    const isTooLong = () => this.now() - begin > MAX_FILTER_MS;
    const filtered = filterCandidates(generation, query, { parsePattern, isTooLong });
    if (!filtered.ok) return fail({ code: 'bad-request', message: filtered.error });
    const number = ++this.lastView;
    const view: View = { number, generation: generation.number, places: filtered.value };
    this.kept.push(view);
    if (this.kept.length > KEPT_VIEWS) this.kept.shift();
    const firstPage = pageOf(generation, { offset: 0, count: FIRST_PAGE_ROWS, places: view.places });
    return ok({ view: number, total: view.places.length, firstPage });
  }

  page(
    generation: Generation,
    { view, offset, count }: { readonly view: number; readonly offset: number; readonly count: number },
  ): Result<CandidatePage, RequestError> {
    const places = this.placesOf(generation, view);
    return places.ok ? ok(pageOf(generation, { offset, count, places: places.value })) : places;
  }

  /** The row of the first candidate whose word begins so, from 1 on. */
  findWord(
    generation: Generation,
    { beginning, view }: FindWordRequest,
  ): Result<number | null, RequestError> {
    if (view === undefined) return ok(findWord(generation, beginning));
    const places = this.placesOf(generation, view);
    return places.ok ? ok(findWord(generation, beginning, places.value)) : places;
  }

  private placesOf(generation: Generation, view: number): Result<Uint32Array, RequestError> {
    const kept = this.kept.find(({ number }) => number === view);
    if (kept !== undefined && kept.generation === generation.number) return ok(kept.places);
    const gone = message('engine.viewGone', { view: String(view) });
    return fail({ code: 'unknown-generation', message: gone });
  }
}
