import { LARGEST_TABLED_RACK, THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import { kindOf, type LeaveShape, NO_TILE_LEFT, SHAPE_ROOT } from './leaveShape';
import type { LeaveTable } from './leaveTable';

/**
 * The worth of every leave of one rack, in thousandths of a point, looked up once per turn, so that a move
 * only needs the mask of the tiles it keeps. The arrays are reused for the next turn.
 */
export class LeaveMap {
  /** By the mask of the tiles kept: bit n stands for the nth tile of the rack. */
  values = new Int32Array(1);
  /** The same, but bit n stands for the nth tile sorted by kind. */
  private sorted = new Int32Array(1);
  /** By such a mask: the node of the leave in the shape, its number, and the mask of the rack. */
  private nodes = new Int32Array(1);
  private numbers = new Int32Array(1);
  private rackMasks = new Int32Array(1);
  /** The tiles sorted by kind, and their places on the rack. */
  private readonly kinds = new Int32Array(LARGEST_TABLED_RACK);
  private readonly rackPlaces = new Int32Array(LARGEST_TABLED_RACK);

  /** @param rack at most `LARGEST_TABLED_RACK` tiles */
  load(rack: Uint8Array, { shape, values: table }: LeaveTable): void {
    this.begin(rack);
    this.number(rack.length, shape);
    const { nodes, numbers, rackMasks, sorted, values } = this;
    // If the values are not cached, reading them in one loop is faster than one at a time.
    for (let mask = 1; mask < nodes.length; mask++) {
      const isKnown = nodes[mask] !== NO_TILE_LEFT;
      const value = isKnown ? thousandths(table[numbers[mask]!]!) : this.extrapolate(mask);
      sorted[mask] = value;
      values[rackMasks[mask]!] = value;
    }
  }

  /** Finds the numbers of all leaves; those missing from the table lead to no node. */
  private number(size: number, { kindCount, nexts, skips }: LeaveShape): void {
    const { kinds, nodes, numbers, rackMasks, rackPlaces } = this;
    nodes[0] = SHAPE_ROOT;
    for (let tile = 0; tile < size; tile++) {
      const kind = kinds[tile]!;
      const rackBit = 1 << rackPlaces[tile]!;
      const bit = 1 << tile;
      // All masks whose last tile is this one: those of the earlier tiles, plus this tile.
      for (let before = 0; before < bit; before++) {
        const mask = before | bit;
        const node = nodes[before]!;
        rackMasks[mask] = rackMasks[before]! | rackBit;
        if (node === NO_TILE_LEFT || kind >= kindCount) {
          nodes[mask] = NO_TILE_LEFT;
          continue;
        }
        nodes[mask] = nexts[node + kind]!;
        numbers[mask] = numbers[before]! + skips[node + kind]!;
      }
    }
  }

  /** Sorts the tiles by kind and makes room for their leaves; the empty leave is worth 0. */
  private begin(rack: Uint8Array): void {
    const size = 1 << rack.length;
    if (this.values.length !== size) {
      this.values = new Int32Array(size);
      this.sorted = new Int32Array(size);
      this.nodes = new Int32Array(size);
      this.numbers = new Int32Array(size);
      this.rackMasks = new Int32Array(size);
    }
    const { kinds, rackPlaces } = this;
    for (let place = 0; place < rack.length; place++) {
      const kind = kindOf(rack[place]!);
      let at = place;
      for (; at > 0 && kinds[at - 1]! > kind; at--) {
        kinds[at] = kinds[at - 1]!;
        rackPlaces[at] = rackPlaces[at - 1]!;
      }
      kinds[at] = kind;
      rackPlaces[at] = place;
    }
  }

  /**
   * The worth of a leave that is missing from the table: that of all tiles but one plus that of this one
   * alone, averaged over all choices.
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

/** Equals `Math.round`, which would make a turn's leaves take half as long again. */
const thousandths = (points: number): number => Math.floor(points * THOUSANDTHS + 0.5);
