import type { MoveWorth } from '../movegen/bestMove/moveWorth';
import type { PlayerView } from './playerView';

/**
 * Values turns by more than their score: given the view of a turn, it returns the worth of every placement
 * beside its score (`MoveWorth`) and the worth of exchanges. The best turn is then found with pruning, just
 * like the highest score. It may reuse its arrays for the next turn.
 *
 * - A leave value goes into `kept`: an array with 2 to the power of the rack's tiles entries, indexed by the
 *   mask of the tiles kept. The search then knows the exact worth of a choice of tiles before it looks up
 *   words.
 * - Values that depend on squares and letters go into `placed`, with an upper bound by number of tiles
 *   played. If they are never positive, 0 is such a bound.
 * - A rack of more than `LARGEST_TABLED_RACK` tiles has no table: the value of its leave goes into `placed`.
 */
export type Evaluator = (view: PlayerView) => TurnWorth;

export interface TurnWorth extends MoveWorth {
  /**
   * The worth of an exchange, in thousandths of a point, by the mask of the tiles kept, as in `kept` (it may
   * be the same array; the entry of the full rack is not read). An exchange is taken if it is worth more than
   * every placement and the rules allow it. If omitted, only without a placement.
   */
  readonly exchanged?: Int32Array;
}
