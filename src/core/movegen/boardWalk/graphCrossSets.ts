import { popcount } from '../../lexicon/popcount';
import { ENDS, GRAPH_ROOT, NO_NODE, TARGETS, type WordGraph } from '../../lexicon/wordGraph';
import { setCross } from '../kernel/crossSets';
import {
  CROSS_SCORE,
  type Grid,
  LETTER,
  LETTER_MULTIPLIER,
  SQUARE_SHIFT,
  SQUARE_WIDTH,
  TILE_VALUE,
  WORD_MULTIPLIER,
} from '../kernel/grid';

/** Fields of the first tile of a run, where an empty square has others: points of the run's tiles. */
export const RUN_POINTS = LETTER_MULTIPLIER;
/** The node that the run leads to. */
export const RUN_NODE = CROSS_SCORE;
/** Distance to the square behind the run. */
export const RUN_WIDTH = WORD_MULTIPLIER;

/**
 * Like `computeCrossSets`, but with the words as a graph, which holds them in one direction only. The letters
 * behind a run are known when the run has been followed; those before it are tried.
 *
 * @param wanted the letters that will be needed, as a mask; cross-sets contain no others
 */
export function computeGraphCrossSets(graph: WordGraph, grid: Grid, crossing: Grid, wanted: number): void {
  for (let line = 0; line < crossing.lineCount; line++) setLine(graph, grid, crossing, line, wanted);
}

function setLine(graph: WordGraph, grid: Grid, crossing: Grid, line: number, wanted: number): void {
  const { squares } = crossing;
  const lineStart = crossing.lineStart(line);
  const lineEnd = lineStart + crossing.lineLength * SQUARE_WIDTH;
  /** Offset of the line's first square in the grid of the other direction, and the step to its next. */
  const twin = grid.lineStart(0) + (line << SQUARE_SHIFT);
  const step = grid.stride >> SQUARE_SHIFT;
  let nodeBefore = NO_NODE;
  let sumBefore = 0;
  let behindBefore = -1;
  for (let square = lineStart; square < lineEnd; square += SQUARE_WIDTH) {
    if (squares[square + LETTER] === 0) continue;
    const first = square;
    let sum = 0;
    let node = GRAPH_ROOT;
    for (; squares[square + LETTER] !== 0; square += SQUARE_WIDTH) {
      sum += squares[square + TILE_VALUE]!;
      node = targetOf(graph, node, 1 << (squares[square + LETTER]! - 1));
    }
    squares[first + RUN_POINTS] = sum;
    squares[first + RUN_NODE] = node;
    squares[first + RUN_WIDTH] = square - first;
    if (first > lineStart) {
      const before = first - SQUARE_WIDTH;
      const from = before === behindBefore ? nodeBefore : GRAPH_ROOT;
      const letters = lettersBefore(graph, from, squares, first, wanted);
      setCross(
        grid.squares,
        twin + (before - lineStart) * step,
        letters,
        before === behindBefore ? sumBefore + sum : sum,
      );
    }
    if (square < lineEnd && squares[square + SQUARE_WIDTH + LETTER] === 0)
      setCross(grid.squares, twin + (square - lineStart) * step, graph[node + ENDS]! & wanted, sum);
    nodeBefore = node;
    sumBefore = sum;
    behindBefore = square;
  }
}

const targetOf = (graph: WordGraph, node: number, bit: number): number => {
  const inner = graph[node]!;
  return (inner & bit) === 0 ? NO_NODE : graph[node + TARGETS + popcount(inner & (bit - 1))]!;
};

/** The letters that lead from a node to one from which the run from `first` on ends a word. */
function lettersBefore(
  graph: WordGraph,
  from: number,
  squares: Int32Array,
  first: number,
  wanted: number,
): number {
  const inner = graph[from]!;
  let letters = 0;
  for (let rest = inner & wanted; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    let node = graph[from + TARGETS + popcount(inner & (bit - 1))]!;
    for (let square = first; ; square += SQUARE_WIDTH) {
      const letter = 1 << (squares[square + LETTER]! - 1);
      if (squares[square + SQUARE_WIDTH + LETTER] === 0) {
        if ((graph[node + ENDS]! & letter) !== 0) letters |= bit;
        break;
      }
      const next = graph[node]!;
      if ((next & letter) === 0) break;
      node = graph[node + TARGETS + popcount(next & (letter - 1))]!;
    }
  }
  return letters;
}
