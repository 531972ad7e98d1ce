import type { Position } from '../board/position';
import type { Gaddag } from '../lexicon/gaddag';
import { WalkLimits } from './bestMove/walkLimits';
import { GordonWalk } from './kernel/gordonWalk';
import type { MoveList } from './moveList';

/**
 * Lists every legal placement of a position, each exactly once. Keep one generator per lexicon: it owns its
 * working memory.
 */
export class MoveGenerator {
  private readonly limits = new WalkLimits();
  private readonly walk: GordonWalk;

  constructor(gaddag: Gaddag) {
    this.limits.openAll();
    this.walk = new GordonWalk(gaddag, this.limits);
  }

  /** Fills `moves`, in no useful order; with the best ones if there are more than it keeps. */
  generate(position: Position, moves: MoveList): void {
    const { floor } = this.limits;
    floor[0] = Number.NEGATIVE_INFINITY;
    moves.reset(position, floor);
    this.walk.load(position, moves);
    for (let anchor = 0; anchor < this.walk.anchors.length; anchor++) this.walk.walkFrom(anchor);
    moves.keepBest();
  }
}
