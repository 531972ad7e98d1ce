import type { RequestError } from '../contract/requests/requestError';
import type { Position } from '../core/board/position';
import { message } from '../core/message';
import { MoveList } from '../core/movegen/moveList';
import { fail, ok, type Result } from '../core/result';
import { MoveWorths } from '../core/strategy/equity/moveWorths';
import { positionOf, type SharedGeneration } from './generateMoves';
import { latestWithin } from './latestWithin';
import type { OpenLexicon } from './lexicon';
import type { ListOrder, RankedRows } from './listRows';

/** Number of generations kept: the current one of each of a few windows. */
export const KEPT_GENERATIONS = 4;
/** Total number of moves kept in addition to those of the latest generation. */
const KEPT_MOVES = 1_000_000;

export interface Generation extends RankedRows {
  readonly number: number;
  readonly lexicon: OpenLexicon;
  readonly position: Position;
  /** The order that the list opened with; undefined for the order of rank. */
  readonly opening: ListOrder | undefined;
}

/** Keeps the last few generations, to answer questions about them. */
export class Generations {
  /** Oldest first. */
  private kept: readonly Generation[] = [];

  add(lexicon: OpenLexicon, { number, opening, order, setup, worth, ...shared }: SharedGeneration): void {
    const position = positionOf(setup);
    const moves = MoveList.of(position, shared.moves);
    const worths = worth && new MoveWorths(position, moves, worth);
    const generation = { number, lexicon, position, moves, order, worths, opening };
    const older = latestWithin(this.kept, KEPT_GENERATIONS - 1, KEPT_MOVES, (each) => each.order.length);
    this.kept = [...older, generation];
  }

  find(generation: number): Result<Generation, RequestError> {
    const kept = this.kept.find(({ number }) => number === generation);
    if (kept !== undefined) return ok(kept);
    const gone = message('engine.generationGone', { generation: String(generation) });
    return fail({ code: 'unknown-generation', message: gone });
  }
}
