import type { GameState } from '../../../core/game/gameState';

/** The flight of the last turn's tiles to their places; an agent’s reply waits for it. */
export interface Flight {
  /** The game after the turn. */
  readonly game: GameState;
  /** On the clock of the actions. */
  readonly startedAtMs: number;
  readonly durationMs: number;
}

/** By itself, or because the user skips it. */
export type FlightAction = { readonly type: 'flight-ended' };
