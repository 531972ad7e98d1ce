import type { Kind, LeaveShape } from '../leaveShape';
import { SHAPE_ROOT } from '../leaveShape';
import { LeaveTable } from '../leaveTable';
import type { LeaveTally } from './leaveTally';

/** Values of leaves and their standard errors. */
export interface SmoothedLeaves {
  readonly table: LeaveTable;
  /** By number of the leave: the standard error of its value, in points. */
  readonly errors: Float32Array;
}

/** Leaves with at least this many boards represent the leaves of their length. */
const TELLING_BOARDS = 30;
/** A smaller spread, in squared points, is attributed to chance. */
const LEAST_SPREAD = 0.01;

/**
 * The smoothed values of a tally. Leaves seen on few boards are shrunk towards the value that shorter leaves
 * predict: the more so the less certain they are, and the closer leaves of this length are to their
 * predictions (Efron and Morris 1975, https://doi.org/10.1080/01621459.1975.10479864).
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
 * The predicted value of a leave if tiles interacted only in pairs: for any two tiles, the value with one
 * plus that with the other minus that without both. The mean over all pairs; 0 for one tile.
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

/** Variance of one board: the mean of all leaves with enough boards, or of all if none has enough. */
function usualVariance(tally: LeaveTally, indices: Uint32Array): number {
  for (const least of [TELLING_BOARDS, 2]) {
    const telling = indices.filter((index) => tally.counts[index]! >= least);
    if (telling.length > 0)
      return telling.reduce((sum, index) => sum + tally.varianceOf(index), 0) / telling.length;
  }
  return 0;
}

/** The squared error of a leave's mean. With few boards, the usual variance outweighs the leave's own. */
function chanceOf(tally: LeaveTally, index: number, usual: number): number {
  const count = tally.counts[index]!;
  const own = tally.varianceOf(index) * (count - 1);
  return (own + usual * TELLING_BOARDS) / (count - 1 + TELLING_BOARDS) / count;
}

/**
 * The mean squared deviation of leaves from their predictions in excess of chance; over all leaves with an
 * error of their own if none has enough boards.
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
