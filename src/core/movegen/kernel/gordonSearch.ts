import type { Position } from '../../board/position';
import type { Gaddag } from '../../lexicon/gaddag';
import { WalkLimits } from '../bestMove/walkLimits';
import type { MoveList } from '../moveList';
import { GordonWalk } from './gordonWalk';

/** Lists all moves by Gordon's walk, however many tiles the rack has and whatever they score. */
export class GordonSearch {
  private readonly limits = new WalkLimits();
  private readonly walk: GordonWalk;

  constructor(gaddag: Gaddag) {
    this.limits.openAll();
    this.walk = new GordonWalk(gaddag, this.limits);
  }

  generate(position: Position, moves: MoveList): void {
    const { floor } = this.limits;
    floor[0] = Number.NEGATIVE_INFINITY;
    moves.reset(position, floor);
    this.walk.load(position, moves);
    for (let anchor = 0; anchor < this.walk.anchors.length; anchor++) this.walk.walkFrom(anchor);
    moves.keepBest();
  }
}
