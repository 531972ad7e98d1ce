import type { Candidate, CandidatePage, GenerationSummary, RequestError } from '../../contract/engineApi';
import { checkSetup, type Position } from '../../core/board/position';
import type { Problem } from '../../core/board/setup';
import { MoveList } from '../../core/movegen/moveList';
import { rankMoves } from '../../core/movegen/rank';
import { fail, ok, type Result } from '../../core/result';
import type { Lexicon } from './lexicon';
import type { GenerateRequest } from './workerApi';
import { wrongAlphabet } from './wrongAlphabet';

/** Rows that come with the summary, so that the first screen needs no second request. */
export const FIRST_PAGE_ROWS = 100;
/** Generations kept: the one shown in each of a few windows. */
export const KEPT_GENERATIONS = 4;

export interface Generation {
  readonly number: number;
  readonly lexicon: Lexicon;
  readonly position: Position;
  readonly moves: MoveList;
  /** Rank − 1 → index into `moves`. */
  readonly order: Uint32Array;
}

/** Generates, ranks, and keeps the last few outcomes for paging. */
export class Generations {
  /** Oldest first. */
  private readonly kept: Generation[] = [];

  generate(lexicon: Lexicon, request: GenerateRequest): Result<GenerationSummary, RequestError> {
    const begin = performance.now();
    const checked = checkSetup(request.setup, (letters) => lexicon.gaddag.acceptsWord(letters));
    if (!checked.ok) return fail(illegalSetup(checked.error));
    const wrong = wrongAlphabet(lexicon.info, request.setup.rules.distribution);
    if (wrong !== undefined) return fail(wrong);
    const moves = this.takeMoveList();
    const { position } = checked.value;
    lexicon.generator.generate(position, moves);
    const generation = { number: request.generation, lexicon, position, moves, order: rankMoves(moves) };
    this.kept.push(generation);
    return ok({
      generation: generation.number,
      total: moves.length,
      durationMs: performance.now() - begin,
      notices: checked.value.notices,
      firstPage: pageOf(generation, { offset: 0, count: FIRST_PAGE_ROWS }),
    });
  }

  find(generation: number): Result<Generation, RequestError> {
    const kept = this.kept.find(({ number }) => number === generation);
    if (kept !== undefined) return ok(kept);
    const message = `The candidates numbered ${generation} are no longer kept; generate them again.`;
    return fail({ code: 'unknown-generation', message });
  }

  /** The list of the oldest generation, once enough are kept: it has grown to the size that positions need. */
  private takeMoveList(): MoveList {
    const oldest = this.kept.length < KEPT_GENERATIONS ? undefined : this.kept.shift();
    return oldest?.moves ?? new MoveList();
  }
}

export interface PageOptions {
  readonly offset: number;
  readonly count: number;
  /** Rank − 1 of each row there is; all candidates, best first, without it. */
  readonly places?: Uint32Array;
}

export function pageOf({ moves, order }: Generation, { offset, count, places }: PageOptions): CandidatePage {
  const rowCount = places?.length ?? order.length;
  const length = Math.max(0, Math.min(count, rowCount - offset));
  const rows = Array.from({ length }, (_, row): Candidate => {
    const place = places === undefined ? offset + row : places[offset + row]!;
    return { ...moves.moveAt(order[place]!), rank: place + 1 };
  });
  return { offset, rows };
}

export function illegalSetup(problems: readonly Problem[]): RequestError {
  const others = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  return { code: 'illegal-setup', message: `${problems[0]?.message}${others}`, problems };
}
