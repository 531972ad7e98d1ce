import { type LetterCode, MAX_LETTERS } from '../../alphabet/tile';
import type { WalkRule, Word } from './wordWalk';

/** Words that can be laid with the given tiles, with all of them or with some. */
export class TileRule implements WalkRule {
  private readonly counts = new Uint8Array(MAX_LETTERS + 1);
  /** Letters of the word for which there was a blank only, in order. */
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

  /** Takes a letter tile wherever there is one: whatever the blank could still do, it can do later. */
  enter(letter: LetterCode): boolean {
    if (this.counts[letter] !== 0) this.counts[letter]!--;
    else if (this.fromBlanks.length < this.blanks) this.fromBlanks.push(letter);
    else return false;
    this.left--;
    return true;
  }

  /** While a blank stands for the letter no tile of it is left, so the last one laid was the blank. */
  leave(letter: LetterCode): void {
    if (this.fromBlanks.at(-1) === letter) this.fromBlanks.pop();
    else this.counts[letter]!++;
    this.left++;
  }

  accepts(): boolean {
    return !this.needsAll || this.left === 0;
  }
}
