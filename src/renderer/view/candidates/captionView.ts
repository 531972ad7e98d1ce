import type { Setup } from '../../../core/board/setup';
import { positionLabel, type Square } from '../../../core/board/square';
import type { LetterScore, WordScore } from '../../../core/scoring/explanation';
import { candidateRow, type WordLetter } from './candidateRow';
import type { ShownMove } from './shownMove';

/** Caption of the shown candidate. */
export interface CaptionView {
  readonly rank: number;
  readonly total: number;
  readonly letters: readonly WordLetter[];
  readonly position: string;
  readonly score: number;
  /** The two parts of the GADDAG match around the `$`. */
  readonly match: { readonly reverse: string; readonly forward: string };
  readonly mainWord: WordLine;
  readonly crossWords: readonly CrossWordLine[];
  /** 0 if the move earns none. */
  readonly bingoBonus: number;
  /** The squares of the tiles played, which earn the bonus together. */
  readonly playedSquares: readonly number[];
}

export interface WordLine {
  readonly word: string;
  /** Terms of the score, letter by letter: `3`, `2×1`, … */
  readonly terms: readonly SumTerm[];
  /** The factor that the sum of the letters is multiplied by. */
  readonly wordMultiplier: number;
  readonly score: number;
}

/** A term of a sum, and the squares that it comes from: row × cols + col. */
export interface SumTerm {
  readonly text: string;
  readonly squares: readonly number[];
}

export interface CrossWordLine extends WordLine {
  /** From 1; the same number is on the word's tiles. */
  readonly number: number;
  readonly position: string;
}

export function captionOf(setup: Setup, shown: ShownMove): CaptionView {
  const { candidate, explanation, match, total } = shown;
  const { letters, position, rank, score } = candidateRow(setup, candidate, total);
  const separator = match.text.indexOf('$');
  const { cols } = setup.rules.layout;
  return {
    rank,
    total,
    letters,
    position,
    score,
    match: { reverse: match.text.slice(0, separator), forward: match.text.slice(separator + 1) },
    mainWord: wordLine(explanation.mainWord, cols),
    crossWords: explanation.crossWords.map((word, index) => ({
      ...wordLine(word, cols),
      number: index + 1,
      position: positionLabel(word, word.direction),
    })),
    bingoBonus: explanation.bingoBonus,
    playedSquares: explanation.mainWord.letters
      .filter(({ isNew }) => isNew)
      .map((letter) => squareOf(letter, cols)),
  };
}

function wordLine({ letters, score, word, wordMultiplier }: WordScore, cols: number): WordLine {
  const terms = letters.map((letter) => ({ text: formatLetter(letter), squares: [squareOf(letter, cols)] }));
  return { word, terms, wordMultiplier, score };
}

const squareOf = ({ col, row }: Square, cols: number): number => row * cols + col;

/** All squares of a word. */
export const squaresOfLine = ({ terms }: WordLine): readonly number[] =>
  terms.flatMap(({ squares }) => squares);

const formatLetter = ({ letterMultiplier, value }: LetterScore): string =>
  letterMultiplier === 1 ? String(value) : `${letterMultiplier}×${value}`;
