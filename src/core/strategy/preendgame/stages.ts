/** How deeply a turn is looked at, and how many turns get so far: the best ones by what is known of them. */
export interface Stage {
  /** So many of the best turns; undefined: all at the first stage, those wished for at the last one. */
  readonly turns: number | undefined;
  /** Deals looked at, at most; all where undefined. */
  readonly deals: number | undefined;
  /**
   * Plies of the endgame that are searched, the rest being played greedily; 0 where all is played so.
   * Undefined where it is solved.
   */
  readonly plies: number | undefined;
  /** Of turns that do not empty the bag: answers that are looked at. */
  readonly answers: number;
  /**
   * For a turn, at most: on an open board with blanks an estimate could take all the time there is, and then
   * the one before stands. Undefined at the last stage, where the time for a turn grows.
   */
  readonly milliseconds: number | undefined;
}

/** With more placements than this, only those of the highest scores are looked at. */
export const MOST_TURNS = 2000;

/** The other turns are looked at when the best of these have been examined. */
export const FIRST_TURNS = 300;

export const STAGES: readonly Stage[] = [
  { turns: undefined, deals: 8, plies: 0, answers: 0, milliseconds: 5000 },
  { turns: 16, deals: 8, plies: 2, answers: 6, milliseconds: 500 },
  { turns: 6, deals: 24, plies: 4, answers: 12, milliseconds: 500 },
  { turns: undefined, deals: undefined, plies: undefined, answers: 10_000, milliseconds: undefined },
];

export const LAST_STAGE = STAGES.length - 1;
