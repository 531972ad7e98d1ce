import { lowestLetter } from '../../alphabet/letterMask';
import type { LetterCode } from '../../alphabet/tile';
import { DAWG_ROOT, GADDAG_ROOT, type Gaddag, NO_ARC } from '../gaddag';
import { MAX_WORD_LETTERS } from '../wordList/wordList';

/** A word as letter codes. */
export type Word = readonly LetterCode[];

/** The condition that a walk applies to words. The walk reports each letter that it appends and removes. */
export interface WalkRule {
  /** Whether the walk may continue with this letter, which has just been appended. */
  enter(letter: LetterCode): boolean;
  /** The last letter is removed. */
  leave(letter: LetterCode): void;
  /** Whether the current word is a match. */
  accepts(): boolean;
}

export const ANY_WORD: WalkRule = { enter: () => true, leave: () => undefined, accepts: () => true };

/** Directions in which a walk may continue from letters in the middle of a word. */
export interface WalkPaths {
  readonly toTheLeft: boolean;
  readonly toTheRight: boolean;
}

/** No letter: this place was reached by the start or by the separator. */
const NO_LETTER = 0;
/** The places of a walk are those of one GADDAG path: the start, its letters and the separator. */
const MAX_PLACES = MAX_WORD_LETTERS + 2;

/**
 * A depth-first walk through a GADDAG that yields words lazily. The letters so far lie in a buffer that grows
 * on both sides. Words of more than `maxLength` letters are skipped.
 */
export class WordWalk {
  private readonly buffer = new Uint8Array(2 * MAX_WORD_LETTERS + 1);
  private begin = MAX_WORD_LETTERS;
  private end = MAX_WORD_LETTERS;
  /**
   * By place on the path: the letter that led there, the letters still to try, and the arc of the first of
   * those.
   */
  private readonly letters = new Uint8Array(MAX_PLACES);
  private readonly masks = new Int32Array(MAX_PLACES);
  private readonly arcs = new Int32Array(MAX_PLACES);
  /** The separator's arc until it has been tried, then NO_ARC. */
  private readonly separators = new Int32Array(MAX_PLACES);
  private depth = -1;
  /** Index of the first place that extends the word to the right. */
  private rightDepth = MAX_PLACES;
  private startAccepts = false;
  private paths: WalkPaths = { toTheLeft: false, toTheRight: false };

  constructor(
    private readonly gaddag: Gaddag,
    private readonly maxLength: number,
    private readonly rule: WalkRule = ANY_WORD,
  ) {}

  /**
   * Starts with a part of the words: yields those that extend it on the permitted sides, and the part itself
   * if it is a word.
   */
  startAround(part: Word, paths: WalkPaths): this {
    if (part.length > Math.min(this.maxLength, MAX_WORD_LETTERS)) return this;
    let arc = GADDAG_ROOT;
    for (const letter of part.toReversed()) {
      arc = this.gaddag.followLetter(arc, letter);
      if (arc === NO_ARC) return this;
      this.buffer[--this.begin] = letter;
    }
    this.paths = paths;
    this.startAccepts = this.gaddag.accepts(arc) && this.rule.accepts();
    this.open(arc, NO_LETTER);
    return this;
  }

  /**
   * Starts with nothing: yields all words of the lexicon, in alphabetical order, from the first letter to the
   * last.
   */
  startAtFirstLetter(): this {
    this.rightDepth = 0;
    this.open(DAWG_ROOT, NO_LETTER);
    return this;
  }

  /** The words, as they are found. */
  *[Symbol.iterator](): Generator<Word> {
    if (this.startAccepts) yield this.word();
    while (this.advance()) yield this.word();
  }

  /** Whether the word so far begins with these letters. */
  beginsWith(letters: Word): boolean {
    for (let i = 0; i < letters.length; i++) if (this.buffer[this.begin + i] !== letters[i]) return false;
    return true;
  }

  /** Advances to the next word. Returns false if there is none. */
  private advance(): boolean {
    while (this.depth >= 0) {
      const depth = this.depth;
      const separator = this.separators[depth]!;
      const mask = this.masks[depth]!;
      if (separator !== NO_ARC) {
        this.separators[depth] = NO_ARC;
        this.rightDepth = depth + 1;
        this.open(separator, NO_LETTER);
      } else if (mask !== 0) {
        this.masks[depth] = mask & (mask - 1);
        const arc = this.arcs[depth]!++;
        if (this.enter(arc, lowestLetter(mask))) return true;
      } else {
        this.close();
      }
    }
    return false;
  }

  /** Enters the node of a letter's arc if the rule permits. Returns true if that completes a word. */
  private enter(arc: number, letter: LetterCode): boolean {
    this.put(letter);
    if (!this.rule.enter(letter)) {
      this.take();
      return false;
    }
    this.open(arc, letter);
    return this.gaddag.accepts(arc) && this.rule.accepts();
  }

  /** Whether letters are appended at the end of the word instead of its beginning. */
  get isGoingRight(): boolean {
    return this.depth >= this.rightDepth;
  }

  private put(letter: LetterCode): void {
    if (this.isGoingRight) this.buffer[this.end++] = letter;
    else this.buffer[--this.begin] = letter;
  }

  private take(): void {
    if (this.isGoingRight) this.end--;
    else this.begin++;
  }

  private open(arc: number, letter: LetterCode): void {
    const { gaddag } = this;
    const depth = ++this.depth;
    const isRight = this.isGoingRight;
    const isFull = this.end - this.begin >= this.maxLength;
    const separator = gaddag.followSeparator(arc);
    this.letters[depth] = letter;
    this.masks[depth] = isFull || !(isRight || this.paths.toTheLeft) ? 0 : gaddag.letterMask(arc);
    this.arcs[depth] = gaddag.firstArc(arc) + (separator === NO_ARC ? 0 : 1);
    this.separators[depth] = isFull || isRight || !this.paths.toTheRight ? NO_ARC : separator;
  }

  private close(): void {
    const letter = this.letters[this.depth]!;
    this.depth--;
    if (letter !== NO_LETTER) {
      this.take();
      this.rule.leave(letter);
    } else if (this.depth >= 0) {
      this.rightDepth = MAX_PLACES;
    }
  }

  private word(): Word {
    const letters: LetterCode[] = [];
    for (let at = this.begin; at < this.end; at++) letters.push(this.buffer[at]!);
    return letters;
  }
}
