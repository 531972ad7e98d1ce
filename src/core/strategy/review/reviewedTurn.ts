import type { Tile } from '../../alphabet/tile';
import type { PlainTurn } from '../../game/turns/turn';
import type { Valuation } from './turnValuer';

/** Why a turn is not judged. */
export type Unjudged = 'partialRack' | 'unknownExchange' | 'notInRack' | 'misplaced' | 'illegal' | 'afterEnd';

/** Words of a play that are none. */
export interface Phony {
  readonly words: readonly string[];
  /** What it brought, or would have if it had not been taken back. */
  readonly score: number;
}

/** A turn of a recorded game and what is said of it. */
export interface ReviewedTurn {
  /** Of the turns of the record, from 0. */
  readonly nth: number;
  /** Of the file, from 1. */
  readonly line: number;
  readonly player: 0 | 1;
  /** As far as the record tells. */
  readonly rack: readonly Tile[];
  /** How many tiles the player held. */
  readonly held: number;
  readonly bagCount: number;
  /** Before the turn. */
  readonly scores: readonly [number, number];
  /** Null where the record does not tell, or tells what cannot be. */
  readonly played: PlainTurn | null;
  /** It was challenged and taken back. */
  readonly isWithdrawn: boolean;
  /** Of a phony it judges the turn that is lost when it is taken back, whether it was or not. */
  readonly valuation: Valuation | null;
  /** Null where it is judged. */
  readonly unjudged: Unjudged | null;
  readonly phony: Phony | null;
  /**
   * By how many points the best play with the tiles drawn is better than with those that could have been
   * drawn; null where none were drawn, or that is not known.
   */
  readonly luck: number | null;
  /** How likely the first player wins once the turn is taken. */
  readonly winShare: number;
}
