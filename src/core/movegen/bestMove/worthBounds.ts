import { isBlank, letterOf, MAX_LETTERS } from '../../alphabet/tile';
import { MAX_RACK_TILES } from '../../board/checkRules';
import type { Position } from '../../board/position';
import { popcount } from '../../lexicon/popcount';
import type { SortedRack } from '../kernel/sortedRack';
import { type MoveWorth, type PlacedWorth, THOUSANDTHS } from './moveWorth';

/** For moves whose worth is their score alone. */
const NOTHING: MoveWorth = {};

/** Absolute and relative tolerance for calculations with fractions of points. */
const TINY = 1e-6;
const TINY_PART = 1e-12;

/**
 * The worth of moves beside their score, in the form that a search needs for its bounds. The search
 * calculates in points of score: `most` is the highest worth that any move can have beside its score, and the
 * amount by which a move must fall short of it (its lack) is added to its bound. In a search for the highest
 * score every lack is 0.
 */
export class WorthBounds {
  /** By number of tiles played: points by which the best of them fall short; 0 or below. */
  readonly lacks = new Float64Array(MAX_RACK_TILES + 1);
  private most = 0;
  private kept: Int32Array | undefined;
  placed: PlacedWorth | undefined;
  /** By number of tiles played: the highest worth beside the score. */
  private readonly mostOf = new Float64Array(MAX_RACK_TILES + 1);
  /** By letter, 0 for blanks: the rack's tiles as a mask. */
  private readonly kindBits = new Int32Array(MAX_LETTERS + 1);
  private fullRack = 0;

  load({ rack }: Position, { kept, placed }: MoveWorth = NOTHING): void {
    this.kept = kept;
    this.placed = placed;
    this.most = 0;
    if (kept === undefined && placed === undefined) {
      this.lacks.fill(0, 0, rack.length + 1);
      return;
    }
    this.fullRack = (1 << rack.length) - 1;
    this.kindBits.fill(0);
    for (let i = 0; i < rack.length; i++) this.kindBits[kindOf(rack[i]!)]! |= 1 << i;
    this.boundByCount(rack.length);
  }

  private boundByCount(size: number): void {
    const { kept, lacks, mostOf, placed } = this;
    if (kept === undefined) mostOf.fill(0, 0, size + 1);
    else {
      mostOf.fill(Number.NEGATIVE_INFINITY, 0, size + 1);
      for (let mask = 0; mask <= this.fullRack; mask++) {
        const played = size - popcount(mask);
        if (kept[mask]! > mostOf[played]!) mostOf[played] = kept[mask]!;
      }
    }
    this.most = Number.NEGATIVE_INFINITY;
    for (let played = 1; played <= size; played++) {
      if (placed !== undefined) mostOf[played]! += placed.most[played]!;
      if (mostOf[played]! > this.most) this.most = mostOf[played]!;
    }
    for (let played = 1; played <= size; played++) lacks[played] = this.lackOf(mostOf[played]!);
  }

  private lackOf(worth: number): number {
    return worth === this.most ? 0 : (worth - this.most) / THOUSANDTHS;
  }

  /** The lowest score that reaches a worth, in thousandths of a point, if nothing is lacking. */
  scoreFor(worth: number): number {
    const score = (worth - this.most) / THOUSANDTHS;
    return score - TINY - TINY_PART * Math.abs(score);
  }

  /** Whether worth depends on the choice of tiles. */
  get tellsChoices(): boolean {
    return this.kept !== undefined;
  }

  /**
   * By subset of the sorted rack's letter tiles: the mask of these tiles in the position's rack. Equal tiles
   * have equal worth, so either may stand for the other.
   */
  listMasks({ blankCount, size, tiles }: SortedRack, masks: Int32Array): void {
    const letterTiles = size - blankCount;
    let free = this.fullRack;
    masks[0] = 0;
    for (let nth = 0; nth < letterTiles; nth++) {
      const bits = free & this.kindBits[tiles[nth]!]!;
      const bit = bits & -bits;
      free ^= bit;
      const count = 1 << nth;
      for (let subset = 0; subset < count; subset++) masks[count + subset] = masks[subset]! | bit;
    }
  }

  /** The lack of a choice of tiles: these letter tiles and this many blanks. */
  lackOfChoice(letterMask: number, letterCount: number, blanks: number): number {
    let played = letterMask;
    let blankBits = this.kindBits[0]!;
    for (let i = 0; i < blanks; i++) {
      played |= blankBits & -blankBits;
      blankBits &= blankBits - 1;
    }
    const placedMost = this.placed === undefined ? 0 : this.placed.most[letterCount + blanks]!;
    return this.lackOf(this.kept![this.fullRack ^ played]! + placedMost);
  }

  /** Worth of the tiles kept if these are played. */
  worthOfKept(played: Int32Array, count: number): number {
    if (this.kept === undefined) return 0;
    let free = this.fullRack;
    for (let nth = 0; nth < count; nth++) {
      const bits = free & this.kindBits[kindOf((played[nth >> 2]! >>> ((nth & 3) * 8)) & 0xff)]!;
      free ^= bits & -bits;
    }
    return this.kept[free]!;
  }
}

const kindOf = (tile: number): number => (isBlank(tile) ? 0 : letterOf(tile));
