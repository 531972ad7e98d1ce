import type { Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { type PlacedWorth, THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { CandidateValues } from '../../movegen/candidates/candidateSort';
import { DOWN_BIT, FIRST_SHIFT, LINE_SHIFT, PLACE_FIELD } from '../../movegen/moveEntries';
import type { MoveList } from '../../movegen/moveList';
import { openingWorth } from '../leaves/equityEvaluator';
import { kindOf } from '../leaves/leaveShape';
import type { PositionWorth } from './judgePosition';

/** More than there are letters. */
const KINDS = 64;
/** More than any rack with a table has. */
const MOST_COPIES = 16;

/**
 * The worth of each move of a list beside its score, in thousandths of a point, computed on demand and
 * without storing values: lists have millions of moves.
 */
export class MoveWorths implements CandidateValues {
  /** By kind: the bits of its tiles on the rack, one copy after another. */
  private readonly bits = new Int32Array(KINDS * MOST_COPIES);
  /** By kind: how many of them the current move has used so far. */
  private readonly used = new Uint8Array(KINDS);
  private readonly full: number;
  private readonly opening: PlacedWorth | undefined;
  private readonly tiles: Tile[] = [];
  private readonly squares: number[] = [];

  constructor(
    private readonly position: Position,
    private readonly moves: MoveList,
    readonly worth: PositionWorth,
  ) {
    const { isEmptyBoard, rack } = position;
    this.full = (1 << rack.length) - 1;
    const copies = new Uint8Array(KINDS);
    for (let place = 0; place < rack.length; place++) {
      const kind = kindOf(rack[place]!);
      this.bits[kind * MOST_COPIES + copies[kind]!++] = 1 << place;
    }
    this.opening = isEmptyBoard && worth.bagCount > 0 ? openingWorth(position) : undefined;
  }

  /** Worth of the tiles kept. */
  leaveAt(index: number): number {
    return this.worth.kept[this.keptMaskAt(index)]!;
  }

  /** Worth of the tiles played on their squares, beside their score. */
  placedAt(index: number): number {
    if (this.opening === undefined) return 0;
    const { cols } = this.position;
    const place = this.moves.placeAt(index);
    const line = (place >> LINE_SHIFT) & PLACE_FIELD;
    const first = (place >> FIRST_SHIFT) & PLACE_FIELD;
    const isDown = (place & DOWN_BIT) !== 0;
    const { squares, tiles } = this;
    squares.length = tiles.length = this.moves.tilesPlayedAt(index);
    // The board is empty: the tiles lie side by side.
    for (let nth = 0; nth < tiles.length; nth++) {
      tiles[nth] = this.moves.playedTileAt(index, nth);
      squares[nth] = isDown ? (first + nth) * cols + line : line * cols + first + nth;
    }
    return this.opening.delta({ squares, tiles });
  }

  equityAt(index: number): number {
    return THOUSANDTHS * this.moves.scoreAt(index) + this.leaveAt(index) + this.placedAt(index);
  }

  private keptMaskAt(index: number): number {
    const { bits, moves, used } = this;
    const count = moves.tilesPlayedAt(index);
    let mask = this.full;
    for (let nth = 0; nth < count; nth++) {
      const kind = kindOf(moves.playedTileAt(index, nth));
      mask ^= bits[kind * MOST_COPIES + used[kind]!++]!;
    }
    for (let nth = 0; nth < count; nth++) used[kindOf(moves.playedTileAt(index, nth))] = 0;
    return mask;
  }
}
