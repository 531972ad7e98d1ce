import type { Square } from '../../../core/board/square';
import type { TileFaceView } from '../board/tileFaceView';

/**
 * The objects on the table besides the board and the player's own rack during a game. Hidden tiles have no
 * face here.
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
  /** Text on the plate: the name and number of tiles. */
  readonly label: string;
  /** Number of tiles on it now, from the first place on. */
  readonly count: number;
  readonly places: number;
  readonly isOnTurn: boolean;
}

/** The bag of tiles not drawn yet. */
export interface BagView {
  /** Text on the bag: the number of tiles left. */
  readonly label: string;
  /** Whether a tile dropped now goes into the bag. */
  readonly isTarget: boolean;
}

/** Start or end of a tile's flight. */
export type FlightPlace =
  | ({ readonly kind: 'square' } & Square)
  /** A place on the player's own rack. */
  | { readonly kind: 'rack'; readonly index: number }
  /** A place on the rack of an entry of `opponents`, whose index is `at`. */
  | { readonly kind: 'opponent'; readonly at: number; readonly index: number }
  | { readonly kind: 'bag' };

/** The flying tiles of the last turn, which are removed from `tiles`, `rack` and the racks behind. */
export interface FlightView {
  readonly tiles: readonly FlyingTileView[];
}

export interface FlyingTileView {
  /** Its number among the tiles of the flight. */
  readonly id: string;
  /** Null if it is hidden and faces away all the time. */
  readonly face: TileFaceView | null;
  readonly from: FlightPlace;
  readonly to: FlightPlace;
  /** Part of the phase in which it flies, both in 0 … 1, begin < end. */
  readonly begin: number;
  readonly end: number;
}
