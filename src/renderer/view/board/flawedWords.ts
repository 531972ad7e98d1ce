import type { Problem, Setup } from '../../../core/board/setup';
import { findWordRuns } from '../../../core/board/wordRuns';
import type { FlawedWordView } from '../sceneView';

/** The words on the board that are not in the lexicon. */
export function flawedWordsOf(setup: Setup, problems: readonly Problem[]): readonly FlawedWordView[] {
  const flaws = problems.filter(({ code }) => code === 'word-not-in-lexicon');
  if (flaws.length === 0) return [];
  return findWordRuns(setup)
    .filter((word) =>
      flaws.some(
        ({ col, direction, row }) => col === word.col && row === word.row && direction === word.direction,
      ),
    )
    .map(({ col, direction, row, tiles }) => ({ row, col, direction, length: tiles.length }));
}

/** Their squares: row × cols + col. */
export const flawedSquares = (words: readonly FlawedWordView[], cols: number): ReadonlySet<number> =>
  new Set(
    words.flatMap(({ col, direction, length, row }) =>
      Array.from({ length }, (_, at) => row * cols + col + at * (direction === 'down' ? cols : 1)),
    ),
  );
