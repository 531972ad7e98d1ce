import { isBlank } from '../../../alphabet/tile';
import type { Position } from '../../../board/position';
import type { Gaddag } from '../../../lexicon/gaddag';
import { WalkLimits } from '../../../movegen/bestMove/walkLimits';
import { GordonWalk } from '../../../movegen/kernel/gordonWalk';
import { PLACE_FIELD } from '../../../movegen/moveEntries';
import type { MoveRecorder } from '../../../movegen/moveRecorder';
import { type LeaveShape, SHAPE_ROOT } from '../leaveShape';

/** Score of tiles that cannot be played together. */
export const NO_PLAY = Number.NEGATIVE_INFINITY;

/**
 * The highest score on a board of any tiles played together: one walk with all tiles that a player could hold
 * finds the plays of every rack.
 */
export class PlaySheet implements MoveRecorder {
  /** By number of the tiles in the shape. */
  readonly scores: Float32Array;
  private readonly limits = new WalkLimits();
  private readonly walk: GordonWalk;
  private readonly kinds: Uint8Array;

  /** @param shape all sets of tiles that a player could play at once, up to a whole rack */
  constructor(
    gaddag: Gaddag,
    private readonly shape: LeaveShape,
  ) {
    const { floor, withLeft, withPlayed } = this.limits;
    this.limits.openAll();
    floor[0] = 0;
    // Plays of more tiles than a rack holds are excluded.
    withLeft.fill(NO_PLAY, shape.longest + 1);
    for (let left = 0; left * withLeft.length < withPlayed.length; left++)
      withPlayed.fill(NO_PLAY, left * withLeft.length + shape.longest + 1, (left + 1) * withLeft.length);
    this.walk = new GordonWalk(gaddag, this.limits);
    this.scores = new Float32Array(shape.size);
    this.kinds = new Uint8Array(shape.longest);
  }

  /** @param position its rack is all tiles that can be played */
  fill(position: Position): void {
    this.scores.fill(NO_PLAY);
    this.walk.load(position, this);
    for (let anchor = 0; anchor < this.walk.anchors.length; anchor++) this.walk.walkFrom(anchor);
  }

  add(place: number, score: number, played: Int32Array): void {
    const { kinds, shape } = this;
    const { nexts, skips } = shape;
    const count = place & PLACE_FIELD;
    for (let nth = 0; nth < count; nth++) {
      const tile = (played[nth >> 2]! >>> ((nth & 3) * 8)) & 0xff;
      const kind = isBlank(tile) ? 0 : tile;
      let at = nth;
      for (; at > 0 && kinds[at - 1]! > kind; at--) kinds[at] = kinds[at - 1]!;
      kinds[at] = kind;
    }
    let node = SHAPE_ROOT;
    let index = 0;
    for (let nth = 0; nth < count; nth++) {
      const step = node + kinds[nth]!;
      index += skips[step]!;
      node = nexts[step]!;
    }
    if (this.scores[index]! < score) this.scores[index] = score;
  }
}
