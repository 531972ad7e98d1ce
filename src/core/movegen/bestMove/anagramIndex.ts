import { type LetterCode, MAX_LETTERS } from '../../alphabet/tile';
import { DAWG_ROOT, GADDAG_ROOT, type Gaddag } from '../../lexicon/gaddag';

/** Log2 of the number of buckets: about one bucket per word of a tournament lexicon. */
const BUCKET_BITS = 18;
const BUCKET_SHIFT = 32 - BUCKET_BITS;
/** The Bloom filter has half as many words, 0.5 MB, so that most of it stays in the L2 cache. */
const FILTER_SHIFT = BUCKET_SHIFT + 1;
/** The table of missing letters takes 8 MB; half of its entries stay empty. */
const MISSING_BITS = 21;
const MISSING_SHIFT = 32 - MISSING_BITS;

/**
 * Finds the words of a lexicon by their letters in any order. The hash of a multiset of letters is the sum of
 * the letters' hashes, so letters can be added in any order. Its upper bits select:
 *
 * - a word of a Bloom filter (1970, https://doi.org/10.1145/362686.362692) with three bits for each multiset.
 *   It answers whether letters could form a word, without false negatives and with few false positives. All
 *   three bits lie in one word, so that a query touches memory once.
 * - a bucket of words, each stored as its length and its letters.
 */
export class AnagramIndex {
  readonly letterHashes = Int32Array.from({ length: MAX_LETTERS + 1 }, (_, letter) => hashOfLetter(letter));
  /** By bucket: where its words begin in `words`; one extra entry marks the end of the last bucket. */
  readonly starts = new Uint32Array((1 << BUCKET_BITS) + 1);
  /** For each word, its length, then its letters. */
  readonly words: Uint8Array;
  private readonly bits = new Int32Array(1 << (32 - FILTER_SHIFT));
  private readonly path: LetterCode[] = [];
  /** The letters that occur in words, as a mask. */
  readonly usedLetters: number;
  /** By the upper bits of a multiset's hash: the letters that complete the multiset to a word. */
  private missing: Int32Array | undefined;

  constructor(private readonly gaddag: Gaddag) {
    this.usedLetters = gaddag.letterMask(GADDAG_ROOT) | 0;
    const { starts } = this;
    this.visitWords(DAWG_ROOT, 0, 0, (hash, length) => {
      this.bits[hash >>> FILTER_SHIFT]! |= bitsOf(hash);
      starts[hash >>> BUCKET_SHIFT]! += 1 + length;
    });
    let end = 0;
    for (let bucket = 0; bucket < starts.length; bucket++) {
      end += starts[bucket]!;
      starts[bucket] = end;
    }
    // Each bucket is filled from its end, so it begins where its last word was put.
    this.words = new Uint8Array(end);
    this.visitWords(DAWG_ROOT, 0, 0, (hash, length) => {
      const bucket = hash >>> BUCKET_SHIFT;
      const at = starts[bucket]! - 1 - length;
      starts[bucket] = at;
      this.words[at] = length;
      for (let i = 0; i < length; i++) this.words[at + 1 + i] = this.path[i]!;
    });
  }

  private visitWords(
    arc: number,
    hash: number,
    depth: number,
    visit: (hash: number, length: number) => void,
  ): void {
    let next = this.gaddag.firstArc(arc);
    for (let rest = this.gaddag.letterMask(arc) | 0; rest !== 0; rest &= rest - 1) {
      const letter = 32 - Math.clz32(rest & -rest);
      const longer = (hash + this.letterHashes[letter]!) | 0;
      this.path[depth] = letter;
      if (this.gaddag.accepts(next)) visit(longer, depth + 1);
      this.visitWords(next, longer, depth + 1, visit);
      next++;
    }
  }

  /** The bucket of a multiset of letters. */
  bucketOf(hash: number): number {
    return hash >>> BUCKET_SHIFT;
  }

  /**
   * Whether the letters of `hash` plus `blanks` more could form a word. With two blanks nearly all can, and
   * testing every pair of letters would cost more than it could save: the answer is then always true.
   */
  mayBeWord(hash: number, blanks: number): boolean {
    if (blanks === 0) return this.mayHold(hash);
    if (blanks > 1) return true;
    for (let rest = this.missingLetters(hash); rest !== 0; rest &= rest - 1)
      if (this.mayHold((hash + this.letterHashes[32 - Math.clz32(rest & -rest)]!) | 0)) return true;
    return false;
  }

  /**
   * The letters, as a mask, that could complete those of `hash` to a word: what a blank can stand for. It may
   * contain wrong letters, but misses none. The table is built on first use.
   */
  missingLetters(hash: number): number {
    this.missing ??= this.listMissingLetters();
    return this.missing[hash >>> MISSING_SHIFT]!;
  }

  private listMissingLetters(): Int32Array {
    const { words, letterHashes } = this;
    const missing = new Int32Array(1 << MISSING_BITS);
    for (let at = 0; at < words.length; ) {
      const end = at + 1 + words[at]!;
      let hash = 0;
      for (let i = at + 1; i < end; i++) hash = (hash + letterHashes[words[i]!]!) | 0;
      for (at++; at < end; at++) {
        const letter = words[at]!;
        missing[(hash - letterHashes[letter]!) >>> MISSING_SHIFT]! |= 1 << (letter - 1);
      }
    }
    return missing;
  }

  /** Whether the letters of `hash` could form a word. */
  mayHold(hash: number): boolean {
    return (~this.bits[hash >>> FILTER_SHIFT]! & bitsOf(hash)) === 0;
  }
}

const indices = new WeakMap<Gaddag, AnagramIndex>();

/**
 * The shared index of a lexicon: one for all searches, so that most of it stays in the processor's caches.
 */
export function anagramIndexOf(gaddag: Gaddag): AnagramIndex {
  const index = indices.get(gaddag) ?? new AnagramIndex(gaddag);
  indices.set(gaddag, index);
  return index;
}

/** Three bits of 32, chosen by hash bits below those that choose the word. */
const bitsOf = (hash: number): number => (1 << hash) | (1 << (hash >>> 5)) | (1 << (hash >>> 10));

/** Scatters small numbers over 32 bits. */
function hashOfLetter(letter: LetterCode): number {
  let hash = Math.imul(letter, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
