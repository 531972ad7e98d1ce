import type { MoveWorth } from '../movegen/bestMove/moveWorth';
import type { PlayerView } from './playerView';

/**
 * Judges turns by more than their score: looks at a turn once and says what every placement is worth beside
 * its score (`MoveWorth`), and what it is worth to exchange. The best turn is then found with pruning, as the
 * highest score is. It may use the same arrays again for the next turn.
 *
 * - A leave value goes into `kept`: fill an array of 2 to the power of the rack's tiles by the mask of the
 *   tiles kept. The search then knows the exact worth of a choice of tiles before it looks up any word.
 * - What hangs on squares and letters goes into `placed`, with an upper bound by number of tiles played.
 *   Where it only ever takes something off, 0 is such a bound.
 * - A rack of more than `LARGEST_TABLED_RACK` tiles has no table: what is kept then goes into `placed`.
 */
export type Evaluator = (view: PlayerView) => TurnWorth;

export interface TurnWorth extends MoveWorth {
  /**
   * What an exchange is worth, in thousandths of a point, by the mask of the tiles kept, as in `kept` (it may
   * be the same array; the entry of the full rack is not read). An exchange is taken where it is worth more
   * than every placement and the rules allow it. Left out: only without a placement.
   */
  readonly exchanged?: Int32Array;
}
