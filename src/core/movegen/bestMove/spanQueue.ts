import { MAX_RACK_TILES } from '../../board/checkRules';
import type { Position } from '../../board/position';
import { enlarged } from '../../enlarged';
import { type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { type AnchorTable, MAX_ANCHORS } from '../kernel/anchorTable';
import { ANY_LETTER, LETTER, RUN_ARC, SQUARE_WIDTH } from '../kernel/grid';
import { SortedRack } from '../kernel/sortedRack';
import type { AnagramIndex } from './anagramIndex';
import {
  CROSS_SUM,
  extraOf,
  FRAME_WIDTH,
  FREE_COUNT,
  HASH,
  HELD_SUM,
  PREMIUMS,
  SpanSide,
  SUM,
} from './spanSide';
import type { WorthBounds } from './worthBounds';

/**
 * A span in one int32: its anchor and the number of tiles it takes.
 *
 *    29…18    17…12         11…6     5…0
 *   ┌────────┬─────────────┬────────┬──────────┐
 *   │ anchor │ tiles up to │ tiles  │ not used │
 *   │        │ the anchor  │ in all │          │
 *   └────────┴─────────────┴────────┴──────────┘
 */
export const SPAN_ANCHOR_SHIFT = 18;
export const SPAN_LEFT_SHIFT = 12;
export const SPAN_PLAYED_SHIFT = 6;
export const SPAN_FIELD = 0x3f;

const NO_SPAN = -1;
const INITIAL_CAPACITY = 1 << 10;
/** Bounds are distinguished up to here; spans above come first, in any order. */
const LEVELS = 1 << 10;

/** How far the bound of a later span can exceed this bound. */
export const risingOf = (bound: number): number =>
  bound >= 0 && bound < LEVELS - 1 ? 1 : Number.POSITIVE_INFINITY;

/**
 * All spans that moves of a position could cover, by falling bound: the most that a move can score there,
 * minus the least lack of worth for its number of tiles. The lexicon is used in only two tests: the rack must
 * have a tile that fits next to the anchor's run, and a span that takes the whole rack is dropped if no
 * anagram of rack and board tiles is a word.
 */
export class SpanQueue {
  readonly rack: SortedRack;
  /** The spans grouped by anchor, the hashes of the board letters in them, and their bounds. */
  spans = new Int32Array(INITIAL_CAPACITY);
  hashes = new Int32Array(INITIAL_CAPACITY);
  bounds = new Float64Array(INITIAL_CAPACITY);
  /** By anchor: start and end of its spans. */
  readonly starts = new Int32Array(MAX_ANCHORS);
  readonly ends = new Int32Array(MAX_ANCHORS);
  /** By anchor: the letters that fit directly before it, and directly after it if no tile precedes it. */
  readonly lettersBefore = new Int32Array(MAX_ANCHORS);
  readonly lettersBehind = new Int32Array(MAX_ANCHORS);
  private length = 0;
  /** By whole points: the span added last. By span: the previous one with the same points. */
  private readonly heads = new Int32Array(LEVELS).fill(NO_SPAN);
  private next = new Int32Array(INITIAL_CAPACITY);
  /** The highest points that any span has. */
  private level = 0;
  /** By number of tiles played: the bonus for them plus their least lack. */
  private readonly besides = new Float64Array(MAX_RACK_TILES + 1);
  /** The squares up to the anchor, and those after it. */
  private readonly left: SpanSide;
  private readonly right: SpanSide;
  /** No squares up to the anchor; used if only some letters fit after it. */
  private readonly bare: SpanSide;
  private floor = 0;

  constructor(
    private readonly gaddag: Gaddag,
    private readonly anagrams: AnagramIndex,
    private readonly worth: WorthBounds,
  ) {
    this.rack = new SortedRack(anagrams.letterHashes);
    this.left = new SpanSide(this.rack);
    this.right = new SpanSide(this.rack);
    this.bare = new SpanSide(this.rack);
  }

  /**
   * Adds all spans of a position whose bounds reach `floor`.
   *
   * @param isWalked 1 for the anchors whose spans are to be skipped
   */
  load(position: Position, anchors: AnchorTable, isWalked: Uint8Array, floor: number): void {
    this.floor = floor;
    this.rack.load(position);
    for (let played = 1; played <= this.rack.size; played++)
      this.besides[played] = position.bingoBonus[played]! + this.worth.lacks[played]!;
    this.length = 0;
    this.heads.fill(NO_SPAN, 0, this.level + 1);
    this.level = 0;
    // In reverse order: of spans with equal bounds the one added last is taken first, and moves of earlier
    // anchors rank higher.
    for (let anchor = anchors.length - 1; anchor >= 0; anchor--) {
      this.starts[anchor] = this.length;
      if (isWalked[anchor] === 0) this.addSpansOf(anchors, anchor);
      this.ends[anchor] = this.length;
    }
  }

  private addSpansOf(anchors: AnchorTable, anchor: number): void {
    const { squares } = anchors.grids[anchor]!;
    const { bare, gaddag, left, rack, right } = this;
    const { letterHashes } = this.anagrams;
    const first = anchors.firsts[anchor]!;
    const behind = anchors.lasts[anchor]! + SQUARE_WIDTH;
    const leftLimit = anchors.leftLimits[anchor]!;
    let separator = NO_ARC;
    let square = first;
    let before = ANY_LETTER;
    this.lettersBehind[anchor] = ANY_LETTER;
    left.begin();
    if (squares[first + LETTER] !== 0) {
      const run = squares[behind - SQUARE_WIDTH + RUN_ARC]!;
      if (run === NO_ARC) return;
      separator = gaddag.followSeparator(run);
      before = gaddag.letterMask(run);
      left.coverTiles(squares, first, letterHashes);
      square -= SQUARE_WIDTH;
    }
    this.lettersBefore[anchor] = before;
    right.begin();
    for (let at = behind; right.length < rack.size && right.coverEmpty(squares, at, ANY_LETTER); )
      at = right.coverTiles(squares, at + SQUARE_WIDTH, letterHashes);
    if (separator !== NO_ARC && right.length > 0) {
      const letters = gaddag.letterMask(separator);
      this.lettersBehind[anchor] = letters;
      if (bare.narrow(left, squares, behind, letters)) this.addSpansWith(anchor, bare, 0);
    }
    for (let letters = before; square >= leftLimit && left.length < rack.size; square -= SQUARE_WIDTH) {
      if (!left.coverEmpty(squares, square, letters)) return;
      this.addSpansWith(anchor, left, left.length);
      letters = ANY_LETTER;
    }
  }

  /** Adds the spans with `count` tiles up to the anchor. */
  private addSpansWith(anchor: number, left: SpanSide, count: number): void {
    const { anagrams, besides, floor, rack, right } = this;
    const { size, valueSums } = rack;
    const { factors, frames } = right;
    const frame = count * FRAME_WIDTH;
    const hash = left.frames[frame + HASH]!;
    const sum = left.frames[frame + SUM]!;
    const crossSum = left.frames[frame + CROSS_SUM]!;
    const heldSum = left.frames[frame + HELD_SUM]!;
    const freeCount = left.frames[frame + FREE_COUNT]!;
    const premiums = left.frames[frame + PREMIUMS]!;
    const factor = left.factors[count]!;
    const span = (anchor << SPAN_ANCHOR_SHIFT) | (count << SPAN_LEFT_SHIFT);
    const mostRight = Math.min(right.length, size - count);
    for (let n = count === 0 ? 1 : 0; n <= mostRight; n++) {
      const other = n * FRAME_WIDTH;
      const played = count + n;
      // Each tile counts at least once.
      const tileSum = Math.min(
        valueSums[played]!,
        valueSums[freeCount + frames[other + FREE_COUNT]!]! + heldSum + frames[other + HELD_SUM]!,
      );
      const points =
        sum + frames[other + SUM]! + tileSum + extraOf(premiums + frames[other + PREMIUMS]!, valueSums);
      const bound =
        points * (factor * factors[n]!) + (crossSum + frames[other + CROSS_SUM]!) + besides[played]!;
      if (bound < floor) continue;
      const letters = (hash + frames[other + HASH]!) | 0;
      if (played === size && !anagrams.mayBeWord((rack.hash + letters) | 0, rack.blankCount)) continue;
      this.add(span | (played << SPAN_PLAYED_SHIFT), letters, bound);
    }
  }

  private add(span: number, hash: number, bound: number): void {
    const index = this.length++;
    if (index === this.spans.length) this.grow();
    this.spans[index] = span;
    this.hashes[index] = hash;
    this.bounds[index] = bound;
    const level = bound < LEVELS ? Math.max(0, bound | 0) : LEVELS - 1;
    this.next[index] = this.heads[level]!;
    this.heads[level] = index;
    if (level > this.level) this.level = level;
  }

  /** Removes and returns a span with the highest bound; NO_SPAN if none reaches `floor`. */
  take(floor: number): number {
    const { heads } = this;
    const lowest = Math.max(0, Math.min(Math.floor(floor), LEVELS - 1));
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
    this.hashes = enlarged(this.hashes, new Int32Array(capacity));
    this.bounds = enlarged(this.bounds, new Float64Array(capacity));
    this.next = enlarged(this.next, new Int32Array(capacity));
  }
}
