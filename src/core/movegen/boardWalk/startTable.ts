import { MAX_LETTERS } from '../../alphabet/tile';
import { MAX_BOARD_SIDE } from '../../board/boardLayout';
import type { Position } from '../../board/position';
import {
  CROSS_FACTOR,
  CROSS_SCORE,
  CROSS_SET,
  GRID_CAPACITY,
  type Grid,
  HAS_CROSS,
  LETTER,
  LETTER_MULTIPLIER,
  SQUARE_SHIFT,
  SQUARE_WIDTH,
  WORD_MULTIPLIER,
} from '../kernel/grid';
import { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LINE_SHIFT } from '../moveEntries';
import { across, down, squares } from './squares';

/*
 * The possible starts of words, for one walk of the whole board. A start is a square with no tile
 * before it, at a distance d from the first square at which a word touches tiles. Until then it takes any
 * letter.
 *
 * - If the first touching square is a tile, the start is an *approach* to a run of tiles. Approaches are
 *   sorted by d and by the first letter of the run.
 * - If it is an empty square with a cross-word (on an empty board: the start square), the start is a bit of a
 *   set. Bits are sorted by d, so that a path of n letters only needs the words of sets with d ≤ n.
 */

/** Longest rack: the squares that a path covers fit a mask of 32 bits. */
export const MAX_PATH = 31;

/** Squares of both directions. */
const MAX_STARTS = 2 * MAX_BOARD_SIDE * MAX_BOARD_SIDE;
export const MAX_SET_WORDS = Math.ceil(MAX_STARTS / 32);
const LETTER_SHIFT = 5;
const PATH_SHIFT = 5;

/** Fields of an approach in `approaches`. */
export const APPROACH_WIDTH = 8;
export const START = 0;
/** First square of the run. */
export const RUN = 1;
/** The letters that fit behind the run if it is one tile, as a mask. */
export const FIT_BEHIND = 2;
/** The second letter of the run, as a mask; 0 if the run is one tile. */
export const SECOND = 3;
/** Word multiplier of the squares before the run. */
export const FACTOR = 4;
/** Which of these squares multiply letters: bit n for the nth square. */
export const MULTIPLIED = 5;
export const PLACE = 6;

/** The largest d of any start; −1 if there is none. */
export let deepest = -1;
/** Approaches with d = 0: words that begin with a run. They come first. */
export let runCount = 0;
/** Words of a set of starts. */
export let setWords = 0;

/** By d × 32 + letter − 1: the end of the approaches, which begin where the previous ones end. */
export const approachEnds = new Int32Array((MAX_PATH + 1) << LETTER_SHIFT);
export const approaches = new Int32Array(MAX_STARTS * APPROACH_WIDTH);
/** By d × 32 + letter − 1: all letters that fit behind a run of one tile, and all second letters. */
export const fitBehind = new Int32Array((MAX_PATH + 1) << LETTER_SHIFT);
export const seconds = new Int32Array((MAX_PATH + 1) << LETTER_SHIFT);
/** By d: the first letters of runs, and those of runs of one tile, as masks. */
export const firsts = new Int32Array(MAX_PATH + 2);
export const singles = new Int32Array(MAX_PATH + 2);
/** By n: the first letters of the runs that begin n squares behind starts of the sets, as masks. */
export const runFirsts = new Int32Array(MAX_PATH + 2);

/** By bit: the start's square, and its part of a move's place. */
export const bitSquares = new Int32Array(MAX_STARTS);
export const bitPlaces = new Int32Array(MAX_STARTS);
/** By bit × 32 + n: word multiplier and points of cross-words of the first n + 1 squares. */
export const factors = new Int32Array(MAX_STARTS << PATH_SHIFT);
export const crossScores = new Int32Array(MAX_STARTS << PATH_SHIFT);
/** By bit: which squares multiply the points of their letter, or have a cross-word: bit n for the nth. */
export const weighted = new Int32Array(MAX_STARTS);
/** By n: words of a set that a path of n letters needs. */
export const wordsAt = new Int32Array(MAX_PATH + 2);
/** Sets of starts, by n × `setWords`: those with d = n. */
export const touching = new Int32Array((MAX_PATH + 2) * MAX_SET_WORDS);
/** Those with a tile on the nth square after the start. */
export const tileAt = new Int32Array((MAX_PATH + 2) * MAX_SET_WORDS);
/** Those whose nth square is empty and takes any letter. */
const open = new Int32Array((MAX_PATH + 2) * MAX_SET_WORDS);
/** By (n × 32 + letter − 1) × `setWords`: those whose nth square is empty and takes the letter. */
export const taking = new Int32Array(((MAX_PATH + 1) << LETTER_SHIFT) * MAX_SET_WORDS);

