import type { StartPosition } from './startPosition';

/** What is stored of a finished game, all in whole numbers. */
export interface GameSummary {
  /** In the order of `pairingsOf`. */
  readonly pairing: number;
  /** Number among the pairing’s games, from 0; see `beginnerOf`. */
  readonly nth: number;
  /** For the pairing’s first agent and the other one, whoever started. */
  readonly sides: readonly [SideSummary, SideSummary];
  /** Number of faults found by validation. */
  readonly faults: number;
}

/** One agent’s part of a game. */
export interface SideSummary {
  /** Including the settlement. */
  readonly score: number;
  readonly turns: number;
  /** Placements with a bonus for the number of tiles. */
  readonly bingos: number;
  /** Number of tiles exchanged. */
  readonly exchanged: number;
  readonly passes: number;
  /** Thinking time in microseconds, the only field that is not reproducible. */
  readonly micros: number;
}

/** Which of a pairing’s two agents starts its nth game. From a position, it is always the one on turn. */
export const beginnerOf = ({ start }: Begun, nth: number): 0 | 1 =>
  start !== undefined || nth % 2 === 0 ? 0 : 1;

interface Begun {
  readonly start?: StartPosition | undefined;
}
