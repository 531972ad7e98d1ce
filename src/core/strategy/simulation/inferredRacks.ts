import type { Tile } from '../../alphabet/tile';
import type { Move } from '../../movegen/move';

/** The opponent’s last turn as seen by everybody at the table. */
export type OpponentTurn = Move | { readonly kind: 'exchange'; readonly count: number };

/** Racks that the opponent may hold, inferred from a turn. */
export interface Inference {
  /** Racks that fit. Empty if no rack explains the turn. */
  readonly fitting: readonly FittingRack[];
  /** Number of racks tried. */
  readonly looked: number;
  /** Whether these were all possible racks; otherwise they were sampled. */
  readonly isEvery: boolean;
}

export interface FittingRack {
  readonly kept: readonly Tile[];
  /** Tiles exchanged, which are in the bag now. */
  readonly exchanged: readonly Tile[];
  /** Number of ways to draw it, or number of times it was drawn, reduced by the likelihood of the turns. */
  readonly weight: number;
}
