import { lowestLetter } from '../alphabet/letterMask';
import { enlarged } from '../enlarged';
import { DAWG_ROOT, type Gaddag } from './gaddag';
import type { WordList } from './wordList/wordList';

const INITIAL_LETTERS = 1 << 16;

/** The words of a GADDAG, as a list from which it could have been built. */
export function listWords(gaddag: Gaddag, alphabetSize: number): WordList {
  const collector = new WordCollector(gaddag);
  collector.collect(DAWG_ROOT, 0);
  return collector.words(alphabetSize);
}

class WordCollector {
  private letters = new Uint8Array(INITIAL_LETTERS);
  private used = 1;
  private found = 0;
  private readonly starts: Uint32Array;
  private readonly lengths: Uint8Array;
  private readonly shared: Uint8Array;
  private readonly path: number[] = [];
  /** Number of first letters of the previous word that are still on the path. */
  private kept = 0;
  private maxLength = 0;

  constructor(private readonly gaddag: Gaddag) {
    this.starts = new Uint32Array(gaddag.counts.words);
    this.lengths = new Uint8Array(gaddag.counts.words);
    this.shared = new Uint8Array(gaddag.counts.words);
  }

  /** Collects the words that continue from `arc`, `depth` letters below the root, in order. */
  collect(arc: number, depth: number): void {
    if (depth > 0 && this.gaddag.accepts(arc)) this.addWord(depth);
    let mask = this.gaddag.letterMask(arc);
    for (let child = this.gaddag.firstArc(arc); mask !== 0; child++) {
      this.path[depth] = lowestLetter(mask);
      this.kept = Math.min(this.kept, depth);
      this.collect(child, depth + 1);
      mask &= mask - 1;
    }
  }

  words(alphabetSize: number): WordList {
    const { starts, lengths, shared, maxLength } = this;
    const letters = this.letters.slice(0, this.used);
    return {
      letters,
      starts,
      lengths,
      shared,
      alphabetSize,
      letterCount: this.used - 1 - this.found,
      maxLength,
    };
  }

  private addWord(length: number): void {
    if (this.used + length + 1 > this.letters.length)
      this.letters = enlarged(this.letters, new Uint8Array(this.letters.length * 2));
    this.starts[this.found] = this.used;
    this.lengths[this.found] = length;
    this.shared[this.found] = this.kept;
    for (let i = 0; i < length; i++) this.letters[this.used + i] = this.path[i]!;
    this.used += length + 1;
    this.found++;
    this.kept = length;
    this.maxLength = Math.max(this.maxLength, length);
  }
}
