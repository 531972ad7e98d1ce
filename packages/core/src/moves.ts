import type { Position } from '../../../src/core/board/position';
import { rankMoves } from '../../../src/core/movegen/candidates/rank';
import type { Move } from '../../../src/core/movegen/move';
import type { MoveList } from '../../../src/core/movegen/moveList';
import { formatMoveLine } from '../../../src/core/notation/positions/moveList';

/** Every legal move of a position, best score first. Moves are read from typed arrays only when asked for. */
export class Moves implements Iterable<Move> {
  private readonly order: Uint32Array;

  constructor(
    readonly position: Position,
    private readonly list: MoveList,
  ) {
    this.order = rankMoves(list);
  }

  get length(): number {
    return this.order.length;
  }

  /** The move of a rank, from 0; undefined if there are not so many. */
  at(rank: number): Move | undefined {
    const index = this.order[rank];
    return index === undefined ? undefined : this.list.moveAt(index);
  }

  /** A move as `8D QUI.Z 64`: place, tiles (a dot where one lies already, lower case for a blank), score. */
  text(rank: number): string | undefined {
    const move = this.at(rank);
    return move && formatMoveLine(move, this.position.rules.distribution);
  }

  *[Symbol.iterator](): Iterator<Move> {
    for (const index of this.order) yield this.list.moveAt(index);
  }
}
