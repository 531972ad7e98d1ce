import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import { type LeaveShape, NO_TILE_LEFT, SHAPE_ROOT } from './leaveShape';

/**
 * The values of a table in another order, by size. A turn asks for all leaves of a rack: most are small, and
 * here the small ones lie side by side, so that they are in a processor's caches.
 *
 * Leaves of a size are ordered by their last kind, then by the one before it, and so on. So the number of one
 * is a sum: for each of its tiles, by kind ascending, how many leaves as long as that have only lower kinds.
 */
export class SizedLeaves {
  readonly kindCount: number;
  readonly longest: number;
  readonly counts: readonly number[];
  /** In thousandths of a point, by the place of the size and the number of the leave. */
  readonly values: Int32Array;
  /** By size: the place of the first leave; one entry more. */
  readonly places: Int32Array;
  /** [size × kindCount + kind]: how many leaves of so many tiles have only lower kinds. */
  readonly lower: Int32Array;

  constructor(
    private readonly shape: LeaveShape,
    values: Float32Array,
  ) {
    this.counts = shape.counts;
    this.kindCount = shape.kindCount;
    this.longest = shape.longest;
    this.places = new Int32Array(this.longest + 2);
    this.lower = new Int32Array((this.longest + 1) * this.kindCount);
    this.values = new Int32Array(shape.size);
    this.countLower();
    this.values[0] = Math.round(values[0]! * THOUSANDTHS);
    if (this.longest > 0) this.copy(values, SHAPE_ROOT, 0, 0, 0, 0);
  }

  private countLower(): void {
    const { counts, kindCount, longest, lower, places } = this;
    let bySize = [1, ...Array<number>(longest).fill(0)];
    for (let kind = 0; kind < kindCount; kind++) {
      for (let size = 0; size <= longest; size++) lower[size * kindCount + kind] = bySize[size]!;
      bySize = bySize.map((_, size) => {
        let sum = 0;
        for (let used = 0; used <= Math.min(counts[kind]!, size); used++) sum += bySize[size - used]!;
        return sum;
      });
    }
    for (let size = 0; size <= longest; size++) places[size + 1] = places[size]! + bySize[size]!;
  }

  /** Copies all leaves that begin as this one of so many tiles and go on with this kind or a higher one. */
  private copy(
    values: Float32Array,
    node: number,
    index: number,
    number: number,
    size: number,
    from: number,
  ): void {
    const { kindCount, longest, lower } = this;
    const { nexts, skips } = this.shape;
    const longer = size + 1;
    for (let kind = from; kind < kindCount; kind++) {
      const next = nexts[node + kind]!;
      if (next === NO_TILE_LEFT) continue;
      const nextIndex = index + skips[node + kind]!;
      const nextNumber = number + lower[longer * kindCount + kind]!;
      this.values[this.places[longer]! + nextNumber] = Math.round(values[nextIndex]! * THOUSANDTHS);
      if (longer < longest) this.copy(values, next, nextIndex, nextNumber, longer, kind);
    }
  }
}
