import type { Seed } from '../../game/seed';

/** Settings for simulated turns; at least one of `samples` and `seconds` is set. */
export interface ReviewSimulation {
  /** Plies after a candidate; null for the rest of the game. */
  readonly plies: number | null;
  /** Maximum for all candidates of a turn. */
  readonly samples: number | null;
  /** Maximum for a turn. */
  readonly seconds: number | null;
}

/** How a game is reviewed. */
export interface ReviewSettings {
  readonly seed: Seed;
  /** Number of racks that each draw is compared with; 0 to omit luck. */
  readonly luckSamples: number;
  /** If null, turns are evaluated by static equity. */
  readonly simulation: ReviewSimulation | null;
  /**
   * Maximum for all orderings of a turn with few tiles in the bag; if 0, it is evaluated like any other turn.
   */
  readonly preEndgameSeconds: number;
  /** Maximum for a turn with an empty bag. */
  readonly endgameSeconds: number;
}

/** Default settings. */
export const USUAL_SETTINGS: ReviewSettings = {
  seed: 1,
  luckSamples: 100,
  simulation: null,
  preEndgameSeconds: 10,
  endgameSeconds: 5,
};
