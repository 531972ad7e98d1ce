import type { Kind, LeaveShape } from '../leaveShape';
import { SHAPE_ROOT } from '../leaveShape';
import { LeaveTable } from '../leaveTable';
import type { LeaveTally } from './leaveTally';

/** What leaves are worth, and how sure that is. */
export interface SmoothedLeaves {
  readonly table: LeaveTable;
  /** By the number of the leave: the standard error of its value, in points. */
  readonly errors: Float32Array;
}

/** Leaves of at least so many boards tell what leaves of their length are like. */
const TELLING_BOARDS = 30;
/** A smaller spread than this, in points squared, is taken for chance. */
const LEAST_SPREAD = 0.01;

/**
 * The values of a tally. What was seen on few boards is drawn towards what shorter leaves lead one to expect:
 * the more so the less sure it is, and the closer leaves of this length come to their expectation (Efron and
 * Morris 1975, https://doi.org/10.1080/01621459.1975.10479864).
 */
export function smoothLeaves(shape: LeaveShape, tally: LeaveTally): SmoothedLeaves {
  const values = new Float32Array(shape.size);
  const errors = new Float32Array(shape.size);
  const byLength = leavesByLength(shape);
  for (const [length, leaves] of byLength.entries()) {
    if (length === 0) continue;
    const expected = Float64Array.from(leaves, (kinds) => expectedOf(shape, values, kinds));
    smoothLength(shape, tally, leaves, expected, { values, errors });
  }
  return { table: new LeaveTable(shape, values), errors };
}

type Leave = Uint8Array;

function leavesByLength(shape: LeaveShape): readonly Leave[][] {
  const byLength: Leave[][] = Array.from({ length: shape.longest + 1 }, () => []);
  shape.visit((kinds) => byLength[kinds.length]!.push(Uint8Array.from(kinds)));
  return byLength;
}

/**
 * What a leave should be worth if its tiles only went together two by two: for any two of them, with the one
 * and with the other, without both counted twice. The mean of all pairs; nothing of one tile.
 */
function expectedOf(shape: LeaveShape, values: Float32Array, kinds: Leave): number {
  if (kinds.length < 2) return 0;
  let sum = 0;
  let pairs = 0;
  for (let i = 0; i < kinds.length; i++)
    for (let j = i + 1; j < kinds.length; j++) {
      sum += valueWithout(shape, values, kinds, i, -1) + valueWithout(shape, values, kinds, j, -1);
      sum -= valueWithout(shape, values, kinds, i, j);
      pairs++;
    }
  return sum / pairs;
}

function valueWithout(shape: LeaveShape, values: Float32Array, kinds: Leave, i: number, j: number): number {
  let node = SHAPE_ROOT;
  let index = 0;
  for (let nth = 0; nth < kinds.length; nth++) {
    if (nth === i || nth === j) continue;
    const step = node + kinds[nth]!;
    index += shape.skips[step]!;
    node = shape.nexts[step]!;
  }
  return values[index]!;
}

function indexOfKinds(shape: LeaveShape, kinds: ArrayLike<Kind>): number {
  let node = SHAPE_ROOT;
  let index = 0;
  for (let nth = 0; nth < kinds.length; nth++) {
    const step = node + kinds[nth]!;
    index += shape.skips[step]!;
    node = shape.nexts[step]!;
  }
  return index;
}

function smoothLength(
  shape: LeaveShape,
  tally: LeaveTally,
  leaves: readonly Leave[],
  expected: Float64Array,
  { errors, values }: { readonly errors: Float32Array; readonly values: Float32Array },
): void {
  const indices = Uint32Array.from(leaves, (kinds) => indexOfKinds(shape, kinds));
  const usual = usualVariance(tally, indices);
  const isSingle = leaves[0]?.length === 1;
  const spread = isSingle ? Number.POSITIVE_INFINITY : spreadAround(expected, tally, indices, usual);
  for (const [nth, index] of indices.entries()) {
    const count = tally.counts[index]!;
    if (count === 0) {
      values[index] = expected[nth]!;
      errors[index] = Math.sqrt(Number.isFinite(spread) ? spread : usual);
      continue;
    }
    const chance = chanceOf(tally, index, usual);
    const trust = Number.isFinite(spread) ? spread / (spread + chance) : 1;
    values[index] = expected[nth]! + trust * (tally.meanOf(index) - expected[nth]!);
    errors[index] = Math.sqrt(trust * chance);
  }
}

/** Variance of one board: the mean of all leaves that have told enough, or of all if none has. */
function usualVariance(tally: LeaveTally, indices: Uint32Array): number {
  for (const least of [TELLING_BOARDS, 2]) {
    const telling = indices.filter((index) => tally.counts[index]! >= least);
    if (telling.length > 0)
      return telling.reduce((sum, index) => sum + tally.varianceOf(index), 0) / telling.length;
  }
  return 0;
}

/** The squared error of a leave's mean. Of few boards the variance is rather the usual one than theirs. */
function chanceOf(tally: LeaveTally, index: number, usual: number): number {
  const count = tally.counts[index]!;
  const own = tally.varianceOf(index) * (count - 1);
  return (own + usual * TELLING_BOARDS) / (count - 1 + TELLING_BOARDS) / count;
}

/**
 * How far leaves are from what is expected of them, squared, beyond what chance does; of all leaves with an
 * error of their own, where none has told enough.
 */
function spreadAround(
  expected: Float64Array,
  tally: LeaveTally,
  indices: Uint32Array,
  usual: number,
): number {
  for (const least of [TELLING_BOARDS, 2]) {
    let sum = 0;
    let count = 0;
    for (const [nth, index] of indices.entries()) {
      if (tally.counts[index]! < least) continue;
      const off = tally.meanOf(index) - expected[nth]!;
      sum += off * off - chanceOf(tally, index, usual);
      count++;
    }
    if (count > 0) return Math.max(LEAST_SPREAD, sum / count);
  }
  return Math.max(LEAST_SPREAD, usual);
}
