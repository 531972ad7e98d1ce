import type { Tile } from '../../alphabet/tile';
import type { Move } from '../../movegen/move';

/** What a player does once. */
export type Turn = PlainTurn | Challenge;

/** A turn that asks nobody about the turn before. */
export type PlainTurn = Move | Exchange | Pass;

/** Tiles go back into the bag, and as many others come out of it. */
export interface Exchange {
  readonly kind: 'exchange';
  /** Letter tiles and plain blanks. */
  readonly tiles: readonly Tile[];
}

export interface Pass {
  readonly kind: 'pass';
}

/** The play before is said to hold a word that is none. */
export interface Challenge {
  readonly kind: 'challenge';
}

export const PASS: Pass = { kind: 'pass' };
export const CHALLENGE: Challenge = { kind: 'challenge' };
