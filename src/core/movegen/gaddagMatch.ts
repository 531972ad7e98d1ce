import type { Square } from '../board/square';

/** One arc of the walk that finds a move, in the order the generator follows it. */
export interface MatchStep {
  readonly kind: 'reverse' | 'separator' | 'forward';
  /** The square whose letter the arc spells; for the separator: the anchor, from where the walk jumps back. */
  readonly square: Square;
}

/** The path of a move through the GADDAG. */
export interface GaddagMatch {
  /** In the notation of the field: reversed letters from the anchor, `$`, the rest: `SER$ITE`, `DEWELS$`. */
  readonly text: string;
  readonly anchor: Square;
  readonly steps: readonly MatchStep[];
}
