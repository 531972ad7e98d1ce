import type { Position } from '../../board/position';
import type { Gaddag } from '../../lexicon/gaddag';
import { compareMoves } from '../candidates/rank';
import { MAX_ANCHORS } from '../kernel/anchorTable';
import { GordonWalk } from '../kernel/gordonWalk';
import type { Move } from '../move';
import { DOWN_BIT, LINE_SHIFT, MoveList } from '../moveList';
import type { MoveRecorder } from '../moveRecorder';
import { anagramIndexOf } from './anagramIndex';
import { AnagramSearch } from './anagramSearch';
import { SPAN_ANCHOR_SHIFT, SpanQueue } from './spanQueue';
import { WalkLimits } from './walkLimits';

/**
 * Finds the move that `rankMoves` would put first, without listing the others. Spans are searched by falling
 * bound, until no bound reaches the best score found; with a rack that `AnagramSearch` does not take, anchors
 * are walked so. Keep one for each lexicon: it owns its working space.
 */
export class BestMoveFinder implements MoveRecorder {
  private readonly limits = new WalkLimits();
  private readonly walk: GordonWalk;
  private readonly spans: SpanQueue;
  private readonly search: AnagramSearch;
  private readonly found = new MoveList();
  /** 1 for the anchors that have been walked. */
  private readonly isWalked = new Uint8Array(MAX_ANCHORS);

  constructor(gaddag: Gaddag) {
    const anagrams = anagramIndexOf(gaddag);
    this.walk = new GordonWalk(gaddag, this.limits);
    this.spans = new SpanQueue(gaddag, anagrams);
    this.search = new AnagramSearch(anagrams, this.spans.rack, this.walk.rack, this.limits.floor);
  }

  find(position: Position): Move | undefined {
    const { found, limits, search, spans, walk } = this;
    found.reset(position);
    limits.floor[0] = 0;
    walk.load(position, this);
    spans.load(position, walk.anchors);
    this.isWalked.fill(0, 0, walk.anchors.length);
    const isSearched = search.load(position, this);
    for (let index = spans.take(0); index >= 0; index = spans.take(this.best)) {
      const span = spans.spans[index]!;
      const bound = spans.bounds[index]!;
      const anchor = span >> SPAN_ANCHOR_SHIFT;
      limits.floor[0] = this.floorOf(anchor);
      if (bound < limits.floor[0]) continue;
      if (isSearched) search.searchSpan(walk.anchors, span, bound);
      else this.walkAnchor(anchor);
    }
    return found.length === 0 ? undefined : found.moveAt(0);
  }

  /** The walk of an anchor finds the moves of all its spans. */
  private walkAnchor(anchor: number): void {
    if (this.isWalked[anchor] === 1) return;
    this.isWalked[anchor] = 1;
    this.limits.enterAnchor(this.spans, anchor);
    this.walk.walkFrom(anchor);
  }

  /** The best score found. */
  private get best(): number {
    return this.found.length === 0 ? 0 : this.found.scoreAt(0);
  }

  /** The least that a move of the anchor must score to stand before the best found. */
  private floorOf(anchor: number): number {
    const { found } = this;
    if (found.length === 0) return 0;
    const { grids, lines } = this.walk.anchors;
    const line = (grids[anchor]!.direction === 'down' ? DOWN_BIT : 0) | (lines[anchor]! << LINE_SHIFT);
    // The one in the earlier line stands before its equals.
    return found.scoreAt(0) + (line >>> LINE_SHIFT > found.placeAt(0) >>> LINE_SHIFT ? 1 : 0);
  }

  /** The walk's recorder. Moves below the floor do not come here. */
  add(place: number, score: number, played: Int32Array): void {
    const { found } = this;
    found.add(place, score, played);
    if (found.length > 1) found.dropOneOfLastTwo(compareMoves(found, 1, 0) < 0 ? 'before' : 'last');
    this.limits.floor[0] = Math.max(this.limits.floor[0]!, found.scoreAt(0));
  }
}
