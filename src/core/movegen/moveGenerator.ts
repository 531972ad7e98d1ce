import type { Position } from '../board/position';
import type { Gaddag } from '../lexicon/gaddag';
import { GordonWalk } from './gordonWalk';
import type { MoveList } from './moveList';

/** Lists every legal placement of a position, each exactly once. Keep one for each lexicon: it owns its working space. */
export class MoveGenerator {
  private readonly walk: GordonWalk;

  constructor(gaddag: Gaddag) {
    this.walk = new GordonWalk(gaddag);
  }

  /** Fills `moves`, in no useful order. */
  generate(position: Position, moves: MoveList): void {
    moves.reset(position);
    this.walk.load(position, moves);
    for (let anchor = 0; anchor < this.walk.anchors.length; anchor++) this.walk.walkFrom(anchor);
  }
}
