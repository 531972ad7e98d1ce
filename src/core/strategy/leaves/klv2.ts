import type { TileDistribution } from '../../alphabet/tileDistribution';
import { tileSetName } from '../../board/ruleNames';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { type Kind, kindCounts, LeaveShape, NO_TILE_LEFT, SHAPE_ROOT } from './leaveShape';
import { LeaveTable, longestLeave } from './leaveTable';

/**
 * KLV2, the leaves format of wolges and similar programs (https://github.com/andy-k/wolges), little-endian:
 * the number of nodes (uint32), the nodes as in KWG (uint32: kind 31…24, a leave ends here 23, last of its
 * list 22, start of the list of successors 21…0), the number of leaves (uint32), and their values (float32)
 * in the order in which the nodes reach them. The kinds of a leave ascend, blanks first. Node 0 leads to the
 * first kinds; node 1, which would lead to a GADDAG, is empty.
 */
const ACCEPTS = 0x0080_0000;
const LAST = 0x0040_0000;
const TARGET = 0x003f_ffff;
const KIND_SHIFT = 24;
const ROOTS = 2;
const WORD = 4;
/** More than any tile set of 32 letters has leaves of up to six tiles. */
const MAX_VALUES = 1 << 24;
export const MAX_KLV2 = WORD * (2 + TARGET + 1 + MAX_VALUES);
/** More tiles than any leave has. */
const MAX_DEPTH = 40;

export function formatKlv2(table: LeaveTable): Uint8Array {
  const { shape } = table;
  const nodes: number[] = [LAST, LAST];
  const lists = new Map<number, number>();
  /** Start of the list of successors of a node of the shape; 0 if it has none. */
  const listOf = (node: number): number => {
    const known = lists.get(node);
    if (known !== undefined) return known;
    const kinds = Array.from({ length: shape.kindCount }, (_, kind) => kind).filter(
      (kind) => shape.nexts[node + kind] !== NO_TILE_LEFT,
    );
    const first = kinds.length === 0 ? 0 : nodes.length;
    lists.set(node, first);
    for (const kind of kinds) nodes.push((kind << KIND_SHIFT) | ACCEPTS | (kind === kinds.at(-1) ? LAST : 0));
    for (const [nth, kind] of kinds.entries()) nodes[first + nth]! |= listOf(shape.nexts[node + kind]!);
    return first;
  };
  nodes[0] = LAST | listOf(SHAPE_ROOT);
  const bytes = new Uint8Array(WORD * (1 + nodes.length + 1 + shape.size - 1));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const write = (word: number): void => view.setUint32(WORD * at++, word, true);
  write(nodes.length);
  for (const node of nodes) write(node >>> 0);
  write(shape.size - 1);
  for (const value of table.inDictionary().subarray(1)) view.setFloat32(WORD * at++, value, true);
  return bytes;
}

/**
 * Reads the leaves of a tile set from a KLV2 file, up to the greatest length that the file covers completely.
 * Corrupt files cannot make a walk leave the array or loop.
 */
export function parseKlv2(
  bytes: Uint8Array,
  distribution: TileDistribution,
  rackSize: number,
): Result<LeaveTable, Message> {
  const words = wordsOf(bytes);
  if (!words.ok) return words;
  const { leaveCount, nodes, values } = words.value;
  const counter = new LeaveCounter(nodes);
  const total = counter.countFrom(nodes[0]! & TARGET, 0);
  if (total === undefined || total !== leaveCount) return fail(DAMAGED);
  const counts = kindCounts(distribution);
  const wanted = longestLeave(counts, rackSize);
  const whole = lookUp(new LeaveShape(counts, wanted), counter, values);
  if (whole.missing > wanted) return ok(whole.table);
  const longest = whole.missing - 1;
  if (longest < 1) return fail(message('leaves.otherTiles', { tiles: tileSetName(distribution) }));
  return ok(lookUp(new LeaveShape(counts, longest), counter, values).table);
}

const DAMAGED = message('leaves.damagedKlv2');

interface Words {
  readonly nodes: Uint32Array;
  readonly leaveCount: number;
  readonly values: DataView;
}

