import type { GameState } from '../../../core/game/gameState';

/** The tiles of the turn just taken fly to where they belong; an agent’s answer waits for them. */
export interface Flight {
  /** As it stands after the turn. */
  readonly game: GameState;
  /** On the clock that dates the actions. */
  readonly startedAtMs: number;
  readonly durationMs: number;
}

/** By itself, or because somebody does not want to see it to its end. */
export type FlightAction = { readonly type: 'flight-ended' };
