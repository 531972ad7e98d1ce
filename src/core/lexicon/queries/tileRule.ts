import { type LetterCode, MAX_LETTERS } from '../../alphabet/tile';
import type { WalkRule, Word } from './wordWalk';

/** Accepts words that can be laid with the given tiles, using all of them or some. */
export class TileRule implements WalkRule {
  private readonly counts = new Uint8Array(MAX_LETTERS + 1);
  /** Letters of the word that took a blank, in order. */
  private readonly fromBlanks: LetterCode[] = [];
  private left: number;

  constructor(
    letters: Word,
    private readonly blanks: number,
    private readonly needsAll: boolean,
  ) {
    for (const letter of letters) this.counts[letter]!++;
    this.left = letters.length + blanks;
  }

  /** Prefers a letter tile to a blank: a blank is never less useful later. */
  enter(letter: LetterCode): boolean {
    if (this.counts[letter] !== 0) this.counts[letter]!--;
    else if (this.fromBlanks.length < this.blanks) this.fromBlanks.push(letter);
    else return false;
    this.left--;
    return true;
  }

  /** A blank is only used once the letter's tiles have run out, so the last one laid was the blank. */
  leave(letter: LetterCode): void {
    if (this.fromBlanks.at(-1) === letter) this.fromBlanks.pop();
    else this.counts[letter]!++;
    this.left++;
  }

  accepts(): boolean {
    return !this.needsAll || this.left === 0;
  }
}
