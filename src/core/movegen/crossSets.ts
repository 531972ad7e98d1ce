import { GADDAG_ROOT, type Gaddag, NO_ARC } from '../lexicon/gaddag';
import {
  CROSS_FACTOR,
  CROSS_SCORE,
  CROSS_SET,
  type Grid,
  HAS_CROSS,
  LETTER,
  LETTER_MULTIPLIER,
  SQUARE_WIDTH,
  TILE_VALUE,
  WORD_MULTIPLIER,
} from './grid';

/**
 * Fills in cross-sets and cross-scores of `grid` from the words that stand across its lines: the runs of tiles in its
 * twin `crossing`. Both must be freshly loaded with the same position.
 */
export function computeCrossSets(gaddag: Gaddag, grid: Grid, crossing: Grid): void {
  const { squares, lineLength } = crossing;
  for (let line = 0; line < crossing.lineCount; line++) {
    const lineStart = crossing.lineStart(line);
    for (let i = 0; i < lineLength; i++) {
      const square = lineStart + i * SQUARE_WIDTH;
      if (squares[square + LETTER] !== 0) continue;
      const before = squares[square - SQUARE_WIDTH + LETTER]!;
      const behind = squares[square + SQUARE_WIDTH + LETTER]!;
      if (before === 0 && behind === 0) continue;
      const twin = grid.lineStart(i) + line * SQUARE_WIDTH;
      grid.squares[twin + CROSS_SET] = findCrossSet(gaddag, squares, square);
      const tileSum = runValue(squares, square, -SQUARE_WIDTH) + runValue(squares, square, SQUARE_WIDTH);
      setCrossScore(grid.squares, twin, tileSum);
    }
  }
}

function setCrossScore(squares: Int32Array, square: number, tileSum: number): void {
  const wordMultiplier = squares[square + WORD_MULTIPLIER]!;
  squares[square + HAS_CROSS] = 1;
  squares[square + CROSS_SCORE] = tileSum * wordMultiplier;
  squares[square + CROSS_FACTOR] = squares[square + LETTER_MULTIPLIER]! * wordMultiplier;
}

/** Points of the run of tiles that begins next to `square` and goes on by `step`. */
function runValue(squares: Int32Array, square: number, step: number): number {
  let sum = 0;
  for (let at = square + step; squares[at + LETTER] !== 0; at += step) sum += squares[at + TILE_VALUE]!;
  return sum;
}

/** The letters that make a word of the tiles before and behind the empty `square`. */
function findCrossSet(gaddag: Gaddag, squares: Int32Array, square: number): number {
  const hasBefore = squares[square - SQUARE_WIDTH + LETTER] !== 0;
  if (squares[square + SQUARE_WIDTH + LETTER] === 0) {
    const run = followReversed(gaddag, GADDAG_ROOT, squares, square - SQUARE_WIDTH);
    return run === NO_ARC ? 0 : endingLetters(gaddag, gaddag.followSeparator(run));
  }
  let last = square + SQUARE_WIDTH;
  while (squares[last + SQUARE_WIDTH + LETTER] !== 0) last += SQUARE_WIDTH;
  const run = followReversed(gaddag, GADDAG_ROOT, squares, last);
  if (run === NO_ARC) return 0;
  return hasBefore ? joiningLetters(gaddag, run, squares, square) : endingLetters(gaddag, run);
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
function endingLetters(gaddag: Gaddag, arc: number): number {
  if (arc === NO_ARC) return 0;
  let next = gaddag.firstArc(arc) + (gaddag.hasSeparator(arc) ? 1 : 0);
  let letters = 0;
  for (let rest = gaddag.letterMask(arc) | 0; rest !== 0; rest &= rest - 1) {
    if (gaddag.accepts(next)) letters |= rest & -rest;
    next++;
  }
  return letters;
}

/** The letters that link the run behind `square`, which `run` has followed, to the one before it. */
function joiningLetters(gaddag: Gaddag, run: number, squares: Int32Array, square: number): number {
  let letters = 0;
  for (let rest = gaddag.letterMask(run) | 0; rest !== 0; rest &= rest - 1) {
    const letter = 32 - Math.clz32(rest & -rest);
    const word = followReversed(gaddag, gaddag.followLetter(run, letter), squares, square - SQUARE_WIDTH);
    if (word !== NO_ARC && gaddag.accepts(word)) letters |= rest & -rest;
  }
  return letters;
}
