import { MAX_RACK_TILES } from '../../board/checkRules';
import { FACE, type MoveRecords, recordSize, SCORE, TAKEN } from './moveRecords';

/** More than any score; together they are still exact. */
const OUT = 2 ** 52;
/** Worths below it are sorted together with their numbers, each such pair in one exact float64. */
const SMALL = 2 ** 31;
const KEY_STEP = 2 ** 20;
/** Up to this many records are sorted in preallocated memory. */
const FEW = 40;
const worths = new Float64Array(FEW);
const order = new Int32Array(FEW);
const spare = new Int32Array(recordSize(MAX_RACK_TILES) * FEW);

/**
 * Sorts adjacent records: those that play the whole rack first, then by the sum of score and points of the
 * tiles played, descending. Returns how many play the whole rack.
 */
export function sortList(
  records: MoveRecords,
  first: number,
  count: number,
  size: number,
  wholeRack: number,
): number {
  const { ints } = records;
  let outs = 0;
  for (let i = 0; i < count; i++) if (ints[first + i * size + TAKEN] === wholeRack) outs++;
  if (count > FEW) sortMany(records, first, count, size, wholeRack);
  else if (count > 1) sortFew(records, first, count, size, wholeRack);
  return outs;
}

function worthOf({ floats, ints }: MoveRecords, move: number, wholeRack: number): number {
  const worth = floats[(move + SCORE) >> 1]! + ints[move + FACE]!;
  return ints[move + TAKEN] === wholeRack ? worth + OUT : worth;
}

function sortFew(records: MoveRecords, first: number, count: number, size: number, wholeRack: number): void {
  const { ints } = records;
  let isSorted = true;
  for (let i = 0; i < count; i++) {
    const worth = worthOf(records, first + i * size, wholeRack);
    let at = i;
    for (; at > 0 && worths[at - 1]! < worth; at--) {
      worths[at] = worths[at - 1]!;
      order[at] = order[at - 1]!;
      isSorted = false;
    }
    worths[at] = worth;
    order[at] = i;
  }
  if (isSorted) return;
  const length = count * size;
  for (let i = 0; i < length; i++) spare[i] = ints[first + i]!;
  for (let i = 0, to = first; i < count; i++)
    for (let from = order[i]! * size, end = from + size; from < end; from++) ints[to++] = spare[from]!;
}

function sortMany(records: MoveRecords, first: number, count: number, size: number, wholeRack: number): void {
  const { ints } = records;
  const byWorth = new Float64Array(count);
  for (let i = 0; i < count; i++) byWorth[i] = worthOf(records, first + i * size, wholeRack);
  const sorted = orderOf(byWorth);
  const copy = ints.slice(first, first + count * size);
  for (let i = 0, to = first; i < count; i++)
    for (let from = sorted[i]! * size, end = from + size; from < end; from++) ints[to++] = copy[from]!;
}

/** Indices of the worths, the highest first. */
function orderOf(byWorth: Float64Array): ArrayLike<number> {
  const count = byWorth.length;
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const isOut = byWorth[i]! >= OUT;
    const worth = isOut ? byWorth[i]! - OUT : byWorth[i]!;
    if (worth >= SMALL || count > KEY_STEP)
      return Int32Array.from(byWorth.keys()).sort((one, other) => byWorth[other]! - byWorth[one]!);
    keys[i] = i - (isOut ? worth + SMALL : worth) * KEY_STEP;
  }
  // Sorting plain numbers is many times faster than with a comparator.
  keys.sort();
  return keys.map((key) => key - Math.floor(key / KEY_STEP) * KEY_STEP);
}
