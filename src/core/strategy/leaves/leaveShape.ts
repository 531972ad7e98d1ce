import { isBlank, letterOf, type Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';

/** A kind of tile: 0 for blanks, else the letter. */
export type Kind = number;

export const kindOf = (tile: Tile): Kind => (isBlank(tile) ? 0 : letterOf(tile));

/** How many tiles of each kind a set holds. */
export const kindCounts = ({ blankCount, letters }: TileDistribution): readonly number[] => [
  blankCount,
  ...letters.map(({ count }) => count),
];

/** No tile follows: there is none left, or the leave would be too long. */
export const NO_TILE_LEFT = -1;

/** Where every walk along the tiles of a leave begins. */
export const SHAPE_ROOT = 0;

/**
 * Numbers all leaves of up to so many tiles of a set, the empty one first. They are in the order of a
 * dictionary whose letters are the kinds, blanks first; so the number of a leave is how many lie before it on
 * the way. The way is an automaton whose nodes are shared wherever the same leaves can follow: a few hundred
 * for a rack of English, whatever the number of leaves.
 *
 * A walk adds `skips[node + kind]` to the number of the leave and goes on at `nexts[node + kind]`. Tiles come
 * by kind, ascending.
 */
export class LeaveShape {
  readonly kindCount: number;
  /** How many leaves there are, the empty one among them. */
  readonly size: number;
  readonly nexts: Int32Array;
  readonly skips: Int32Array;

  /**
   * @param counts how many tiles of each kind there are
   * @param longest the most tiles of a leave
   */
  constructor(
    readonly counts: readonly number[],
    readonly longest: number,
  ) {
    const nodes = new NodeList(counts);
    const root = nodes.build(longest);
    this.kindCount = counts.length;
    this.size = nodes.sizes[root]!;
    this.nexts = Int32Array.from(nodes.nexts);
    this.skips = Int32Array.from(nodes.skips);
  }

  /** The number of a leave of letter tiles and blanks in any order; `NO_TILE_LEFT` where it is none. */
  indexOf(tiles: Iterable<Tile>): number {
    let node = SHAPE_ROOT;
    let index = 0;
    for (const kind of Array.from(tiles, kindOf).sort((one, other) => one - other)) {
      const next = this.nexts[node + kind] ?? NO_TILE_LEFT;
      if (next === NO_TILE_LEFT) return NO_TILE_LEFT;
      index += this.skips[node + kind]!;
      node = next;
    }
    return index;
  }

  /** Every leave by number. The array of kinds is used again for the next one. */
  visit(visitLeave: (kinds: readonly Kind[], index: number) => void): void {
    const kinds: Kind[] = [];
    const visitFrom = (node: number, index: number): void => {
      visitLeave(kinds, index);
      for (let kind = kinds.at(-1) ?? 0; kind < this.kindCount; kind++) {
        const next = this.nexts[node + kind]!;
        if (next === NO_TILE_LEFT) continue;
        kinds.push(kind);
        visitFrom(next, index + this.skips[node + kind]!);
        kinds.pop();
      }
    };
    visitFrom(SHAPE_ROOT, 0);
  }
}

/** A node follows from the kind reached, how many of it are left, and how many tiles may follow at all. */
class NodeList {
  readonly nexts: number[] = [];
  readonly skips: number[] = [];
  /** By node: leaves that go on from it, itself among them. */
  readonly sizes: number[] = [];
  private readonly known = new Map<string, number>();

  constructor(private readonly counts: readonly number[]) {}

  build(longest: number): number {
    return this.nodeOf(0, this.counts[0] ?? 0, longest);
  }

  private nodeOf(kind: Kind, left: number, room: number): number {
    const key = room === 0 ? 'end' : `${kind}/${Math.min(left, room)}/${room}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const node = this.nexts.length;
    this.known.set(key, node);
    for (let i = 0; i < this.counts.length; i++) {
      this.nexts.push(NO_TILE_LEFT);
      this.skips.push(0);
    }
    let size = 1;
    for (let next = kind; next < this.counts.length && room > 0; next++) {
      const more = next === kind ? left : this.counts[next]!;
      if (more === 0) continue;
      const child = this.nodeOf(next, more - 1, room - 1);
      this.nexts[node + next] = child;
      this.skips[node + next] = size;
      size += this.sizes[child]!;
    }
    this.sizes[node] = size;
    return node;
  }
}

/** How many leaves of up to `longest` tiles a set has, the empty one among them. */
export function countLeaves(counts: readonly number[], longest: number): number {
  let bySize: number[] = [1, ...Array<number>(longest).fill(0)];
  for (const count of counts)
    bySize = bySize.map((_, size) => {
      let sum = 0;
      for (let used = 0; used <= Math.min(count, size); used++) sum += bySize[size - used]!;
      return sum;
    });
  return bySize.reduce((sum, each) => sum + each, 0);
}

/** The greatest number of tiles, up to `wanted`, for which there are at most `most` leaves. */
export function longestWithin(counts: readonly number[], wanted: number, most: number): number {
  let longest = wanted;
  while (longest > 0 && countLeaves(counts, longest) > most) longest--;
  return longest;
}