/** Starts as they are found, line by line: squares, d and place; for approaches also run and prefix. */
const foundBits = new Int32Array(MAX_STARTS * 3);
const foundApproaches = new Int32Array(MAX_STARTS * 5);
let bitCount = 0;
let approachCount = 0;
/** By d: where its next bit goes. */
const bitEnds = new Int32Array(MAX_PATH + 2);
let most = 0;

/**
 * Finds the starts of a position. Both grids must be loaded with it, including cross-sets.
 *
 * @param letters that may be played, as a mask
 */
export function loadStarts(position: Position, letters: number): void {
  most = Math.min(position.rack.length, Math.max(position.rows, position.cols));
  bitCount = 0;
  approachCount = 0;
  deepest = -1;
  for (let line = 0; line < across.lineCount; line++)
    if (hasTilesNear(across, line)) findStarts(across, 0, line, -1, letters);
  for (let line = 0; line < down.lineCount; line++)
    if (hasTilesNear(down, line)) findStarts(down, GRID_CAPACITY, line, -1, letters);
  if (position.isEmptyBoard) {
    const { row, col } = position.rules.layout.start;
    findStarts(across, 0, row, col, letters);
    findStarts(down, GRID_CAPACITY, col, row, letters);
  }
  sortApproaches();
  sortBits();
  fillSets(letters);
}

/** Whether tiles lie in the line or in one beside it. */
const hasTilesNear = ({ tileCounts }: Grid, line: number): boolean =>
  tileCounts[line]! + tileCounts[line + 1]! + tileCounts[line + 2]! !== 0;

/** @param touch index of the start square of an empty board, or −1 */
function findStarts(grid: Grid, offset: number, line: number, touch: number, letters: number): void {
  const lineStart = grid.lineStart(line) + offset;
  const touchSquare = touch < 0 ? -1 : lineStart + touch * SQUARE_WIDTH;
  const linePlace =
    ((offset > 0 ? DOWN_BIT : 0) | (line << LINE_SHIFT)) - (lineStart << (LAST_SHIFT - SQUARE_SHIFT));
  /** Distance to the first touching square; none within reach if it is larger than the rack. */
  let distance = MAX_PATH + 1;
  let run = 0;
  let factor = 1;
  let multiplied = 0;
  for (
    let square = lineStart + (grid.lineLength - 1) * SQUARE_WIDTH;
    square >= lineStart;
    square -= SQUARE_WIDTH
  ) {
    if (squares[square + LETTER] !== 0) {
      while (squares[square - SQUARE_WIDTH + LETTER] !== 0) square -= SQUARE_WIDTH;
      run = square;
      distance = 0;
      factor = 1;
      multiplied = 0;
    } else if ((squares[square + CROSS_SET]! & letters) === 0) {
      distance = MAX_PATH + 1;
      continue;
    } else if (squares[square + HAS_CROSS] !== 0 || square === touchSquare) {
      run = 0;
      distance = 0;
    } else {
      distance++;
      factor = Math.imul(factor, squares[square + WORD_MULTIPLIER]!);
      multiplied = (multiplied << 1) | (squares[square + LETTER_MULTIPLIER] === 1 ? 0 : 1);
    }
    if (distance > most || squares[square - SQUARE_WIDTH + LETTER] !== 0) continue;
    const place = linePlace + (((square - lineStart) >> SQUARE_SHIFT) << FIRST_SHIFT);
    if (run !== 0) {
      const found = approachCount++ * 5;
      foundApproaches[found] = square;
      foundApproaches[found + 1] = (distance << LETTER_SHIFT) + squares[run + LETTER]! - 1;
      foundApproaches[found + 2] = place;
      foundApproaches[found + 3] = factor;
      foundApproaches[found + 4] = multiplied;
    } else {
      if (distance === most) continue;
      const found = bitCount++ * 3;
      foundBits[found] = square;
      foundBits[found + 1] = distance;
      foundBits[found + 2] = place;
    }
    if (distance > deepest) deepest = distance;
  }
}

