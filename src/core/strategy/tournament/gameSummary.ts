/** What is kept of a finished game; all whole numbers. */
export interface GameSummary {
  /** In the order of `pairingsOf`. */
  readonly pairing: number;
  /** Of the pairing’s games, from 0 on. The even ones the pairing’s first agent begins. */
  readonly nth: number;
  /** Of the pairing’s first agent and the other one, whoever began. */
  readonly sides: readonly [SideSummary, SideSummary];
  /** What the validation has found wrong. */
  readonly faults: number;
}

/** One agent’s part in a game. */
export interface SideSummary {
  /** With what the end has brought. */
  readonly score: number;
  readonly turns: number;
  /** Placements that won a bonus for the number of their tiles. */
  readonly bingos: number;
  /** Tiles given back into the bag. */
  readonly exchanged: number;
  readonly passes: number;
  /** Thinking, in millionths of a second: the one thing that is another one each time. */
  readonly micros: number;
}

/** Which of a pairing’s two agents begins its nth game. */
export const beginnerOf = (nth: number): 0 | 1 => (nth % 2 === 0 ? 0 : 1);
