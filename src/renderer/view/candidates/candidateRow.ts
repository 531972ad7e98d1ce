import type { Candidate } from '../../../contract/candidates/candidatesApi';
import { isBlank, letterOf, NO_TILE } from '../../../core/alphabet/tile';
import { letterGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { positionLabel } from '../../../core/board/square';
import type { Move } from '../../../core/movegen/move';
import { text } from '../../../texts/text';

/** One letter of a move's main word, as it is written: upper case, lower case for a blank. */
export interface WordLetter {
  readonly text: string;
  /** The tile lay there before the move. */
  readonly isThrough: boolean;
  readonly isBlank: boolean;
}

/** One row of the candidate list. */
export interface CandidateRow {
  readonly rank: number;
  readonly letters: readonly WordLetter[];
  /** `8D` reads across, `D8` reads down. */
  readonly position: string;
  readonly score: number;
  /** `1 of 243, QUIZ, 8D, 64 points`. */
  readonly name: string;
}

export function candidateRow(setup: Setup, candidate: Candidate, total: number): CandidateRow {
  const { rank, score } = candidate;
  const letters = wordLetters(setup, candidate);
  const position = positionLabel(candidate, candidate.direction);
  const word = letters.map((letter) => letter.text).join('');
  return {
    rank,
    letters,
    position,
    score,
    name: text('candidatesView.row', { rank, total, word, position, points: score }),
  };
}

/** The main word of a move in reading order. */
export function wordLetters({ rules, tiles }: Setup, move: Move): readonly WordLetter[] {
  return move.tiles.map((played, index) => {
    const row = move.direction === 'down' ? move.row + index : move.row;
    const col = move.direction === 'across' ? move.col + index : move.col;
    const tile = played === NO_TILE ? (tiles[row * rules.layout.cols + col] ?? NO_TILE) : played;
    const glyph = letterGlyph(rules.distribution, letterOf(tile));
    return {
      text: isBlank(tile) ? glyph.toLowerCase() : glyph,
      isThrough: played === NO_TILE,
      isBlank: isBlank(tile),
    };
  });
}
