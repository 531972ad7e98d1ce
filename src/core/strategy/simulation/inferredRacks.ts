import type { Tile } from '../../alphabet/tile';
import type { Move } from '../../movegen/move';

/** The opponent’s last turn as everybody at the table has seen it. */
export type OpponentTurn = Move | { readonly kind: 'exchange'; readonly count: number };

/** What the opponent may hold, going by a turn that was taken. */
export interface Inference {
  /** Racks that fit; none where that turn is a riddle. */
  readonly fitting: readonly FittingRack[];
  /** Racks that were looked at. */
  readonly looked: number;
  /** Whether these were all there are; else they were drawn. */
  readonly isEvery: boolean;
}

export interface FittingRack {
  readonly kept: readonly Tile[];
  /** Those exchanged: they are in the bag now. */
  readonly exchanged: readonly Tile[];
  /** In how many ways it can be drawn, or how often it was; less where the turns speak against it. */
  readonly weight: number;
}
