import { GADDAG_ROOT, type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { popcount } from '../../lexicon/popcount';
import {
  ANY_LETTER,
  CROSS_FACTOR,
  CROSS_SCORE,
  CROSS_SET,
  type Grid,
  HAS_CROSS,
  isWall,
  LETTER,
  LETTER_MULTIPLIER,
  RUN_ARC,
  RUN_SUM,
  SQUARE_SHIFT,
  SQUARE_WIDTH,
  TILE_VALUE,
  WORD_MULTIPLIER,
} from './grid';

/**
 * Computes the cross-sets and cross-scores of `grid` from the runs of tiles in its twin `crossing`, which are
 * the words across its lines. Both must be freshly loaded with the same position.
 *
 * @param wanted the letters that will be needed, as a mask; cross-sets contain no others
 */
export function computeCrossSets(gaddag: Gaddag, grid: Grid, crossing: Grid, wanted = ANY_LETTER): void {
  for (let line = 0; line < crossing.lineCount; line++)
    setCrossSetsOfLine(gaddag, grid, crossing, line, wanted);
}

/** Walks each run of the line once, for the squares directly before and after it. */
function setCrossSetsOfLine(gaddag: Gaddag, grid: Grid, crossing: Grid, line: number, wanted: number): void {
  const { squares } = crossing;
  const lineStart = crossing.lineStart(line);
  const lineEnd = lineStart + crossing.lineLength * SQUARE_WIDTH;
  // Adjacent squares of the crossing line lie in adjacent lines of the grid.
  const toTwin = (square: number) =>
    grid.lineStart((square - lineStart) >> SQUARE_SHIFT) + (line << SQUARE_SHIFT);
  let sumBefore = 0;
  for (let square = lineStart; square < lineEnd; square += SQUARE_WIDTH) {
    if (squares[square + LETTER] === 0) continue;
    const first = square;
    let sum = 0;
    for (; squares[square + LETTER] !== 0; square += SQUARE_WIDTH) sum += squares[square + TILE_VALUE]!;
    const run = followReversed(gaddag, GADDAG_ROOT, squares, square - SQUARE_WIDTH);
    squares[square - SQUARE_WIDTH + RUN_ARC] = run;
    squares[square - SQUARE_WIDTH + RUN_SUM] = sum;
    if (first > lineStart) {
      const joins = first - SQUARE_WIDTH > lineStart && squares[first - 2 * SQUARE_WIDTH + LETTER] !== 0;
      const letters = joins
        ? joiningLetters(gaddag, run, squares, first, wanted)
        : endingLetters(gaddag, run, wanted);
      setCross(grid.squares, toTwin(first - SQUARE_WIDTH), letters, joins ? sumBefore + sum : sum);
    }
    if (square < lineEnd && squares[square + SQUARE_WIDTH + LETTER] === 0) {
      const separator = run === NO_ARC ? NO_ARC : gaddag.followSeparator(run);
      setCross(grid.squares, toTwin(square), endingLetters(gaddag, separator, wanted), sum);
    }
    sumBefore = sum;
  }
}

/**
 * The letters that fit an empty square, given the tiles beside it in the same line.
 *
 * @param squares of the grid that the line belongs to
 */
export function lettersBetween(gaddag: Gaddag, squares: Int32Array, square: number, wanted: number): number {
  const behind = square + SQUARE_WIDTH;
  if (squares[behind + LETTER] === 0) {
    const run = followReversed(gaddag, GADDAG_ROOT, squares, square - SQUARE_WIDTH);
    return endingLetters(gaddag, run === NO_ARC ? NO_ARC : gaddag.followSeparator(run), wanted);
  }
  let last = behind;
  while (squares[last + SQUARE_WIDTH + LETTER] !== 0) last += SQUARE_WIDTH;
  const run = followReversed(gaddag, GADDAG_ROOT, squares, last);
  return squares[square - SQUARE_WIDTH + LETTER] === 0
    ? endingLetters(gaddag, run, wanted)
    : joiningLetters(gaddag, run, squares, behind, wanted);
}

/** Stores the start of a walk on the last tile of each run of a line. */
export function markRuns(gaddag: Gaddag, { lineLength, squares }: Grid, lineStart: number): void {
  const lineEnd = lineStart + lineLength * SQUARE_WIDTH;
  for (let square = lineStart; square < lineEnd; square += SQUARE_WIDTH) {
    let sum = 0;
    for (; squares[square + LETTER] !== 0; square += SQUARE_WIDTH) sum += squares[square + TILE_VALUE]!;
    const last = square - SQUARE_WIDTH;
    if (squares[last + LETTER] === 0) continue;
    squares[last + RUN_ARC] = followReversed(gaddag, GADDAG_ROOT, squares, last);
    squares[last + RUN_SUM] = sum;
  }
}

export function setCross(squares: Int32Array, square: number, letters: number, tileSum: number): void {
  if (isWall(squares, square)) return;
  const wordMultiplier = squares[square + WORD_MULTIPLIER]!;
  squares[square + CROSS_SET] = letters;
  squares[square + HAS_CROSS] = 1;
  squares[square + CROSS_SCORE] = tileSum * wordMultiplier;
  squares[square + CROSS_FACTOR] = squares[square + LETTER_MULTIPLIER]! * wordMultiplier;
}

/** Follows the tiles from `square` backwards to the first one of their run. */
function followReversed(gaddag: Gaddag, from: number, squares: Int32Array, square: number): number {
  let arc = from;
  for (let at = square; arc !== NO_ARC; at -= SQUARE_WIDTH) {
    const letter = squares[at + LETTER]!;
    if (letter === 0) return arc;
    arc = gaddag.followLetter(arc, letter);
  }
  return NO_ARC;
}

/** The letters whose arc out of the node that `arc` leads to ends a word. */
function endingLetters(gaddag: Gaddag, arc: number, wanted: number): number {
  if (arc === NO_ARC) return 0;
  const first = gaddag.firstArc(arc) + (gaddag.hasSeparator(arc) ? 1 : 0);
  const mask = gaddag.letterMask(arc);
  let letters = 0;
  for (let rest = mask & wanted; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (gaddag.accepts(first + popcount(mask & (bit - 1)))) letters |= bit;
  }
  return letters;
}

/**
 * The letters that join the run from `first` on, which `run` has followed, to the run that ends two squares
 * before.
 */
function joiningLetters(
  gaddag: Gaddag,
  run: number,
  squares: Int32Array,
  first: number,
  wanted: number,
): number {
  if (run === NO_ARC) return 0;
  let letters = 0;
  for (let rest = gaddag.letterMask(run) & wanted; rest !== 0; rest &= rest - 1) {
    const next = gaddag.followLetter(run, 32 - Math.clz32(rest & -rest));
    const word = followReversed(gaddag, next, squares, first - 2 * SQUARE_WIDTH);
    if (word !== NO_ARC && gaddag.accepts(word)) letters |= rest & -rest;
  }
  return letters;
}
