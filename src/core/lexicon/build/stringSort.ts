import type { BuildMonitor, BuildStage } from './buildMonitor';

const KEY_BITS = 30;
const DIGIT_BITS = 15;
const BUCKETS = 1 << DIGIT_BITS;

/** Strings of letter codes inside one byte array; string i starts at `starts[i]`. Each is followed by a 0. */
export interface StringTable {
  readonly letters: Uint8Array;
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
  /** +1 if the strings are read towards the end of the array, −1 if towards its beginning. */
  readonly step: 1 | -1;
  /** The highest letter code. */
  readonly alphabetSize: number;
  /** Precomputed keys of the strings' first chunks, if any. */
  readonly keys?: readonly Uint32Array[];
}

/** Strings in ascending order of their letters, a prefix before its extensions. The sort is stable. */
export interface SortedStrings {
  /** Numbers in the table, start indices and lengths. */
  readonly ids: Uint32Array;
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
  /** Length of the prefix that each shares with the previous one. */
  readonly shared: Uint8Array;
}

/** How letters are packed into a key: the first letter in the highest bits, 0 for missing letters. */
export interface KeyLayout {
  readonly letterBits: number;
  readonly letters: number;
}

/** The layout that `sortStrings` uses for letters 1 … `alphabetSize`. */
export function keyLayoutOf(alphabetSize: number): KeyLayout {
  const letterBits = 32 - Math.clz32(alphabetSize);
  return { letterBits, letters: Math.floor(KEY_BITS / letterBits) };
}

/**
 * A radix sort over chunks of as many letters as fit into 30 bits, from the last chunk to the first. A string
 * joins at the chunk in which it ends, so that it is moved only once per chunk. Undefined if cancelled.
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
  /**
   * Numbers of strings and the keys of one of their chunks. The passes of the sort alternate between the two
   * pairs.
   */
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
    const layout = keyLayoutOf(table.alphabetSize);
    this.letterBits = layout.letterBits;
    this.chunkLetters = layout.letters;
    this.ids = new Uint32Array(this.count);
    this.keys = new Uint32Array(this.count);
    this.spareIds = new Uint32Array(this.count);
    this.spareKeys = new Uint32Array(this.count);
  }

  sort(): SortedStrings | undefined {
    const chunks = Math.max(1, Math.ceil(this.longest() / this.chunkLetters));
    this.passes = chunks * 5 + 2;
    let first = this.count;
    for (let chunk = chunks - 1; chunk >= 0; chunk--) {
      const joined = this.join(chunk, first);
      if (joined === undefined) return undefined;
      first = joined;
      if (!this.fillKeys(first, chunk)) return undefined;
      if (!this.sortByKeys(first)) return undefined;
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

  private longest(): number {
    let longest = 0;
    for (const length of this.table.lengths) if (length > longest) longest = length;
    return longest;
  }

  /**
   * Puts the strings that end in a chunk before the longer ones, which begin at `first`. The passes are
   * stable, so a string stays before its own extensions. Returns the new beginning.
   */
  private join(chunk: number, first: number): number | undefined {
    const { lengths } = this.table;
    const { ids } = this;
    const above = chunk * this.chunkLetters;
    const atMost = above + this.chunkLetters;
    const { count } = this;
    // From the highest number down.
    let place = first;
    const isDone = this.pass(count, (from, to) => {
      let next = place;
      for (let id = count - 1 - from; id >= count - to; id--) {
        const length = lengths[id]!;
        if (length > above && length <= atMost) ids[--next] = id;
      }
      place = next;
    });
    return isDone ? place : undefined;
  }

  /** Sets the keys of the strings from `first` on: a chunk of their letters packed into one number. */
  private fillKeys(first: number, chunk: number): boolean {
    const { letters, starts, step } = this.table;
    const { ids, keys, chunkLetters, letterBits } = this;
    const known = this.table.keys?.[chunk];
    if (known !== undefined)
      return this.pass(this.count - first, (from, to) => {
        for (let i = first + from; i < first + to; i++) keys[i] = known[ids[i]!]!;
      });
    const skip = chunk * chunkLetters * step;
    return this.pass(this.count - first, (from, to) => {
      for (let i = first + from; i < first + to; i++) {
        let at = starts[ids[i]!]! + skip;
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

  /**
   * Stable counting sorts of the strings from `first` on, by the lower and then the upper half of their keys.
   */
  private sortByKeys(first: number): boolean {
    const { keys } = this;
    const lower = new Uint32Array(BUCKETS);
    const upper = new Uint32Array(BUCKETS);
    const isCounted = this.pass(this.count - first, (from, to) => {
      for (let i = first + from; i < first + to; i++) {
        const key = keys[i]!;
        lower[key & (BUCKETS - 1)]!++;
        upper[key >>> DIGIT_BITS]!++;
      }
    });
    return isCounted && this.distribute(first, 0, lower) && this.distribute(first, DIGIT_BITS, upper);
  }

  private distribute(first: number, shift: number, next: Uint32Array): boolean {
    const { ids, keys, spareIds, spareKeys } = this;
    toStarts(next, first);
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
    // The sort is done: its spare buffers hold the results.
    const starts = this.spareIds;
    const lengths = new Uint8Array(count);
    const shared = new Uint8Array(count);
    const isDone =
      this.pass(count, (from, to) => {
        for (let i = from; i < to; i++) {
          const id = ids[i]!;
          starts[i] = table.starts[id]!;
          lengths[i] = table.lengths[id]!;
        }
      }) && this.pass(count, (from, to) => this.fillShared(starts, shared, from, to));
    return isDone ? { ids, starts, lengths, shared } : undefined;
  }

  /**
   * Length of the prefix that each string shares with the previous one: found from the keys, and from the
   * letters only beyond them.
   */
  private fillShared(starts: Uint32Array, shared: Uint8Array, from: number, to: number): void {
    const { ids, keys, letterBits, chunkLetters } = this;
    const { letters, step } = this.table;
    const next = this.table.keys?.[1];
    const unusedBits = 32 - chunkLetters * letterBits;
    for (let i = Math.max(1, from); i < to; i++) {
      let difference = keys[i]! ^ keys[i - 1]!;
      let common = 0;
      if (difference === 0 && next !== undefined) {
        common = chunkLetters;
        difference = next[ids[i]!]! ^ next[ids[i - 1]!]!;
      }
      if (difference !== 0) {
        shared[i] = common + (((Math.clz32(difference) - unusedBits) / letterBits) | 0);
        continue;
      }
      common = 0;
      let here = starts[i]!;
      let before = starts[i - 1]!;
      while (letters[here] === letters[before] && letters[here] !== 0) {
        common++;
        here += step;
        before += step;
      }
      shared[i] = common;
    }
  }
}

/** Turns the counts per bucket into the start index of each bucket; the first begins at `start`. */
function toStarts(buckets: Uint32Array, start: number): void {
  let next = start;
  for (let i = 0; i < buckets.length; i++) {
    const size = buckets[i]!;
    buckets[i] = next;
    next += size;
  }
}