function wordsOf(bytes: Uint8Array): Result<Words, Message> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = Math.floor(bytes.length / WORD);
  const nodeCount = words > 0 ? view.getUint32(0, true) : 0;
  if (bytes.length % WORD !== 0 || nodeCount < ROOTS || nodeCount > TARGET + 1 || nodeCount + 2 > words)
    return fail(DAMAGED);
  const leaveCount = view.getUint32(WORD * (1 + nodeCount), true);
  if (leaveCount > MAX_VALUES || words !== nodeCount + 2 + leaveCount) return fail(DAMAGED);
  const nodes = Uint32Array.from({ length: nodeCount }, (_, nth) => view.getUint32(WORD * (1 + nth), true));
  const valuesAt = bytes.byteOffset + WORD * (2 + nodeCount);
  return ok({ nodes, leaveCount, values: new DataView(bytes.buffer, valuesAt, WORD * leaveCount) });
}

const UNCOUNTED = -1;

/** Counts the leaves that can be reached from each node, from which the number of a leave follows. */
class LeaveCounter {
  /** By node: the leaves of its list from this node on. */
  private readonly counts: Float64Array;

  constructor(readonly nodes: Uint32Array) {
    this.counts = new Float64Array(nodes.length).fill(UNCOUNTED);
  }

  /** Number of leaves of the list that begins here; undefined if the nodes are invalid. */
  countFrom(first: number, depth: number): number | undefined {
    if (first === 0) return 0;
    if (first < ROOTS || depth > MAX_DEPTH) return undefined;
    const end = this.endOf(first);
    if (end === undefined) return undefined;
    if (this.counts[first] !== UNCOUNTED) return this.counts[first];
    let sum = 0;
    for (let node = end; node >= first; node--) {
      if (this.counts[node] !== UNCOUNTED) {
        sum = this.counts[node]!;
        continue;
      }
      const behind = this.countFrom(this.nodes[node]! & TARGET, depth + 1);
      if (behind === undefined) return undefined;
      sum += behind + this.ownCount(node);
      if (sum > MAX_VALUES) return undefined;
      this.counts[node] = sum;
    }
    return sum;
  }

  /** The last node of a list, if its kinds ascend. */
  private endOf(first: number): number | undefined {
    for (let node = first; node < this.nodes.length; node++) {
      if ((this.nodes[node]! & LAST) !== 0) return node;
      const next = this.nodes[node + 1];
      if (next === undefined || next >>> KIND_SHIFT <= this.nodes[node]! >>> KIND_SHIFT) return undefined;
    }
    return undefined;
  }

  private ownCount(node: number): number {
    return (this.nodes[node]! & ACCEPTS) === 0 ? 0 : 1;
  }

  /** The node for a kind in a list, and the number of leaves before those that begin with it. */
  find(first: number, kind: Kind): { readonly node: number; readonly before: number } | undefined {
    if (first === 0) return undefined;
    for (let node = first; ; node++) {
      const found = this.nodes[node]! >>> KIND_SHIFT;
      if (found === kind) return { node, before: this.counts[first]! - this.counts[node]! };
      if (found > kind || (this.nodes[node]! & LAST) !== 0) return undefined;
    }
  }

  accepts(node: number): boolean {
    return this.ownCount(node) === 1;
  }
}

/** All values that the file has, and the number of tiles of the shortest missing leave. */
function lookUp(
  shape: LeaveShape,
  counter: LeaveCounter,
  values: DataView,
): { readonly table: LeaveTable; readonly missing: number } {
  const table = new LeaveTable(shape);
  let missing = shape.longest + 1;
  const { nodes } = counter;
  const visit = (
    at: number,
    index: number,
    list: number,
    number: number,
    from: Kind,
    length: number,
  ): void => {
    for (let kind = from; kind < shape.kindCount; kind++) {
      const next = shape.nexts[at + kind]!;
      if (next === NO_TILE_LEFT) continue;
      const found = counter.find(list, kind);
      const value = found === undefined ? undefined : valueAt(found, number);
      if (found === undefined || value === undefined) {
        missing = Math.min(missing, length + 1);
        continue;
      }
      const longer = index + shape.skips[at + kind]!;
      table.values[longer] = value;
      visit(next, longer, nodes[found.node]! & TARGET, number + found.before + 1, kind, length + 1);
    }
  };
  /** `number` leaves come before the list; a value that is not a number of points is dropped. */
  const valueAt = (
    { before, node }: { readonly node: number; readonly before: number },
    number: number,
  ): number | undefined => {
    if (!counter.accepts(node)) return undefined;
    const value = values.getFloat32(WORD * (number + before), true);
    return Math.abs(value) <= MOST_POINTS ? value : undefined;
  };
  visit(SHAPE_ROOT, 0, nodes[0]! & TARGET, 0, 0, 0);
  return { table, missing };
}

/** More than any leave is worth; the worth of a move in thousandths stays well within 32 bits. */
const MOST_POINTS = 100_000;
