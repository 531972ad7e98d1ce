import type { Seed } from '../../game/seed';

/** How turns are simulated; one of `samples` and `seconds` is there. */
export interface ReviewSimulation {
  /** Turns behind a candidate; null for the rest of the game. */
  readonly plies: number | null;
  /** Of all candidates of a turn, at most. */
  readonly samples: number | null;
  /** For a turn, at most. */
  readonly seconds: number | null;
}

/** How a game is reviewed. */
export interface ReviewSettings {
  readonly seed: Seed;
  /** Racks that each draw is compared with; 0: luck is left out. */
  readonly luckSamples: number;
  /** Null: turns are judged by static equity. */
  readonly simulation: ReviewSimulation | null;
  /** For all draws of a turn with few tiles in the bag, at most; 0: it is judged like any other one. */
  readonly preEndgameSeconds: number;
  /** For a turn with an empty bag, at most. */
  readonly endgameSeconds: number;
}

/** Of every review, unless a person wants others. */
export const USUAL_SETTINGS: ReviewSettings = {
  seed: 1,
  luckSamples: 100,
  simulation: null,
  preEndgameSeconds: 10,
  endgameSeconds: 5,
};
