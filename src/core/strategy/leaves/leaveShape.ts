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
 * By size, those of a size by their last kind, then by the one before it, and so on: a turn asks for all
 * leaves of a rack, most are small, and the small ones lie side by side, so that they are in a processor's
 * caches. Or as in a dictionary whose letters are the kinds, for a census, which goes through all leaves so.
 */
export type LeaveOrder = 'size' | 'dictionary';

/**
 * Numbers all leaves of up to so many tiles of a set, the empty one first. The way to a leave is an automaton
 * whose nodes are shared wherever the same tiles can follow: a few hundred for a rack of English, whatever
 * the number of leaves.
 *
 * A walk adds `skips[node + kind]` to the number of the leave and goes on at `nexts[node + kind]`. Tiles come
 * by kind, ascending, blanks first.
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
    order: LeaveOrder = 'size',
  ) {
    const nodes = new NodeList(counts, longest, order);
    this.kindCount = counts.length;
    this.size = nodes.sizes[SHAPE_ROOT]!;
    this.nexts = Int32Array.from(nodes.nexts);
    this.skips = Int32Array.from(nodes.skips);
  }

  /** The number of a leave of letter tiles and blanks in any order; `NO_TILE_LEFT` where it is none. */
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

  /** Every leave as in a dictionary. The array of kinds is used again for the next one. */
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

  /** The numbers of all leaves as they come in a dictionary. */
  inDictionary(): Int32Array {
    const numbers = new Int32Array(this.size);
    let nth = 0;
    this.visit((_, index) => {
      numbers[nth++] = index;
    });
    return numbers;
  }
}

/** A node follows from the kind reached, how many of it are left, and how many tiles may follow at all. */
class NodeList {
  readonly nexts: number[] = [];
  readonly skips: number[] = [];
  /** By node: leaves that go on from it, itself among them. */
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
      // In a dictionary, all that begins with a lower kind comes before.
      skips[node + next] = this.steps?.[step + next] ?? size;
      size += this.sizes[child]!;
    }
    this.sizes[node] = size;
    return node;
  }
}

/**
 * What a tile adds to the number of a leave where they are by size, by [tiles before it × kinds + its kind]:
 * all leaves of as many tiles as are before it, which the longer ones lie behind, and those of a tile more
 * that have only lower kinds.
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

/** How many leaves of up to `longest` tiles a set has, the empty one among them. */
export const countLeaves = (counts: readonly number[], longest: number): number =>
  counts.reduce(withKind, emptyAlone(longest)).reduce((sum, each) => sum + each, 0);

/** By size: the leaves of no kind. */
const emptyAlone = (longest: number): readonly number[] => [1, ...Array<number>(longest).fill(0)];

/** By size: how many leaves there are with so many tiles of one kind more. */
const withKind = (bySize: readonly number[], count: number): readonly number[] =>
  bySize.map((_, size) => {
    let sum = 0;
    for (let used = 0; used <= Math.min(count, size); used++) sum += bySize[size - used]!;
    return sum;
  });

/** The greatest number of tiles, up to `wanted`, for which there are at most `most` leaves. */
export function longestWithin(counts: readonly number[], wanted: number, most: number): number {
  let longest = wanted;
  while (longest > 0 && countLeaves(counts, longest) > most) longest--;
  return longest;
}