/** Sorts the approaches by d and letter, by counting. */
function sortApproaches(): void {
  const keys = (most + 1) << LETTER_SHIFT;
  approachEnds.fill(0, 0, keys);
  fitBehind.fill(0, 0, keys);
  seconds.fill(0, 0, keys);
  firsts.fill(0, 0, most + 2);
  singles.fill(0, 0, most + 2);
  const foundEnd = approachCount * 5;
  for (let found = 0; found < foundEnd; found += 5) approachEnds[foundApproaches[found + 1]!]!++;
  let end = 0;
  for (let key = 0; key < keys; key++) {
    const count = approachEnds[key]!;
    approachEnds[key] = end;
    end += count;
  }
  for (let found = 0; found < foundEnd; found += 5) {
    const start = foundApproaches[found]!;
    const key = foundApproaches[found + 1]!;
    const distance = key >> LETTER_SHIFT;
    const at = approachEnds[key]!++ * APPROACH_WIDTH;
    const run = start + (distance << SQUARE_SHIFT);
    const behind = run + SQUARE_WIDTH;
    const second = squares[behind + LETTER]!;
    const bit = 1 << (key & (MAX_LETTERS - 1));
    firsts[distance]! |= bit;
    approaches[at + START] = start;
    approaches[at + RUN] = run;
    approaches[at + PLACE] = foundApproaches[found + 2]!;
    approaches[at + FACTOR] = foundApproaches[found + 3]!;
    approaches[at + MULTIPLIED] = foundApproaches[found + 4]!;
    if (second === 0) {
      singles[distance]! |= bit;
      fitBehind[key]! |= squares[behind + CROSS_SET]!;
      approaches[at + FIT_BEHIND] = squares[behind + CROSS_SET]!;
      approaches[at + SECOND] = 0;
    } else {
      seconds[key]! |= 1 << (second - 1);
      approaches[at + SECOND] = 1 << (second - 1);
    }
  }
  runCount = approachEnds[MAX_LETTERS - 1]!;
}

/** Sorts the bits by d, by counting, and notes which starts touch at each distance. */
function sortBits(): void {
  setWords = (bitCount + 31) >> 5;
  bitEnds.fill(0, 0, most + 1);
  touching.fill(0, 0, (most + 1) * setWords);
  for (let bit = 0; bit < bitCount; bit++) bitEnds[foundBits[bit * 3 + 1]!]!++;
  let end = 0;
  for (let distance = 0; distance <= most; distance++) {
    const count = bitEnds[distance]!;
    bitEnds[distance] = end;
    end += count;
    wordsAt[distance] = (end + 31) >> 5;
  }
  for (let found = 0; found < bitCount * 3; found += 3) {
    const distance = foundBits[found + 1]!;
    const bit = bitEnds[distance]!++;
    bitSquares[bit] = foundBits[found]!;
    bitPlaces[bit] = foundBits[found + 2]!;
    touching[distance * setWords + (bit >> 5)]! |= 1 << bit;
  }
}

/** Follows each start over empty squares to the first tile or wall. */
function fillSets(letters: number): void {
  runFirsts.fill(0, 0, most + 2);
  tileAt.fill(0, 0, (most + 1) * setWords);
  open.fill(0, 0, (most + 1) * setWords);
  taking.fill(0, 0, ((most + 1) << LETTER_SHIFT) * setWords);
  for (let bit = 0; bit < bitCount; bit++) {
    const word = bit >> 5;
    const mask = 1 << bit;
    let factor = 1;
    let crossScore = 0;
    let weights = 0;
    let square = bitSquares[bit]!;
    for (let nth = 0; nth <= most; nth++, square += SQUARE_WIDTH) {
      if (squares[square + LETTER] !== 0) {
        tileAt[nth * setWords + word]! |= mask;
        runFirsts[nth]! |= 1 << (squares[square + LETTER]! - 1);
        break;
      }
      const crossSet = squares[square + CROSS_SET]! & letters;
      if (crossSet === 0 || nth === most) break;
      if (squares[square + HAS_CROSS] === 0) open[nth * setWords + word]! |= mask;
      else
        for (let rest = crossSet; rest !== 0; rest &= rest - 1)
          taking[((nth << LETTER_SHIFT) + 31 - Math.clz32(rest & -rest)) * setWords + word]! |= mask;
      factor = Math.imul(factor, squares[square + WORD_MULTIPLIER]!);
      crossScore += squares[square + CROSS_SCORE]!;
      factors[(bit << PATH_SHIFT) + nth] = factor;
      crossScores[(bit << PATH_SHIFT) + nth] = crossScore;
      if (squares[square + LETTER_MULTIPLIER] !== 1 || squares[square + CROSS_FACTOR] !== 0)
        weights |= 1 << nth;
    }
    weighted[bit] = weights;
  }
  addOpen(letters);
}

/** Adds the starts whose square takes any letter to the sets of each letter. */
function addOpen(letters: number): void {
  for (let nth = 0; nth <= most; nth++)
    for (let word = 0; word < setWords; word++) {
      const any = open[nth * setWords + word]!;
      if (any !== 0)
        for (let rest = letters; rest !== 0; rest &= rest - 1)
          taking[((nth << LETTER_SHIFT) + 31 - Math.clz32(rest & -rest)) * setWords + word]! |= any;
    }
}
