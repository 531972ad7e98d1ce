import { MAX_LETTERS } from '../../alphabet/tile';
import { popcount } from '../../lexicon/popcount';
import { ENDS, GRAPH_ROOT, NO_NODE, TARGETS, type WordGraph } from '../../lexicon/wordGraph';
import { setCross } from '../kernel/crossSets';
import {
  CROSS_SCORE,
  GRID_CAPACITY,
  type Grid,
  LETTER,
  LETTER_MULTIPLIER,
  SQUARE_SHIFT,
  SQUARE_WIDTH,
  TILE_VALUE,
  WORD_MULTIPLIER,
} from '../kernel/grid';
import { across, down, squares } from './squares';

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
export function computeGraphCrossSets(graph: WordGraph, wanted: number): void {
  if (pairsOf !== graph) findPairs(graph);
  setFromLines(graph, wanted, down, GRID_CAPACITY, across, 0);
  setFromLines(graph, wanted, across, 0, down, GRID_CAPACITY);
}

/**
 * Computes the cross-sets of one grid from the lines of its twin.
 *
 * @param crossingAt offset of the twin in `squares`
 * @param gridAt offset of the grid
 */
function setFromLines(
  graph: WordGraph,
  wanted: number,
  crossing: Grid,
  crossingAt: number,
  grid: Grid,
  gridAt: number,
): void {
  const { lineCount, lineLength, tileCounts } = crossing;
  const step = grid.stride >> SQUARE_SHIFT;
  for (let line = 0; line < lineCount; line++) {
    if (tileCounts[line + 1] === 0) continue;
    const lineStart = crossing.lineStart(line) + crossingAt;
    const twin = grid.lineStart(0) + (line << SQUARE_SHIFT) + gridAt;
    setLine(graph, wanted, lineStart, lineStart + lineLength * SQUARE_WIDTH, twin, step);
  }
}

/** By letter − 1: the letters before it in words of two letters, and at the beginning of longer words. */
const endedBy = new Int32Array(MAX_LETTERS);
const followedBy = new Int32Array(MAX_LETTERS);
/** The lexicon that these are of. */
let pairsOf: WordGraph | undefined;

function findPairs(graph: WordGraph): void {
  pairsOf = graph;
  endedBy.fill(0);
  followedBy.fill(0);
  for (let rest = graph[GRAPH_ROOT]!; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const node = targetOf(graph, GRAPH_ROOT, bit);
    for (let letter = 0; letter < MAX_LETTERS; letter++) {
      if ((graph[node + ENDS]! & (1 << letter)) !== 0) endedBy[letter]! |= bit;
      if ((graph[node]! & (1 << letter)) !== 0) followedBy[letter]! |= bit;
    }
  }
}

/**
 * @param twin offset of the line's first square in the grid of the other direction
 * @param step from there to the next square of the line
 */
function setLine(
  graph: WordGraph,
  wanted: number,
  lineStart: number,
  lineEnd: number,
  twin: number,
  step: number,
): void {
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
      const letters = lettersBefore(graph, from, first, wanted);
      setCross(
        squares,
        twin + (before - lineStart) * step,
        letters,
        before === behindBefore ? sumBefore + sum : sum,
      );
    }
    if (square < lineEnd && squares[square + SQUARE_WIDTH + LETTER] === 0)
      setCross(squares, twin + (square - lineStart) * step, graph[node + ENDS]! & wanted, sum);
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
function lettersBefore(graph: WordGraph, from: number, first: number, wanted: number): number {
  const inner = graph[from]!;
  let tried = inner & wanted;
  if (from === GRAPH_ROOT) {
    const second = squares[first + LETTER]! - 1;
    if (squares[first + SQUARE_WIDTH + LETTER] === 0) return endedBy[second]! & wanted;
    tried &= followedBy[second]!;
  }
  let letters = 0;
  for (let rest = tried; rest !== 0; rest &= rest - 1) {
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
