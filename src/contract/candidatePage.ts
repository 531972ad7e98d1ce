import type { Move } from '../core/movegen/move';

export interface Candidate extends Move {
  /** 1 … total, best first. */
  readonly rank: number;
}

export interface CandidatePage {
  /** Zero-based index of the first row. */
  readonly offset: number;
  readonly rows: readonly Candidate[];
}
