import type { Tile } from '../alphabet/tile';
import type { Message } from '../message';
import type { Rules } from './rules';
import type { Direction } from './square';

/**
 * Anything that a person may have typed; it may break every rule. `checkSetup` turns it into a `Position`.
 */
export interface Setup {
  readonly rules: Rules;
  /** Row-major, `rows × cols` long; `NO_TILE` on empty squares. */
  readonly tiles: readonly Tile[];
  /** Letter tiles and plain blanks, in the order shown. */
  readonly rack: readonly Tile[];
}

export type ProblemCode =
  | 'board-size'
  | 'square-count'
  | 'multiplier'
  | 'start-square'
  | 'rules'
  | 'unknown-tile'
  | 'rack-too-long'
  | 'too-many-tiles'
  | 'tile-on-brick'
  | 'disconnected'
  | 'start-not-covered'
  | 'word-not-in-lexicon';

/** A part of the rules with a value of its own. Letters are named by their index in the tile set. */
export type RulesField =
  | 'name'
  | 'tileSetName'
  | 'rackSize'
  | 'exchangeLimit'
  | `bonus ${string} ${'tiles' | 'points'}`
  | 'blankCount'
  | 'letters'
  | `letter ${number} ${'glyph' | 'value' | 'count'}`;

/**
 * One thing that is wrong with a setup. `blocking`: no moves can be generated until it is fixed. `notice`:
 * the position could not arise in a game, but moves can be generated.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'blocking' | 'notice';
  /** One sentence: what, where, what is allowed. */
  readonly message: Message;
  /** A shorter message for the form field concerned, if there is one. */
  readonly atField?: Message;
  readonly row?: number;
  readonly col?: number;
  /** The direction of a word that begins at `row` and `col`. */
  readonly direction?: Direction;
  readonly tile?: Tile;
  readonly field?: RulesField;
}
