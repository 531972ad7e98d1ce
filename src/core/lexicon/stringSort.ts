import type { BuildMonitor, BuildStage } from './buildMonitor';

const KEY_BITS = 30;
const DIGIT_BITS = 10;
const BUCKETS = 1 << DIGIT_BITS;
const LENGTHS = 256;

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

/** Strings in ascending order of their letters, a prefix before its extensions; equal ones keep their order. */
export interface SortedStrings {
  /** Their numbers in the table, where they start, and their lengths. */
  readonly ids: Uint32Array;
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
  /** How many first letters each has in common with the one before it. */
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
  return new StringSorter(table, stage, monitor).sort();
}

class StringSorter {
  private readonly count: number;
  private readonly letterBits: number;
  private readonly chunkLetters: number;
  /** Numbers of strings and the keys of one chunk of them; the passes of the sort write the two pairs in turn. */
  private ids: Uint32Array;
  private keys: Uint32Array;
  private spareIds: Uint32Array;
  private spareKeys: Uint32Array;
  private passes = 1;
  private passesDone = 0;

  constructor(
    private readonly table: StringTable,
    private readonly stage: BuildStage,
    private readonly monitor: BuildMonitor,
  ) {
    this.count = table.starts.length;
    this.letterBits = 32 - Math.clz32(table.alphabetSize);
    this.chunkLetters = Math.floor(KEY_BITS / this.letterBits);
    this.ids = new Uint32Array(this.count);
    this.keys = new Uint32Array(this.count);
    this.spareIds = new Uint32Array(this.count);
    this.spareKeys = new Uint32Array(this.count);
  }

  sort(): SortedStrings | undefined {
    const groupStarts = this.groupByChunkCount();
    if (groupStarts === undefined) return undefined;
    // Grouped, the numbers lie in the spare buffer. From there the strings that end in the present chunk go in
    // front of the longer ones: the passes are stable, so a string stays before its own extensions.
    const grouped = this.spareIds.slice();
    for (let chunk = groupStarts.length - 2; chunk >= 0; chunk--) {
      const from = groupStarts[chunk]!;
      this.ids.set(grouped.subarray(from, groupStarts[chunk + 1]), from);
      if (!this.fillKeys(from, chunk * this.chunkLetters)) return undefined;
      for (let shift = 0; shift < KEY_BITS; shift += DIGIT_BITS)
        if (!this.sortByDigit(from, shift)) return undefined;
    }
    return this.describe();
  }

  private pass(count: number, block: (from: number, to: number) => void): boolean {
    const from = this.passesDone++ / this.passes;
    return this.monitor.inBlocks(
      { stage: this.stage, from, to: this.passesDone / this.passes },
      count,
      block,
    );
  }

  /**
   * Puts the numbers of the strings of one chunk first, then those of two, and so on; returns where each of these
   * groups starts, and the number of all strings.
   */
  private groupByChunkCount(): number[] | undefined {
    const { lengths } = this.table;
    const sizes = new Uint32Array(LENGTHS);
    const isCounted = this.monitor.inBlocks({ stage: this.stage, from: 0, to: 0 }, this.count, (from, to) => {
      for (let id = from; id < to; id++) sizes[lengths[id]!]!++;
    });
    if (!isCounted) return undefined;
    const groupOf = Array.from(sizes, (_, length) => Math.max(0, Math.ceil(length / this.chunkLetters) - 1));
    const longest = sizes.findLastIndex((size) => size > 0);
    const groupStarts = new Array<number>(longest < 0 ? 1 : groupOf[longest]! + 2).fill(0);
    for (let length = 0; length <= longest; length++) groupStarts[groupOf[length]! + 1]! += sizes[length]!;
    for (let group = 1; group < groupStarts.length; group++) groupStarts[group]! += groupStarts[group - 1]!;
    const digits = KEY_BITS / DIGIT_BITS;
    this.passes = 1 + (groupStarts.length - 1) * (1 + 2 * digits) + 3;
    const next = Uint32Array.from(groupStarts);
    const { spareIds } = this;
    const isGrouped = this.pass(this.count, (from, to) => {
      for (let id = from; id < to; id++) spareIds[next[groupOf[lengths[id]!]!]!++] = id;
    });
    return isGrouped ? groupStarts : undefined;
  }

  /** Sets the keys of the strings from `first` on: the chunk after the first `skip` letters, as one number. */
  private fillKeys(first: number, skip: number): boolean {
    const { letters, starts, step } = this.table;
    const { ids, keys, chunkLetters, letterBits } = this;
    return this.pass(this.count - first, (from, to) => {
      for (let i = first + from; i < first + to; i++) {
        let at = starts[ids[i]!]! + skip * step;
        let key = 0;
        for (let left = chunkLetters; left > 0; left--) {
          const letter = letters[at]!;
          key = (key << letterBits) | letter;
          if (letter !== 0) at += step;
        }
        keys[i] = key;
      }
    });
  }

  /** One stable counting sort of the strings from `first` on, by ten bits of their keys. */
  private sortByDigit(first: number, shift: number): boolean {
    const { ids, keys, spareIds, spareKeys } = this;
    const next = new Uint32Array(BUCKETS + 1);
    const isCounted = this.pass(this.count - first, (from, to) => {
      for (let i = first + from; i < first + to; i++) next[((keys[i]! >>> shift) & (BUCKETS - 1)) + 1]!++;
    });
    if (!isCounted) return false;
    next[0] = first;
    for (let digit = 1; digit < BUCKETS; digit++) next[digit]! += next[digit - 1]!;
    this.ids = spareIds;
    this.keys = spareKeys;
    this.spareIds = ids;
    this.spareKeys = keys;
    return this.pass(this.count - first, (from, to) => {
      for (let i = first + from; i < first + to; i++) {
        const key = keys[i]!;
        const place = next[(key >>> shift) & (BUCKETS - 1)]!++;
        spareIds[place] = ids[i]!;
        spareKeys[place] = key;
      }
    });
  }

  private describe(): SortedStrings | undefined {
    const { table, ids, count } = this;
    // The sort is over: the buffers that are not needed take the results.
    const starts = this.spareIds;
    const lengths = new Uint8Array(count);
    const shared = new Uint8Array(count);
    const isDone =
      this.pass(count, (from, to) => {
        for (let i = from; i < to; i++) starts[i] = table.starts[ids[i]!]!;
      }) &&
      this.pass(count, (from, to) => {
        for (let i = from; i < to; i++) lengths[i] = table.lengths[ids[i]!]!;
      }) &&
      this.pass(count, (from, to) => this.fillShared(starts, shared, from, to));
    return isDone ? { ids, starts, lengths, shared } : undefined;
  }

  /** How many first letters each string shares with the one before: by its key, by its letters only beyond it. */
  private fillShared(starts: Uint32Array, shared: Uint8Array, from: number, to: number): void {
    const { keys, letterBits } = this;
    const { letters, step } = this.table;
    const unusedBits = 32 - this.chunkLetters * letterBits;
    for (let i = Math.max(1, from); i < to; i++) {
      const difference = keys[i]! ^ keys[i - 1]!;
      if (difference !== 0) {
        shared[i] = ((Math.clz32(difference) - unusedBits) / letterBits) | 0;
        continue;
      }
      let here = starts[i]!;
      let before = starts[i - 1]!;
      let common = 0;
      while (letters[here] === letters[before] && letters[here] !== 0) {
        common++;
        here += step;
        before += step;
      }
      shared[i] = common;
    }
  }
}
