import { popcount } from '../../lexicon/popcount';
import { LARGEST_TABLED_RACK } from '../../movegen/bestMove/moveWorth';
import { kindOf } from './leaveShape';
import type { LeaveTable } from './leaveTable';
import type { SizedLeaves } from './sizedLeaves';

/**
 * What every leave of one rack is worth, in thousandths of a point, looked up once for a turn: a move then
 * only needs to know which tiles it keeps. The arrays are used again for the next turn.
 */
export class LeaveMap {
  /** By the mask of the tiles kept: bit n stands for the nth tile of the rack. */
  values = new Int32Array(1);
  /** The same, where bit n stands for the nth tile by kind. */
  private sorted = new Int32Array(1);
  /** By such a mask: the number of the leave, its place in the table, the mask of the rack. */
  private numbers = new Int32Array(1);
  private places = new Int32Array(1);
  private rackMasks = new Int32Array(1);
  /** The tiles by kind, and where they lie on the rack. */
  private readonly kinds = new Int32Array(LARGEST_TABLED_RACK);
  private readonly rackPlaces = new Int32Array(LARGEST_TABLED_RACK);

  /** @param rack of at most `LARGEST_TABLED_RACK` tiles */
  load(rack: Uint8Array, { bySize }: LeaveTable): void {
    this.begin(rack);
    this.number(rack.length, bySize);
    const { places, rackMasks, sorted, values } = this;
    // Where the values are in no cache, they are read side by side and not one by one.
    for (let mask = 1; mask < places.length; mask++) {
      const place = places[mask]!;
      const value = place < 0 ? this.extrapolate(mask) : bySize.values[place]!;
      sorted[mask] = value;
      values[rackMasks[mask]!] = value;
    }
  }

  /** Finds the places of all leaves; below 0 those that the table does not have. */
  private number(size: number, leaves: SizedLeaves): void {
    const { counts, kindCount, longest, lower } = leaves;
    const { kinds, numbers, places, rackMasks, rackPlaces } = this;
    let alike = 0;
    for (let tile = 0; tile < size; tile++) {
      const kind = kinds[tile]!;
      const rackBit = 1 << rackPlaces[tile]!;
      const bit = 1 << tile;
      alike = tile > 0 && kinds[tile - 1] === kind ? alike | bit : bit;
      // Of more tiles than there are, no leave has all.
      const most = kind < kindCount ? counts[kind]! : 0;
      const tooMany = popcount(alike) > most;
      // All masks whose last tile this is: those of the tiles before it, and the tile.
      for (let before = 0; before < bit; before++) {
        const mask = before | bit;
        const count = popcount(mask);
        rackMasks[mask] = rackMasks[before]! | rackBit;
        if (places[before]! < 0 || count > longest || (tooMany && popcount(mask & alike) > most)) {
          places[mask] = -1;
          continue;
        }
        const number = numbers[before]! + lower[count * kindCount + kind]!;
        numbers[mask] = number;
        places[mask] = leaves.places[count]! + number;
      }
    }
  }

  /** Sorts the tiles by kind, and makes room for their leaves; the empty one is worth nothing. */
  private begin(rack: Uint8Array): void {
    const size = 1 << rack.length;
    if (this.values.length !== size) {
      this.values = new Int32Array(size);
      this.sorted = new Int32Array(size);
      this.numbers = new Int32Array(size);
      this.places = new Int32Array(size);
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
