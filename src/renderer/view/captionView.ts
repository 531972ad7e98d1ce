import type { Setup } from '../../core/board/setup';
import { positionLabel } from '../../core/board/square';
import type { LetterScore, WordScore } from '../../core/scoring/explanation';
import { candidateRow, type WordLetter } from './candidateRow';
import type { ShownMove } from './shownMove';

/** What is said about the shown candidate. */
export interface CaptionView {
  readonly rank: number;
  readonly total: number;
  readonly letters: readonly WordLetter[];
  readonly position: string;
  readonly score: number;
  /** The GADDAG match in its three parts, around the `$`. */
  readonly match: { readonly reverse: string; readonly forward: string };
  readonly mainWord: WordLine;
  readonly crossWords: readonly CrossWordLine[];
  /** 0 when the move earns none. */
  readonly bingoBonus: number;
}

export interface WordLine {
  readonly word: string;
  /** How the score comes about, e.g. `(3 + 2×1 + 1) × 2`. */
  readonly sum: string;
  readonly score: number;
}

export interface CrossWordLine extends WordLine {
  /** From 1; the same number stands on the word's tiles. */
  readonly number: number;
  readonly position: string;
}

export function captionOf(setup: Setup, shown: ShownMove): CaptionView {
  const { candidate, explanation, match, total } = shown;
  const { letters, position, rank, score } = candidateRow(setup, candidate, total);
  const separator = match.text.indexOf('$');
  return {
    rank,
    total,
    letters,
    position,
    score,
    match: { reverse: match.text.slice(0, separator), forward: match.text.slice(separator + 1) },
    mainWord: wordLine(explanation.mainWord),
    crossWords: explanation.crossWords.map((word, index) => ({
      ...wordLine(word),
      number: index + 1,
      position: positionLabel(word, word.direction),
    })),
    bingoBonus: explanation.bingoBonus,
  };
}

function wordLine(score: WordScore): WordLine {
  return { word: score.word, sum: formatSum(score), score: score.score };
}

/** The sum of the letters, premium squares as factors; a multiplied word has it in brackets. */
export function formatSum({ letters, wordMultiplier }: WordScore): string {
  const sum = letters.map(formatLetter).join(' + ');
  return wordMultiplier === 1 ? sum : `(${sum}) × ${wordMultiplier}`;
}

const formatLetter = ({ letterMultiplier, value }: LetterScore): string =>
  letterMultiplier === 1 ? String(value) : `${letterMultiplier}×${value}`;
