import type { Tile } from '../alphabet/tile';
import type { Direction, Square } from '../board/square';

/** One letter's contribution to the score of a word. */
export interface LetterScore extends Square {
  readonly tile: Tile;
  /** Points printed on the tile, 0 for a blank. */
  readonly value: number;
  /** Multipliers of the square; both 1 if the tile was on the board before the move. */
  readonly letterMultiplier: number;
  readonly wordMultiplier: number;
  readonly isNew: boolean;
}

/** A word that the move makes: score = (Σ value × letterMultiplier) × wordMultiplier. */
export interface WordScore extends Square {
  readonly direction: Direction;
  readonly word: string;
  readonly letters: readonly LetterScore[];
  /** Product over the new tiles' squares. */
  readonly wordMultiplier: number;
  readonly score: number;
}

/** Breakdown of a move's score: total = main word + cross-words + bingo bonus. */
export interface MoveExplanation {
  readonly mainWord: WordScore;
  /** In reading order of the main word. */
  readonly crossWords: readonly WordScore[];
  readonly bingoBonus: number;
  readonly total: number;
}
