import type { LetterCode } from '../../alphabet/tile';
import { DAWG_ROOT, GADDAG_ROOT, type Gaddag, NO_ARC } from '../gaddag';
import { MAX_WORD_LETTERS } from '../wordList';
import { DEAD_STATE, PatternAutomaton } from './patternAutomaton';
import type { WordPattern } from './wordPattern';

/** A word as letter codes. */
export type Word = readonly LetterCode[];

/**
 * Walks through a GADDAG that find words one by one, each once. One walk object serves one search: the letters found
 * so far lie in its buffer, and grow to both sides. Words of more than `maxLength` letters are not looked for.
 */
export class WordWalk {
  private readonly buffer = new Uint8Array(2 * MAX_WORD_LETTERS + 1);
  /** The word so far: letters `begin` … `end` − 1 of the buffer. */
  private begin = MAX_WORD_LETTERS;
  private end = MAX_WORD_LETTERS;

  constructor(
    private readonly gaddag: Gaddag,
    private readonly maxLength: number,
  ) {}

  /** Words that begin with `letters`, themselves among them. */
  *beginningWith(letters: Word): Generator<Word> {
    const arc = this.startAt(letters);
    if (arc === NO_ARC) return;
    if (this.gaddag.accepts(arc)) yield this.word();
    const separator = this.gaddag.followSeparator(arc);
    if (separator !== NO_ARC) yield* this.onwards(separator);
  }

  /** Words that end with `letters`: on their paths no separator follows. */
  *endingWith(letters: Word): Generator<Word> {
    const arc = this.startAt(letters);
    if (arc !== NO_ARC) yield* this.backwards(arc);
  }

  /** Words that hold `letters`. */
  *containing(letters: Word): Generator<Word> {
    const arc = this.startAt(letters);
    if (arc !== NO_ARC) yield* this.aroundFirst(letters, arc);
  }

  /** Words that match a pattern from their first letter to their last, in alphabetical order. */
  matching(pattern: WordPattern): Generator<Word> {
    const automaton = new PatternAutomaton(pattern);
    return this.inStep(automaton, DAWG_ROOT, automaton.start);
  }

  /** Words from the given tiles, all of them or some, in alphabetical order. A blank is any letter. */
  fromTiles(letters: Word, blanks: number, needsAll: boolean): Generator<Word> {
    const counts = new Uint8Array(33);
    for (const letter of letters) counts[letter]!++;
    return this.withTiles({ counts, blanks, left: letters.length + blanks, needsAll }, DAWG_ROOT);
  }

  /** Puts `letters` into the buffer and follows them from the last to the first. */
  private startAt(letters: Word): number {
    if (letters.length > Math.min(this.maxLength, MAX_WORD_LETTERS)) return NO_ARC;
    let arc = GADDAG_ROOT;
    for (const letter of letters.toReversed()) {
      arc = this.gaddag.followLetter(arc, letter);
      if (arc === NO_ARC) return NO_ARC;
      this.buffer[--this.begin] = letter;
    }
    return arc;
  }

  private word(): Word {
    return Array.from(this.buffer.subarray(this.begin, this.end));
  }

  private isFull(): boolean {
    return this.end - this.begin >= this.maxLength;
  }

  /** Goes on to the right: `arc` lies behind the separator. */
  private *onwards(arc: number): Generator<Word> {
    if (this.gaddag.accepts(arc)) yield this.word();
    if (this.isFull()) return;
    for (const [letter, child] of this.lettersOf(arc)) {
      this.buffer[this.end++] = letter;
      yield* this.onwards(child);
      this.end--;
    }
  }

  /** Goes on to the left only. */
  private *backwards(arc: number): Generator<Word> {
    if (this.gaddag.accepts(arc)) yield this.word();
    if (this.isFull()) return;
    for (const [letter, child] of this.lettersOf(arc)) {
      this.buffer[--this.begin] = letter;
      yield* this.backwards(child);
      this.begin++;
    }
  }

  /**
   * Goes on to the left, and from each place to the right. A word that holds the letters twice has a path for each
   * time; only the one from the first time is followed: to the left the letters must not come again.
   */
  private *aroundFirst(letters: Word, arc: number): Generator<Word> {
    if (this.gaddag.accepts(arc)) yield this.word();
    if (this.isFull()) return;
    const separator = this.gaddag.followSeparator(arc);
    if (separator !== NO_ARC) yield* this.onwards(separator);
    for (const [letter, child] of this.lettersOf(arc)) {
      this.buffer[--this.begin] = letter;
      if (!letters.every((other, index) => other === this.buffer[this.begin + index]))
        yield* this.aroundFirst(letters, child);
      this.begin++;
    }
  }

  private *inStep(automaton: PatternAutomaton, arc: number, state: number): Generator<Word> {
    if (automaton.accepts(state) && this.gaddag.accepts(arc)) yield this.word();
    if (this.isFull()) return;
    for (const [letter, child] of this.lettersOf(arc)) {
      const next = automaton.step(state, letter);
      if (next === DEAD_STATE) continue;
      this.buffer[this.end++] = letter;
      yield* this.inStep(automaton, child, next);
      this.end--;
    }
  }

  private *withTiles(tiles: Tiles, arc: number): Generator<Word> {
    if (this.gaddag.accepts(arc) && (tiles.left === 0 || !tiles.needsAll)) yield this.word();
    if (tiles.left === 0 || this.isFull()) return;
    for (const [letter, child] of this.lettersOf(arc)) {
      // A letter tile wherever there is one: whatever a blank could still do, it can do later.
      const isBlank = tiles.counts[letter] === 0;
      if (isBlank && tiles.blanks === 0) continue;
      this.buffer[this.end++] = letter;
      tiles.left--;
      if (isBlank) tiles.blanks--;
      else tiles.counts[letter]!--;
      yield* this.withTiles(tiles, child);
      if (isBlank) tiles.blanks++;
      else tiles.counts[letter]!++;
      tiles.left++;
      this.end--;
    }
  }

  /** The letters that may follow `arc`, each with its arc. */
  private lettersOf(arc: number): (readonly [letter: LetterCode, arc: number])[] {
    const found: (readonly [LetterCode, number])[] = [];
    let child = this.gaddag.firstArc(arc) + (this.gaddag.hasSeparator(arc) ? 1 : 0);
    for (let mask = this.gaddag.letterMask(arc); mask !== 0; mask &= mask - 1)
      found.push([32 - Math.clz32(mask & -mask), child++]);
    return found;
  }
}

/** What is left of the tiles at some point of a walk. */
interface Tiles {
  /** Letter tiles, by letter code. */
  readonly counts: Uint8Array;
  blanks: number;
  /** Letter tiles and blanks together. */
  left: number;
  readonly needsAll: boolean;
}
