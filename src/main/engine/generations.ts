import type { Candidate, CandidatePage, GenerationSummary, RequestError } from '../../contract/engineApi';
import { checkSetup } from '../../core/board/position';
import type { Problem } from '../../core/board/setup';
import { MoveList } from '../../core/movegen/moveList';
import { rankMoves } from '../../core/movegen/rank';
import { fail, ok, type Result } from '../../core/result';
import type { Lexicon } from './lexicon';
import type { GenerateRequest, PageRequest } from './workerApi';

/** Rows that come with the summary, so that the first screen needs no second request. */
export const FIRST_PAGE_ROWS = 100;
/** Generations kept: the one shown in each of a few windows. */
export const KEPT_GENERATIONS = 4;

interface Generation {
  readonly number: number;
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
    const { distribution } = request.setup.rules;
    const glyphs = distribution.letters.map(({ glyph }) => glyph).join(' ');
    if (glyphs !== lexicon.glyphs) return fail(otherLetters(lexicon, distribution.name));
    const moves = this.takeMoveList();
    lexicon.generator.generate(checked.value.position, moves);
    const generation = { number: request.generation, moves, order: rankMoves(moves) };
    this.kept.push(generation);
    return ok({
      generation: generation.number,
      total: moves.length,
      durationMs: performance.now() - begin,
      notices: checked.value.notices,
      firstPage: pageOf(generation, 0, FIRST_PAGE_ROWS),
    });
  }

  candidates({ generation, offset, count }: PageRequest): Result<CandidatePage, RequestError> {
    const kept = this.kept.find(({ number }) => number === generation);
    if (kept !== undefined) return ok(pageOf(kept, offset, count));
    const message = `The candidates numbered ${generation} are no longer kept; generate them again.`;
    return fail({ code: 'unknown-generation', message });
  }

  /** The list of the oldest generation, once enough are kept: it has grown to the size that positions need. */
  private takeMoveList(): MoveList {
    const oldest = this.kept.length < KEPT_GENERATIONS ? undefined : this.kept.shift();
    return oldest?.moves ?? new MoveList();
  }
}

function pageOf({ moves, order }: Generation, offset: number, count: number): CandidatePage {
  const rows = Array.from(order.subarray(offset, offset + count), (index, row): Candidate => {
    return { ...moves.moveAt(index), rank: offset + row + 1 };
  });
  return { offset, rows };
}

function illegalSetup(problems: readonly Problem[]): RequestError {
  const others = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  return { code: 'illegal-setup', message: `${problems[0]?.message}${others}`, problems };
}

function otherLetters(lexicon: Lexicon, tileSet: string): RequestError {
  const message = `The tile set ${tileSet} has other letters than the lexicon ${lexicon.info.name}, which has ${lexicon.glyphs}.`;
  return { code: 'illegal-setup', message };
}
