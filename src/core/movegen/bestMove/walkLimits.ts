import { MAX_RACK_TILES } from '../../board/checkRules';
import { SPAN_FIELD, SPAN_LEFT_SHIFT, SPAN_PLAYED_SHIFT, type SpanQueue } from './spanQueue';

/** Length of a table indexed by number of tiles, with one entry more than any rack can play. */
export const BY_TILES = MAX_RACK_TILES + 2;

const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/**
 * Limits that prune a walk, in points of score like bounds (`WorthBounds`). A search for all moves leaves
 * them open. A search for the best move raises `floor` with every better move, and fills the tables with the
 * most that the current anchor can score.
 */
export class WalkLimits {
  /** One number: moves that score less need not be found. */
  readonly floor = new Float64Array([Number.NEGATIVE_INFINITY]);
  /** By number of tiles up to the anchor: the most that a move with at least that many of them can score. */
  readonly withLeft = new Float64Array(BY_TILES);
  /**
   * [left × BY_TILES + played]: the most that a move with exactly `left` tiles up to the anchor and at least
   * `played` tiles in total can score.
   */
  readonly withPlayed = new Float64Array(BY_TILES * BY_TILES);

  private isOpen = false;

  /** Prunes nothing but moves below the floor. */
  openAll(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.withLeft.fill(Number.POSITIVE_INFINITY);
    this.withPlayed.fill(Number.POSITIVE_INFINITY);
  }

  /** Fills the tables for an anchor. */
  enterAnchor({ spans, bounds, starts, ends, rack }: SpanQueue, anchor: number): void {
    const { withLeft, withPlayed } = this;
    this.isOpen = false;
    for (let left = 0; left <= rack.size; left++)
      withPlayed.fill(IMPOSSIBLE, left * BY_TILES + left, left * BY_TILES + rack.size + 2);
    for (let i = starts[anchor]!; i < ends[anchor]!; i++) {
      const left = (spans[i]! >> SPAN_LEFT_SHIFT) & SPAN_FIELD;
      const played = (spans[i]! >> SPAN_PLAYED_SHIFT) & SPAN_FIELD;
      withPlayed[left * BY_TILES + played] = bounds[i]!;
    }
    withLeft[rack.size + 1] = IMPOSSIBLE;
    for (let left = rack.size; left >= 0; left--) {
      const row = left * BY_TILES;
      for (let played = rack.size - 1; played >= left; played--)
        withPlayed[row + played] = Math.max(withPlayed[row + played]!, withPlayed[row + played + 1]!);
      withLeft[left] = Math.max(withPlayed[row + left]!, withLeft[left + 1]!);
    }
  }
}
