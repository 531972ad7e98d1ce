export type WhyNotCode =
  | 'outside-board'
  | 'other-tile'
  | 'gap'
  | 'brick'
  | 'not-in-line'
  | 'one-letter'
  | 'no-tile-played'
  | 'start-not-covered'
  | 'touches-nothing'
  | 'longer-word'
  | 'not-on-rack'
  | 'cross-word'
  | 'no-arc'
  | 'no-word';

/** One reason why a play is no candidate. */
export interface WhyNotCause {
  readonly code: WhyNotCode;
  /** One sentence. */
  readonly message: string;
  /** Where it shows: row × cols + col. */
  readonly squares: readonly number[];
}
