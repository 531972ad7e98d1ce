import { NO_TILE, rackTileOf } from '../alphabet/tile';
import { reachFrom } from './checkTiles';
import type { Problem, Setup } from './setup';
import { findWordRuns } from './wordRuns';

/**
 * The squares that a problem is about (row × cols + col): the whole word, the whole group, every such tile.
 */
export function problemSquares(setup: Setup, problem: Problem): readonly number[] {
  const { cols } = setup.rules.layout;
  if (problem.code === 'too-many-tiles')
    return setup.tiles.flatMap((tile, index) =>
      tile !== NO_TILE && rackTileOf(tile) === problem.tile ? [index] : [],
    );
  if (problem.row === undefined || problem.col === undefined) return [];
  const first = problem.row * cols + problem.col;
  if (problem.code === 'word-not-in-lexicon') return squaresOfWord(setup, problem, first);
  if (problem.code !== 'disconnected') return [first];
  const reached = new Set<number>();
  reachFrom(first, setup.tiles, cols, reached);
  return [...reached];
}

function squaresOfWord(setup: Setup, { col, direction, row }: Problem, first: number): readonly number[] {
  const run = findWordRuns(setup).find(
    (word) => word.row === row && word.col === col && word.direction === direction,
  );
  const step = direction === 'down' ? setup.rules.layout.cols : 1;
  return run === undefined ? [first] : run.tiles.map((_, at) => first + at * step);
}
