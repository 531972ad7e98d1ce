import { type LetterCode, MAX_LETTERS } from '../alphabet/tile';
import { DAWG_ROOT, type Gaddag } from '../lexicon/gaddag';

/** The table has 2 to the power of so many words of 32 bits: 1 MiB. */
const WORD_BITS = 18;
const WORD_SHIFT = 32 - WORD_BITS;

/**
 * Answers "could these letters, in any order, be a word?" with a Bloom filter (1970) of hashed letter multisets: never a
 * wrong no, seldom a wrong yes. Its three bits lie in one word, so that a question touches memory once. With one bit in
 * place of three, the 26 letters of a blank nearly always brought a wrong yes, and such racks took a third longer. A hash is
 * the sum of its letters' hashes, so letters can be added in any order.
 */
export class AnagramFilter {
  readonly letterHashes = Int32Array.from({ length: MAX_LETTERS + 1 }, (_, letter) => hashOfLetter(letter));
  private readonly bits = new Int32Array(1 << WORD_BITS);
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
      if (this.gaddag.accepts(next)) this.bits[longer >>> WORD_SHIFT]! |= bitsOf(longer);
      this.addWordsBehind(next, longer);
      next++;
    }
  }

  /**
   * Whether the letters of `hash` and `blanks` more could be a word. With two blanks nearly all can, and to ask for every
   * pair of letters would take longer than it could ever save: then it says yes.
   */
  mayBeWord(hash: number, blanks: number): boolean {
    if (blanks === 0) return this.holds(hash);
    if (blanks > 1) return true;
    for (let rest = this.usedLetters; rest !== 0; rest &= rest - 1)
      if (this.holds((hash + this.letterHashes[32 - Math.clz32(rest & -rest)]!) | 0)) return true;
    return false;
  }

  private holds(hash: number): boolean {
    return (~this.bits[hash >>> WORD_SHIFT]! & bitsOf(hash)) === 0;
  }
}

/** Three bits of 32, told by the hash's bits below those that tell the word. */
const bitsOf = (hash: number): number => (1 << hash) | (1 << (hash >>> 5)) | (1 << (hash >>> 10));

/** Scatters small numbers over 32 bits. */
function hashOfLetter(letter: LetterCode): number {
  let hash = Math.imul(letter, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
