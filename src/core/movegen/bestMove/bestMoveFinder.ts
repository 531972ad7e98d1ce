import type { Position } from '../../board/position';
import type { Gaddag } from '../../lexicon/gaddag';
import { compareMoves } from '../candidates/rank';
import { MAX_ANCHORS } from '../kernel/anchorTable';
import { GordonWalk } from '../kernel/gordonWalk';
import { SQUARE_WIDTH } from '../kernel/grid';
import type { Move } from '../move';
import { DOWN_BIT, LINE_SHIFT, MoveList } from '../moveList';
import type { MoveRecorder } from '../moveRecorder';
import { anagramIndexOf } from './anagramIndex';
import { AnagramSearch } from './anagramSearch';
import { type MoveWorth, THOUSANDTHS } from './moveWorth';
import { PlayedReader } from './playedReader';
import { SPAN_ANCHOR_SHIFT, SpanQueue } from './spanQueue';
import { WalkLimits } from './walkLimits';
import { WorthBounds } from './worthBounds';

/** From the first tile of the run to its last, as a difference of grid offsets. */
const LONG_RUN = 2 * SQUARE_WIDTH;

/**
 * Finds the move that `rankMoves` would put first without listing the others, or the one with the highest
 * worth (score plus `MoveWorth`). Spans are searched by falling bound until no bound reaches the best move
 * found; if `AnagramSearch` cannot handle the rack, anchors are walked in that order instead. Keep one finder
 * per lexicon: it owns its working memory.
 */
export class BestMoveFinder implements MoveRecorder {
  private readonly limits = new WalkLimits();
  private readonly worth = new WorthBounds();
  private readonly walk: GordonWalk;
  private readonly spans: SpanQueue;
  private readonly search: AnagramSearch;
  private readonly found = new MoveList();
  /** 1 for each anchor that has been walked. */
  private readonly isWalked = new Uint8Array(MAX_ANCHORS);
  /** Whether moves have a worth beside their score. */
  private isWeighed = false;
  /** Reads the tiles of a move, if worth depends on squares and letters. */
  private reader: PlayedReader | undefined;
  /** Worth of the best move found, in thousandths of a point, if moves are weighed. */
  private bestWorth = 0;
  /** The lowest score plus lack that can still be the best. */
  private lowestFloor = 0;

  constructor(gaddag: Gaddag) {
    const anagrams = anagramIndexOf(gaddag);
    this.walk = new GordonWalk(gaddag, this.limits);
    this.spans = new SpanQueue(gaddag, anagrams, this.worth);
    this.search = new AnagramSearch(anagrams, this.spans.rack, this.walk.rack, this.worth, this.limits.floor);
  }

  /** The move with the highest score; of equals, the one that ranks first. */
  find(position: Position): Move | undefined {
    this.isWeighed = false;
    this.worth.load(position);
    return this.searchFrom(position, 0);
  }

  /**
   * The move with the highest worth; of equals, the one that ranks first. `undefined` if no move is worth at
   * least `least` thousandths of a point.
   */
  findWorthiest(position: Position, worth: MoveWorth, least = Number.NEGATIVE_INFINITY): Move | undefined {
    this.isWeighed = true;
    this.reader = worth.placed === undefined ? undefined : new PlayedReader(position, this.found);
    this.worth.load(position, worth);
    this.bestWorth = least;
    return this.searchFrom(position, this.worth.scoreFor(least));
  }

  private searchFrom(position: Position, floor: number): Move | undefined {
    const { found, limits, search, spans, walk } = this;
    found.reset(position);
    this.lowestFloor = floor;
    limits.floor[0] = floor;
    walk.load(position, this);
    this.isWalked.fill(0, 0, walk.anchors.length);
    const isSearched = AnagramSearch.takes(position, walk.rack.blankCount);
    if (isSearched) this.walkLongRuns();
    spans.load(position, walk.anchors, this.isWalked, this.lowestFloor);
    if (isSearched) search.load(position, this);
    for (let index = spans.take(floor); index >= 0; index = spans.take(this.lowestFloor)) {
      const span = spans.spans[index]!;
      const bound = spans.bounds[index]!;
      const anchor = span >> SPAN_ANCHOR_SHIFT;
      limits.floor[0] = this.floorOf(anchor);
      if (bound < limits.floor[0]) continue;
      if (isSearched) search.searchSpan(spans, walk.anchors, index);
      else this.walkAnchor(anchor);
    }
    return found.length === 0 ? undefined : found.moveAt(0);
  }

  /**
   * Few words contain the tiles of a long run. Walking from there first costs less than bounding it, and the
   * bounds would be far too high.
   */
  private walkLongRuns(): void {
    const { anchors } = this.walk;
    this.limits.openAll();
    for (let anchor = 0; anchor < anchors.length; anchor++) {
      if (anchors.lasts[anchor]! - anchors.firsts[anchor]! < LONG_RUN) continue;
      this.isWalked[anchor] = 1;
      this.walk.walkFrom(anchor);
    }
  }

  /** One walk of an anchor finds the moves of all its spans. */
  private walkAnchor(anchor: number): void {
    if (this.isWalked[anchor] === 1) return;
    this.isWalked[anchor] = 1;
    this.limits.enterAnchor(this.spans, anchor);
    this.walk.walkFrom(anchor);
  }

  /** The lowest score plus lack with which a move of the anchor would rank before the best found. */
  private floorOf(anchor: number): number {
    const { found } = this;
    if (this.isWeighed || found.length === 0) return this.lowestFloor;
    const { grids, lines } = this.walk.anchors;
    const line = (grids[anchor]!.direction === 'down' ? DOWN_BIT : 0) | (lines[anchor]! << LINE_SHIFT);
    // Ties: the move in the earlier line ranks first.
    return found.scoreAt(0) + (line >>> LINE_SHIFT > found.placeAt(0) >>> LINE_SHIFT ? 1 : 0);
  }

  /** Called by the walk, never with moves below the floor. */
  add(place: number, score: number, played: Int32Array): void {
    const { found } = this;
    found.add(place, score, played);
    if (this.isWeighed) this.weighLast(played);
    else {
      if (found.length > 1) this.keepFirst();
      this.lowestFloor = found.scoreAt(0);
    }
    this.limits.floor[0] = Math.max(this.limits.floor[0]!, this.lowestFloor);
  }

  /** Of the best move and the one added last, drops the one that ranks lower. */
  private keepFirst(): void {
    const { found } = this;
    found.dropOneOfLastTwo(compareMoves(found, 1, 0) < 0 ? 'before' : 'last');
  }

  private weighLast(played: Int32Array): void {
    const { found, reader, worth } = this;
    const last = found.length - 1;
    let sum = found.scoreAt(last) * THOUSANDTHS + worth.worthOfKept(played, found.tilesPlayedAt(last));
    if (worth.placed !== undefined && reader !== undefined) {
      reader.moveTo(last);
      sum += worth.placed.delta(reader);
    }
    if (sum < this.bestWorth) found.dropOneOfLastTwo('last');
    else if (sum > this.bestWorth || last === 0) {
      if (last > 0) found.dropOneOfLastTwo('before');
      this.bestWorth = sum;
      this.lowestFloor = worth.scoreFor(sum);
    } else this.keepFirst();
  }
}
