import type { Tile } from '../alphabet/tile';
import type { Message } from '../message';
import type { Rules } from './rules';
import type { Direction } from './square';

/** Anything a person may have typed: it may break every rule. `checkSetup` turns it into a `Position`. */
export interface Setup {
  readonly rules: Rules;
  /** Row-major, `rows × cols` long; `NO_TILE` where the square is empty. */
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

/** A part of the rules that is a value of its own; letters by their place in the tile set, from 0. */
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
 * One thing that is wrong with a setup. `blocking`: no move can be generated before it is mended. `notice`:
 * the position could not arise in a game, but moves can be generated all the same.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'blocking' | 'notice';
  /** One sentence: what, where, what is allowed. */
  readonly message: Message;
  /** The same, where it is shorter at the form field that it is about. */
  readonly atField?: Message;
  readonly row?: number;
  readonly col?: number;
  /** The direction of a word that begins at `row` and `col`. */
  readonly direction?: Direction;
  readonly tile?: Tile;
  readonly field?: RulesField;
}
