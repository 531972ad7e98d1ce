/** How deeply a turn is examined, and how many of the best turns so far reach this stage. */
export interface Stage {
  /** Number of best turns; undefined for all at the first stage, and for those requested at the last. */
  readonly turns: number | undefined;
  /** Maximum number of deals; undefined for all. */
  readonly deals: number | undefined;
  /**
   * Plies of the endgame to search, followed by greedy play. Undefined to solve it.
   */
  readonly plies: number | undefined;
  /** Number of answers considered after turns that do not empty the bag. */
  readonly answers: number;
  /**
   * Time limit of a turn, after which its previous estimate stands: on an open board with blanks, one could
   * take all the time. Undefined at the last stage, where the limit grows.
   */
  readonly milliseconds: number | undefined;
}

/** Maximum number of placements; the highest-scoring ones are examined. */
export const MOST_TURNS = 2000;

/** Turns to look at before the best are examined; the others follow afterwards. */
export const FIRST_TURNS = 300;

/** Best turns of which the first one is examined to the end, to compare the others with. */
export const FIRST_EXAMINED = 3;

export const STAGES: readonly Stage[] = [
  { turns: undefined, deals: 8, plies: 0, answers: 0, milliseconds: 5000 },
  { turns: 16, deals: 8, plies: 2, answers: 6, milliseconds: 500 },
  { turns: 6, deals: 24, plies: 4, answers: 12, milliseconds: 500 },
  { turns: undefined, deals: undefined, plies: undefined, answers: 10_000, milliseconds: undefined },
  { turns: undefined, deals: undefined, plies: undefined, answers: 10_000, milliseconds: undefined },
];

/** Whether each deal is won, but not by how much, which takes less time. */
export const RESULT_STAGE = STAGES.length - 2;
export const LAST_STAGE = STAGES.length - 1;
