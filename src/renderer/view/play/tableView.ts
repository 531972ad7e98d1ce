import type { Square } from '../../../core/board/square';
import type { TileFaceView } from '../board/tileFaceView';

/**
 * What stands on the table besides the board and the player's own rack, while a game is played. Nothing here
 * knows a tile that the player may not see: the tiles of others have no face.
 */
export interface TableView {
  /** The racks behind the board, from left to right. */
  readonly opponents: readonly OpponentView[];
  readonly bag: BagView | null;
}

/** A rack seen from behind. */
export interface OpponentView {
  /** Number of the player, from 0. */
  readonly seat: number;
  /** What stands on the plate: a name, and how many tiles. */
  readonly label: string;
  /** Tiles that stand on it now, from the first place on. */
  readonly count: number;
  readonly places: number;
  readonly isOnTurn: boolean;
}

/** The bag of tiles not drawn yet. */
export interface BagView {
  /** How many are left, as it is written on it. */
  readonly label: string;
  /** A tile that is let go now is put in. */
  readonly isTarget: boolean;
}

/** Where a tile flies from or to. */
export type FlightPlace =
  | ({ readonly kind: 'square' } & Square)
  /** Of the player's own rack. */
  | { readonly kind: 'rack'; readonly index: number }
  /** A place on the rack of one of `opponents`, which `at` counts from 0. */
  | { readonly kind: 'opponent'; readonly at: number; readonly index: number }
  | { readonly kind: 'bag' };

/** The tiles of the turn just taken, on their way. `tiles`, `rack` and racks behind are then without them. */
export interface FlightView {
  readonly tiles: readonly FlyingTileView[];
}

export interface FlyingTileView {
  /** Its number among the tiles of the flight. */
  readonly id: string;
  /** Null: it may not be seen, and is turned away all the way. */
  readonly face: TileFaceView | null;
  readonly from: FlightPlace;
  readonly to: FlightPlace;
  /** When it flies, both in 0 … 1 of the phase, begin < end. */
  readonly begin: number;
  readonly end: number;
}
