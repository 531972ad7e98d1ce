import { type BuildMonitor, type BuildStage, STEPS_BETWEEN_CHECKS } from './buildMonitor';

const KEY_BITS = 30;
const DIGIT_BITS = 10;
const BUCKETS = 1 << DIGIT_BITS;

/** Strings of letter codes inside one byte array; string i starts at `starts[i]`. A 0 follows each. */
export interface StringTable {
  readonly letters: Uint8Array;
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
  /** +1: the strings are read towards the end of the array, −1: towards its beginning. */
  readonly step: 1 | -1;
  /** The highest letter code. */
  readonly alphabetSize: number;
}

/** Two buffers that the passes of a radix sort write in turn: numbers of strings, and their keys. */
interface SortBuffers {
  ids: Uint32Array;
  keys: Uint32Array;
  spareIds: Uint32Array;
  spareKeys: Uint32Array;
}

/** Strings in ascending order of their letters, a prefix before its extensions; equal ones keep their order. */
export interface SortedStrings {
  /** Their numbers in the table, where they start, and their lengths. */
  readonly ids: Uint32Array;
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
  /** How many first letters each has in common with the one before it; at most 255. */
  readonly shared: Uint8Array;
}

/**
 * A radix sort over chunks of as many letters as fit 30 bits, from the last chunk to the first. A string joins in
 * at the chunk in which it ends, so it is moved no more often than it has chunks. Undefined when cancelled.
 */
export function sortStrings(
  table: StringTable,
  stage: BuildStage,
  monitor: BuildMonitor,
): SortedStrings | undefined {
  const letterBits = 32 - Math.clz32(table.alphabetSize);
  const chunkLetters = Math.floor(KEY_BITS / letterBits);
  const { ids, groupStarts } = groupByChunkCount(table, chunkLetters);
  const count = ids.length;
  const groups = groupStarts.length - 1;
  const buffers: SortBuffers = {
    ids: new Uint32Array(count),
    keys: new Uint32Array(count),
    spareIds: new Uint32Array(count),
    spareKeys: new Uint32Array(count),
  };
  for (let chunk = groups - 1; chunk >= 0; chunk--) {
    const from = groupStarts[chunk]!;
    // The strings that end in this chunk go in front of the longer ones: the passes are stable, so a string
    // whose key equals that of its own extension stays before it.
    buffers.ids.set(ids.subarray(from, groupStarts[chunk + 1]), from);
    for (let low = from; low < count; low += STEPS_BETWEEN_CHECKS) {
      if (!monitor.proceed(stage, groups - 1 - chunk, groups)) return undefined;
      const high = Math.min(low + STEPS_BETWEEN_CHECKS, count);
      fillKeys(table, buffers, { low, high, skip: chunk * chunkLetters, chunkLetters, letterBits });
    }
    for (let shift = 0; shift < KEY_BITS; shift += DIGIT_BITS) {
      if (!monitor.proceed(stage, groups - 1 - chunk, groups)) return undefined;
      sortByDigit(buffers, from, shift);
    }
  }
  const { ids: sorted, keys, spareIds: starts } = buffers;
  const lengths = new Uint8Array(count);
  for (let i = 0; i < count; i++) starts[i] = table.starts[sorted[i]!]!;
  for (let i = 0; i < count; i++) lengths[i] = table.lengths[sorted[i]!]!;
  const shared = sharedLetters(table, starts, keys, { chunkLetters, letterBits });
  return { ids: sorted, starts, lengths, shared };
}

/** How many first letters each string shares with the one before: by its key, by its letters only beyond it. */
function sharedLetters(
  { letters, step }: StringTable,
  starts: Uint32Array,
  keys: Uint32Array,
  { chunkLetters, letterBits }: { chunkLetters: number; letterBits: number },
): Uint8Array {
  const shared = new Uint8Array(starts.length);
  const unusedBits = 32 - chunkLetters * letterBits;
  for (let i = 1; i < starts.length; i++) {
    const key = keys[i]!;
    const difference = key ^ keys[i - 1]!;
    let common = ((Math.clz32(difference) - unusedBits) / letterBits) | 0;
    if (difference === 0) {
      const start = starts[i]!;
      const previous = starts[i - 1]!;
      common = 0;
      while (
        letters[start + common * step] === letters[previous + common * step] &&
        letters[start + common * step] !== 0
      )
        common++;
    }
    shared[i] = common;
  }
  return shared;
}

/** The numbers of all strings, those of one chunk first; `groupStarts[c]` is where those of c + 1 chunks start. */
function groupByChunkCount(
  { lengths }: StringTable,
  chunkLetters: number,
): { ids: Uint32Array; groupStarts: number[] } {
  const sizes = new Array<number>(256).fill(0);
  for (let id = 0; id < lengths.length; id++) sizes[lengths[id]!]!++;
  const groupOf = sizes.map((_, length) => Math.max(0, Math.ceil(length / chunkLetters) - 1));
  const longest = sizes.findLastIndex((size) => size > 0);
  const groupStarts = new Array<number>(longest < 0 ? 1 : groupOf[longest]! + 2).fill(0);
  for (let length = 0; length <= longest; length++) groupStarts[groupOf[length]! + 1]! += sizes[length]!;
  for (let group = 1; group < groupStarts.length; group++) groupStarts[group]! += groupStarts[group - 1]!;
  const next = groupStarts.slice();
  const ids = new Uint32Array(lengths.length);
  for (let id = 0; id < lengths.length; id++) ids[next[groupOf[lengths[id]!]!]!++] = id;
  return { ids, groupStarts };
}

/** Sets the keys of the strings low … high − 1: the chunk after the first `skip` letters, as one number. */
function fillKeys(
  { letters, starts, step }: StringTable,
  { ids, keys }: SortBuffers,
  part: { low: number; high: number; skip: number; chunkLetters: number; letterBits: number },
): void {
  const { high, chunkLetters, letterBits } = part;
  const skip = part.skip * step;
  for (let i = part.low; i < high; i++) {
    let at = starts[ids[i]!]! + skip;
    let key = 0;
    for (let left = chunkLetters; left > 0; left--) {
      const letter = letters[at]!;
      key = (key << letterBits) | letter;
      if (letter !== 0) at += step;
    }
    keys[i] = key;
  }
}

/** One stable counting pass over the strings from `from` on; exchanges the buffers. */
function sortByDigit(buffers: SortBuffers, from: number, shift: number): void {
  const { ids, keys, spareIds, spareKeys } = buffers;
  const next = new Uint32Array(BUCKETS + 1);
  countDigits(keys, from, shift, next);
  next[0] = from;
  for (let digit = 1; digit < BUCKETS; digit++) next[digit]! += next[digit - 1]!;
  distribute(buffers, from, shift, next);
  buffers.ids = spareIds;
  buffers.keys = spareKeys;
  buffers.spareIds = ids;
  buffers.spareKeys = keys;
}

function countDigits(keys: Uint32Array, from: number, shift: number, counts: Uint32Array): void {
  for (let i = from; i < keys.length; i++) counts[((keys[i]! >>> shift) & (BUCKETS - 1)) + 1]!++;
}

function distribute(buffers: SortBuffers, from: number, shift: number, next: Uint32Array): void {
  const { ids, keys, spareIds, spareKeys } = buffers;
  for (let i = from; i < keys.length; i++) {
    const key = keys[i]!;
    const place = next[(key >>> shift) & (BUCKETS - 1)]!++;
    spareIds[place] = ids[i]!;
    spareKeys[place] = key;
  }
}
