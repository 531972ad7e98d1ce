import type { Position } from '../board/position';
import type { Gaddag } from '../lexicon/gaddag';
import { AnagramFilter } from './anagramFilter';
import { MAX_ANCHORS } from './anchorTable';
import { GordonWalk } from './gordonWalk';
import type { Move } from './move';
import { DOWN_BIT, LINE_SHIFT, MoveList } from './moveList';
import type { MoveRecorder } from './moveRecorder';
import { compareMoves } from './rank';
import { SpanBounds } from './spanBounds';
import { WalkLimits } from './walkLimits';

/**
 * Finds the move that `rankMoves` would put first, without listing the others: anchors are walked by falling bound,
 * until no bound reaches the best score found. Keep one for each lexicon: it owns its working space.
 */
export class BestMoveFinder implements MoveRecorder {
  private readonly limits = new WalkLimits();
  private readonly walk: GordonWalk;
  private readonly bounds: SpanBounds;
  private readonly found = new MoveList();
  /** Anchors not yet walked nor ruled out: the first `pending` entries. */
  private readonly anchors = new Int32Array(MAX_ANCHORS);
  private readonly anchorBounds = new Float64Array(MAX_ANCHORS);
  private pending = 0;

  constructor(gaddag: Gaddag) {
    this.walk = new GordonWalk(gaddag, this.limits);
    this.bounds = new SpanBounds(gaddag, this.limits, new AnagramFilter(gaddag));
  }

  find(position: Position): Move | undefined {
    const { walk, found, limits } = this;
    found.reset(position);
    limits.floor[0] = 0;
    walk.load(position, this);
    this.bounds.load(position);
    this.boundAnchors();
    for (let anchor = this.takeAnchor(); anchor >= 0; anchor = this.takeAnchor()) {
      const { grids, firsts, lasts, leftLimits } = walk.anchors;
      this.bounds.fill(grids[anchor]!.squares, firsts[anchor]!, lasts[anchor]!, leftLimits[anchor]!);
      if (found.length > 0) limits.floor[0] = found.scoreAt(0) + (this.losesTies(anchor) ? 1 : 0);
      walk.walkFrom(anchor);
    }
    return found.length === 0 ? undefined : found.moveAt(0);
  }

  private boundAnchors(): void {
    const { length, grids, firsts, lasts, leftLimits } = this.walk.anchors;
    this.pending = length;
    for (let anchor = 0; anchor < length; anchor++) {
      const { squares } = grids[anchor]!;
      this.anchors[anchor] = anchor;
      this.anchorBounds[anchor] = this.bounds.highest(
        squares,
        firsts[anchor]!,
        lasts[anchor]!,
        leftLimits[anchor]!,
      );
    }
  }

  /** Takes the anchor with the highest bound from those that can still have the best move; -1 when none is left. */
  private takeAnchor(): number {
    const { anchors, anchorBounds, found } = this;
    const best = found.length === 0 ? 0 : found.scoreAt(0);
    let highest = -1;
    let kept = 0;
    for (let i = 0; i < this.pending; i++) {
      const anchor = anchors[i]!;
      const bound = anchorBounds[anchor]!;
      if (bound < best || (bound === best && found.length > 0 && this.losesTies(anchor))) continue;
      if (highest < 0 || bound > anchorBounds[anchors[highest]!]!) highest = kept;
      anchors[kept++] = anchor;
    }
    this.pending = kept;
    if (highest < 0) return -1;
    const taken = anchors[highest]!;
    anchors[highest] = anchors[--this.pending]!;
    return taken;
  }

  /** Whether moves of the anchor's line stand behind the best found in the order among equals. */
  private losesTies(anchor: number): boolean {
    const { grids, lines } = this.walk.anchors;
    const line = (grids[anchor]!.direction === 'down' ? DOWN_BIT : 0) | (lines[anchor]! << LINE_SHIFT);
    return line >>> LINE_SHIFT > this.found.placeAt(0) >>> LINE_SHIFT;
  }

  /** The walk's recorder. Moves below the floor do not come here. */
  add(place: number, score: number, played: Int32Array): void {
    const { found } = this;
    found.add(place, score, played);
    if (found.length > 1) found.dropOneOfLastTwo(compareMoves(found, 1, 0) < 0 ? 'before' : 'last');
    this.limits.floor[0] = Math.max(this.limits.floor[0]!, found.scoreAt(0));
  }
}
