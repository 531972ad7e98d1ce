import type { Tile } from '../../alphabet/tile';
import type { PlainTurn } from '../../game/turns/turn';
import type { Valuation } from './turnEvaluator';

/** Why a turn is not evaluated. */
export type Unjudged = 'partialRack' | 'unknownExchange' | 'notInRack' | 'misplaced' | 'illegal' | 'afterEnd';

/** Words of a play that are not in the lexicon. */
export interface Phony {
  readonly words: readonly string[];
  /** Its score, or what it would have been without the withdrawal. */
  readonly score: number;
}

/** A turn of a recorded game and its evaluation. */
export interface ReviewedTurn {
  /** Number among the turns of the record, from 0. */
  readonly nth: number;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly player: 0 | 1;
  /** As far as the record contains it. */
  readonly rack: readonly Tile[];
  /** Number of tiles that the player held. */
  readonly held: number;
  readonly bagCount: number;
  /** Before the turn. */
  readonly scores: readonly [number, number];
  /** Null if unknown or impossible. */
  readonly played: PlainTurn | null;
  /** Whether it was challenged and withdrawn. */
  readonly isWithdrawn: boolean;
  /** For a phony, evaluates the loss of the turn, whether it was withdrawn or not. */
  readonly valuation: Valuation | null;
  /** Null if the turn is evaluated. */
  readonly unjudged: Unjudged | null;
  readonly phony: Phony | null;
  /**
   * By how many points the best play with the tiles drawn exceeds the mean for other draws; null if none were
   * drawn, or they are unknown.
   */
  readonly luck: number | null;
  /** Win % of the first player after the turn, as a fraction. */
  readonly winShare: number;
}
