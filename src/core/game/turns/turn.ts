import type { Tile } from '../../alphabet/tile';
import type { Move } from '../../movegen/move';

/** One action of a player. */
export type Turn = PlainTurn | Challenge;

/** A turn other than a challenge. */
export type PlainTurn = Move | Exchange | Pass;

/** Returns tiles to the bag and draws as many. */
export interface Exchange {
  readonly kind: 'exchange';
  /** Letter tiles and undesignated blanks. */
  readonly tiles: readonly Tile[];
}

export interface Pass {
  readonly kind: 'pass';
}

/** Claims that the previous play contains a phony. */
export interface Challenge {
  readonly kind: 'challenge';
}

export const PASS: Pass = { kind: 'pass' };
export const CHALLENGE: Challenge = { kind: 'challenge' };
