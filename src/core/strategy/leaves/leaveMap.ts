import { THOUSANDTHS } from '../heuristics/heuristic';
import { type Kind, kindOf, NO_TILE_LEFT, SHAPE_ROOT } from './leaveShape';
import type { LeaveTable } from './leaveTable';

/**
 * What every leave of one rack is worth, in thousandths of a point, looked up once for a turn: a move then
 * only needs to know which tiles it keeps. The arrays are used again for the next turn.
 */
export class LeaveMap {
  /** By the mask of the tiles kept: bit n stands for the nth tile of the rack. */
  values = new Int32Array(1);
  /** The same, where bit n stands for the nth tile by kind. */
  private sorted = new Int32Array(1);
  /** By such a mask: where the walk along these tiles has come to, and its number; the mask of the rack. */
  private nodes = new Int32Array(1);
  private indices = new Int32Array(1);
  private rackMasks = new Int32Array(1);

  /** @param rack of at most `LARGEST_TABLED_RACK` tiles */
  load(rack: Uint8Array, { shape, values }: LeaveTable): void {
    const order = this.begin(rack);
    const { indices, nodes, sorted } = this;
    nodes[0] = SHAPE_ROOT;
    for (let mask = 1; mask < sorted.length; mask++) {
      const { before, tile } = this.extend(mask, order);
      const step = nodes[before]! + kindOf(rack[tile]!);
      const node = nodes[before] === NO_TILE_LEFT ? NO_TILE_LEFT : shape.nexts[step]!;
      nodes[mask] = node;
      indices[mask] = node === NO_TILE_LEFT ? 0 : indices[before]! + shape.skips[step]!;
      sorted[mask] =
        node === NO_TILE_LEFT ? this.extrapolate(mask) : Math.round(values[indices[mask]!]! * THOUSANDTHS);
      this.values[this.rackMasks[mask]!] = sorted[mask]!;
    }
  }

  /** Sorts the places of the rack by kind, and makes room for its leaves; the empty one is worth nothing. */
  private begin(rack: Uint8Array): readonly number[] {
    const size = 1 << rack.length;
    if (this.values.length !== size) {
      this.values = new Int32Array(size);
      this.sorted = new Int32Array(size);
      this.nodes = new Int32Array(size);
      this.indices = new Int32Array(size);
      this.rackMasks = new Int32Array(size);
    }
    const kindAt = (place: number): Kind => kindOf(rack[place]!);
    return Array.from(rack, (_, place) => place).sort((one, other) => kindAt(one) - kindAt(other));
  }

  /** The mask without its last tile, and where this lies on the rack. */
  private extend(mask: number, order: readonly number[]): { before: number; tile: number } {
    const last = 31 - Math.clz32(mask);
    const before = mask ^ (1 << last);
    const tile = order[last]!;
    this.rackMasks[mask] = this.rackMasks[before]! | (1 << tile);
    return { before, tile };
  }

  /**
   * The worth of a leave that the table does not have: that of all but one tile and of this one alone, the
   * mean of all ways to choose it.
   */
  private extrapolate(mask: number): number {
    let sum = 0;
    let count = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (bit === mask) return 0;
      sum += this.sorted[mask ^ bit]! + this.sorted[bit]!;
      count++;
    }
    return Math.round(sum / count);
  }
}
