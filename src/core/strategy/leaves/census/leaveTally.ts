import { clamp } from '../../../clamp';
import type { LeaveShape } from '../leaveShape';
import { type Kind, NO_TILE_LEFT, SHAPE_ROOT } from '../leaveShape';

/** Sums over the worth of leaves on many boards, in whole thousandths of a point. */
export interface TallySums {
  readonly boards: number;
  /** By number of the leave: number of boards on which it was possible. */
  readonly counts: Uint32Array;
  readonly sums: Float64Array;
  /** Squares, in whole tenths of a point. */
  readonly squares: Float64Array;
}

const TENTH = 100;
/** More than any leave is worth; it keeps the squares of 30,000 boards exact. */
const MOST_TENTHS = 1 << 19;

/**
 * Adds up the worth of leaves over many boards, in whole numbers only, so that the sums do not depend on the
 * order of the boards or the number of threads.
 */
export class LeaveTally implements TallySums {
  readonly counts: Uint32Array;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  boards = 0;

  constructor(private readonly shape: LeaveShape) {
    this.counts = new Uint32Array(shape.size);
    this.sums = new Float64Array(shape.size);
    this.squares = new Float64Array(shape.size);
  }

  /**
   * Adds a board.
   *
   * @param means mean worth of the racks drawn to each leave on this board
   * @param pool number of tiles of each kind that could be drawn
   */
  addBoard(means: Float64Array, pool: readonly number[]): void {
    this.boards++;
    const { nexts, skips } = this.shape;
    const used = pool.map(() => 0);
    const base = means[0]!;
    const visit = (node: number, index: number, from: Kind): void => {
      this.add(index, Math.round(1000 * (means[index]! - base)));
      for (let kind = from; kind < pool.length; kind++) {
        const next = nexts[node + kind]!;
        if (next === NO_TILE_LEFT || used[kind]! >= pool[kind]!) continue;
        used[kind]!++;
        visit(next, index + skips[node + kind]!, kind);
        used[kind]!--;
      }
    };
    visit(SHAPE_ROOT, 0, 0);
  }

  private add(index: number, worth: number): void {
    const tenths = clamp(Math.round(worth / TENTH), -MOST_TENTHS, MOST_TENTHS);
    this.counts[index]!++;
    this.sums[index]! += worth;
    this.squares[index]! += tenths * tenths;
  }

  /** Adds the sums of another tally of the same leaves. */
  addTally({ boards, counts, squares, sums }: TallySums): void {
    this.boards += boards;
    for (let index = 0; index < this.counts.length; index++) {
      this.counts[index]! += counts[index]!;
      this.sums[index]! += sums[index]!;
      this.squares[index]! += squares[index]!;
    }
  }

  /** The sums alone, for another thread. */
  sumsAlone(): TallySums {
    const { boards, counts, squares, sums } = this;
    return { boards, counts, squares, sums };
  }

  /** Mean worth of a leave in points. It must have been possible on some board. */
  meanOf(index: number): number {
    return this.sums[index]! / (1000 * this.counts[index]!);
  }

  /** Variance between boards, in squared points; 0 with fewer than two. */
  varianceOf(index: number): number {
    const count = this.counts[index]!;
    if (count < 2) return 0;
    const mean = this.meanOf(index);
    return Math.max(0, this.squares[index]! / 100 / count - mean * mean) * (count / (count - 1));
  }
}
