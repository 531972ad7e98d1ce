import { type LetterCode, MAX_LETTERS } from '../alphabet/tile';
import { DAWG_ROOT, type Gaddag } from '../lexicon/gaddag';

const HASH_BITS = 22;

/**
 * Answers "could these letters, in any order, be a word?" with a bit table of hashed letter multisets: never a wrong
 * no, seldom a wrong yes. A hash is the sum of its letters' hashes, so letters can be added in any order.
 */
export class AnagramFilter {
  readonly letterHashes = Int32Array.from({ length: MAX_LETTERS + 1 }, (_, letter) => hashOfLetter(letter));
  private readonly bits = new Int32Array(1 << (HASH_BITS - 5));
  private usedLetters = 0;

  constructor(private readonly gaddag: Gaddag) {
    this.addWordsBehind(DAWG_ROOT, 0);
  }

  private addWordsBehind(arc: number, hash: number): void {
    const letters = this.gaddag.letterMask(arc) | 0;
    this.usedLetters |= letters;
    let next = this.gaddag.firstArc(arc);
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const longer = (hash + this.letterHashes[32 - Math.clz32(rest & -rest)]!) | 0;
      if (this.gaddag.accepts(next)) this.bits[longer >>> (37 - HASH_BITS)]! |= 1 << bitOf(longer);
      this.addWordsBehind(next, longer);
      next++;
    }
  }

  /** Whether the letters of `hash` and `blanks` more, of code `from` or higher, could be a word. */
  mayBeWord(hash: number, blanks: number, from: LetterCode = 1): boolean {
    if (blanks === 0) return (this.bits[hash >>> (37 - HASH_BITS)]! & (1 << bitOf(hash))) !== 0;
    for (let rest = this.usedLetters & (-1 << (from - 1)); rest !== 0; rest &= rest - 1) {
      const letter = 32 - Math.clz32(rest & -rest);
      if (this.mayBeWord((hash + this.letterHashes[letter]!) | 0, blanks - 1, letter)) return true;
    }
    return false;
  }
}

/** The hash's place in its word of the table; the bits above it tell the word. */
const bitOf = (hash: number): number => (hash >>> (32 - HASH_BITS)) & 31;

/** Scatters small numbers over 32 bits. */
function hashOfLetter(letter: LetterCode): number {
  let hash = Math.imul(letter, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
