import type { Position } from '../../board/position';
import { enlarged } from '../../enlarged';
import { type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { type AnchorTable, MAX_ANCHORS } from '../kernel/anchorTable';
import { ANY_LETTER, LETTER, RUN_ARC, SQUARE_WIDTH } from '../kernel/grid';
import { SortedRack } from '../kernel/sortedRack';
import { Span } from '../kernel/span';
import type { AnagramIndex } from './anagramIndex';
import type { WorthBounds } from './worthBounds';

/**
 * A span in one int32: whose it is, and how many tiles it takes.
 *
 *    29…18    17…12         11…6     5…0
 *   ┌────────┬─────────────┬────────┬──────────────────────┐
 *   │ anchor │ tiles up to │ tiles  │ of these on squares  │
 *   │        │ the anchor  │ in all │ without a cross-word │
 *   └────────┴─────────────┴────────┴──────────────────────┘
 */
export const SPAN_ANCHOR_SHIFT = 18;
export const SPAN_LEFT_SHIFT = 12;
export const SPAN_PLAYED_SHIFT = 6;
export const SPAN_FIELD = 0x3f;

const NO_SPAN = -1;
const INITIAL_CAPACITY = 1 << 10;
/** Bounds are told apart up to here; the spans above come first, in any order. */
const LEVELS = 1 << 10;

/**
 * All spans that moves of a position could cover, by falling bound: the most that a move can score there,
 * less what so many tiles lack in worth beside the score. The lexicon is asked twice only: beside the
 * anchor's run it must have a tile of the rack, and a span that takes the whole rack is dropped where no
 * anagram of rack and tiles is a word.
 */
export class SpanQueue {
  readonly rack: SortedRack;
  /** The spans by anchor, and their bounds. */
  spans = new Int32Array(INITIAL_CAPACITY);
  bounds = new Float64Array(INITIAL_CAPACITY);
  /** By anchor: where its spans begin and end. */
  readonly starts = new Int32Array(MAX_ANCHORS);
  readonly ends = new Int32Array(MAX_ANCHORS);
  private length = 0;
  /** By whole points: the span added last. By span: the one added before with the same points. */
  private readonly heads = new Int32Array(LEVELS).fill(NO_SPAN);
  private next = new Int32Array(INITIAL_CAPACITY);
  /** The highest points that have a span. */
  private level = 0;
  private bonuses: Int32Array = new Int32Array(0);
  /** The part up to the anchor, and the whole. */
  private readonly left: Span;
  private readonly whole: Span;

  constructor(
    private readonly gaddag: Gaddag,
    private readonly anagrams: AnagramIndex,
    private readonly worth: WorthBounds,
  ) {
    this.rack = new SortedRack(anagrams.letterHashes);
    this.left = new Span(this.rack);
    this.whole = new Span(this.rack);
  }

  /** Takes up all spans of a position. */
  load(position: Position, anchors: AnchorTable): void {
    this.bonuses = position.bingoBonus;
    this.rack.load(position);
    this.length = 0;
    this.heads.fill(NO_SPAN, 0, this.level + 1);
    this.level = 0;
    // The last one first: of equal spans the one added last is taken first, and the earlier
    // anchor has the better moves.
    for (let anchor = anchors.length - 1; anchor >= 0; anchor--) {
      this.starts[anchor] = this.length;
      this.addSpansOf(anchors, anchor);
      this.ends[anchor] = this.length;
    }
  }

  private addSpansOf(anchors: AnchorTable, anchor: number): void {
    const { squares } = anchors.grids[anchor]!;
    const first = anchors.firsts[anchor]!;
    const last = anchors.lasts[anchor]!;
    const leftLimit = anchors.leftLimits[anchor]!;
    const { left } = this;
    let square = first;
    let letters = ANY_LETTER;
    left.begin();
    if (squares[first + LETTER] !== 0) {
      const run = squares[last + RUN_ARC]!;
      if (run === NO_ARC) return;
      const separator = this.gaddag.followSeparator(run);
      left.coverTiles(squares, first, this.anagrams.letterHashes);
      if (separator !== NO_ARC) this.extend(squares, anchor, 0, last, this.gaddag.letterMask(separator));
      letters = this.gaddag.letterMask(run);
      square -= SQUARE_WIDTH;
    }
    for (let count = 1; count <= this.rack.size && square >= leftLimit; count++) {
      if (!left.coverEmpty(squares, square, letters)) return;
      this.extend(squares, anchor, count, last, ANY_LETTER);
      letters = ANY_LETTER;
      square -= SQUARE_WIDTH;
    }
  }

  /**
   * Adds the spans with `count` tiles up to the anchor, which `left` has covered, and
   * one of `behind` after it.
   */
  private extend(squares: Int32Array, anchor: number, count: number, last: number, behind: number): void {
    const { anagrams, rack, whole } = this;
    const span = (anchor << SPAN_ANCHOR_SHIFT) | (count << SPAN_LEFT_SHIFT);
    let square = last + SQUARE_WIDTH;
    let letters = behind;
    whole.copyFrom(this.left);
    for (let played = count; ; played++) {
      const canBeWord =
        played < rack.size || anagrams.mayBeWord((rack.hash + whole.hash) | 0, rack.blankCount);
      if (played > 0 && canBeWord)
        this.add(span | (played << SPAN_PLAYED_SHIFT) | whole.freeCount, this.boundOf(played));
      if (played === rack.size || !whole.coverEmpty(squares, square, letters)) return;
      letters = ANY_LETTER;
      square = whole.coverTiles(squares, square + SQUARE_WIDTH, anagrams.letterHashes);
    }
  }

  /** Of the whole, with so many tiles played. */
  private boundOf(played: number): number {
    return this.whole.bound + this.bonuses[played]! + this.worth.lacks[played]!;
  }

  private add(span: number, bound: number): void {
    const index = this.length++;
    if (index === this.spans.length) this.grow();
    this.spans[index] = span;
    this.bounds[index] = bound;
    const level = bound < LEVELS ? Math.max(0, bound | 0) : LEVELS - 1;
    this.next[index] = this.heads[level]!;
    this.heads[level] = index;
    if (level > this.level) this.level = level;
  }

  /** Takes the index of a span with the highest bound; NO_SPAN where none reaches `floor`. */
  take(floor: number): number {
    const { heads } = this;
    const lowest = Math.max(0, Math.min(floor, LEVELS - 1));
    for (; this.level >= lowest; this.level--) {
      const index = heads[this.level]!;
      if (index === NO_SPAN) continue;
      heads[this.level] = this.next[index]!;
      return index;
    }
    return NO_SPAN;
  }

  private grow(): void {
    const capacity = 2 * this.spans.length;
    this.spans = enlarged(this.spans, new Int32Array(capacity));
    this.bounds = enlarged(this.bounds, new Float64Array(capacity));
    this.next = enlarged(this.next, new Int32Array(capacity));
  }
}
