import { isBlank, letterOf, type Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';

/** A kind of tile: 0 for blanks, else the letter. */
export type Kind = number;

export const kindOf = (tile: Tile): Kind => (isBlank(tile) ? 0 : letterOf(tile));

/** Number of tiles of each kind in a set. */
export const kindCounts = ({ blankCount, letters }: TileDistribution): readonly number[] => [
  blankCount,
  ...letters.map(({ count }) => count),
];

/** No tile follows: none is left, or the leave would be too long. */
export const NO_TILE_LEFT = -1;

/** The start of every walk along the tiles of a leave. */
export const SHAPE_ROOT = 0;

/**
 * By size, then by last kind, then by the one before it, and so on: a turn needs all leaves of a rack, most
 * of which are small, and the small ones lie side by side and stay cached. Or in dictionary order with the
 * kinds as letters, for a census, which visits all leaves in that order.
 */
export type LeaveOrder = 'size' | 'dictionary';

/**
 * Numbers all leaves of up to `longest` tiles of a set, the empty one first. Leaves are reached through an
 * automaton whose nodes are shared if the same tiles can follow: a few hundred nodes for an English rack,
 * whatever the number of leaves.
 *
 * A walk adds `skips[node + kind]` to the number of the leave and continues at `nexts[node + kind]`. Tiles
 * come by kind, ascending, blanks first.
 */
export class LeaveShape {
  readonly kindCount: number;
  /** Number of leaves, including the empty one. */
  readonly size: number;
  readonly nexts: Int32Array;
  readonly skips: Int32Array;

  /**
   * @param counts number of tiles of each kind
   * @param longest maximum number of tiles of a leave
   */
  constructor(
    readonly counts: readonly number[],
    readonly longest: number,
    order: LeaveOrder = 'size',
  ) {
    const nodes = new NodeList(counts, longest, order);
    this.kindCount = counts.length;
    this.size = nodes.sizes[SHAPE_ROOT]!;
    this.nexts = Int32Array.from(nodes.nexts);
    this.skips = Int32Array.from(nodes.skips);
  }

  /**
   * The number of a leave of letter tiles and blanks in any order; `NO_TILE_LEFT` if it is not a leave of the
   * set.
   */
  indexOf(tiles: Iterable<Tile>): number {
    let node = SHAPE_ROOT;
    let index = 0;
    for (const kind of Array.from(tiles, kindOf).sort((one, other) => one - other)) {
      const next = kind < this.kindCount ? this.nexts[node + kind]! : NO_TILE_LEFT;
      if (next === NO_TILE_LEFT) return NO_TILE_LEFT;
      index += this.skips[node + kind]!;
      node = next;
    }
    return index;
  }

  /** Visits every leave in dictionary order. The array of kinds is reused for the next one. */
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

  /** The numbers of all leaves in dictionary order. */
  inDictionary(): Int32Array {
    const numbers = new Int32Array(this.size);
    let nth = 0;
    this.visit((_, index) => {
      numbers[nth++] = index;
    });
    return numbers;
  }
}

/**
 * A node is determined by the kind reached, the number of its tiles left, and the number of tiles that may
 * follow.
 */
class NodeList {
  readonly nexts: number[] = [];
  readonly skips: number[] = [];
  /** By node: number of leaves that continue from it, including itself. */
  readonly sizes: number[] = [];
  private readonly known = new Map<string, number>();
  private readonly steps: Int32Array | undefined;

  constructor(
    private readonly counts: readonly number[],
    private readonly longest: number,
    order: LeaveOrder,
  ) {
    if (order === 'size') this.steps = stepsBySize(counts, longest);
    this.nodeOf(0, counts[0] ?? 0, longest);
  }

  private nodeOf(kind: Kind, left: number, room: number): number {
    const key = room === 0 ? 'end' : `${kind}/${Math.min(left, room)}/${room}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { counts, nexts, skips } = this;
    const node = nexts.length;
    this.known.set(key, node);
    for (let i = 0; i < counts.length; i++) {
      nexts.push(NO_TILE_LEFT);
      skips.push(0);
    }
    const step = (this.longest - room) * counts.length;
    let size = 1;
    for (let next = kind; next < counts.length && room > 0; next++) {
      const more = next === kind ? left : counts[next]!;
      if (more === 0) continue;
      const child = this.nodeOf(next, more - 1, room - 1);
      nexts[node + next] = child;
      // In dictionary order, all leaves that continue with a lower kind come first.
      skips[node + next] = this.steps?.[step + next] ?? size;
      size += this.sizes[child]!;
    }
    this.sizes[node] = size;
    return node;
  }
}

/**
 * What a tile adds to the number of a leave in order of size, by [tiles before it × kinds + its kind]: all
 * leaves of as many tiles as are before it, which precede the longer ones, and those of one more tile that
 * have only lower kinds.
 */
function stepsBySize(counts: readonly number[], longest: number): Int32Array {
  const steps = new Int32Array(longest * counts.length);
  let bySize = emptyAlone(longest);
  for (const [kind, count] of counts.entries()) {
    for (let size = 0; size < longest; size++) steps[size * counts.length + kind] = bySize[size + 1]!;
    bySize = withKind(bySize, count);
  }
  return steps.map((lower, at) => lower + bySize[Math.floor(at / counts.length)]!);
}

/** Number of leaves of up to `longest` tiles of a set, including the empty one. */
export const countLeaves = (counts: readonly number[], longest: number): number =>
  counts.reduce(withKind, emptyAlone(longest)).reduce((sum, each) => sum + each, 0);

/** By size: number of leaves without any kind. */
const emptyAlone = (longest: number): readonly number[] => [1, ...Array<number>(longest).fill(0)];

/** By size: number of leaves after adding one kind with this many tiles. */
const withKind = (bySize: readonly number[], count: number): readonly number[] =>
  bySize.map((_, size) => {
    let sum = 0;
    for (let used = 0; used <= Math.min(count, size); used++) sum += bySize[size - used]!;
    return sum;
  });

/** The greatest number of tiles, up to `wanted`, with at most `most` leaves. */
export function longestWithin(counts: readonly number[], wanted: number, most: number): number {
  let longest = wanted;
  while (longest > 0 && countLeaves(counts, longest) > most) longest--;
  return longest;
}
