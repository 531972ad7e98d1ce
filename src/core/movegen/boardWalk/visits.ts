import { popcount } from '../../lexicon/popcount';
import { ENDS, NO_NODE, TARGETS, type WordGraph } from '../../lexicon/wordGraph';
import {
  CROSS_FACTOR,
  CROSS_SCORE,
  CROSS_SET,
  GRID_CAPACITY,
  HAS_CROSS,
  LETTER,
  LETTER_MULTIPLIER,
  SQUARE_SHIFT,
  SQUARE_WIDTH,
  WORD_MULTIPLIER,
} from '../kernel/grid';
import { LAST_SHIFT } from '../moveEntries';
import { RUN_POINTS, RUN_WIDTH } from './graphCrossSets';
import {
  addMove,
  bonuses,
  held,
  isOpen,
  letterValues,
  packed,
  pathSquares,
  pathValues,
  playable,
  put,
  record,
  strides,
  takeBack,
  without,
} from './path';
import { squares } from './squares';

/** A square's offset, shifted by this, is its part of a move's place. */
export const LAST_FROM_OFFSET = LAST_SHIFT - SQUARE_SHIFT;

let graph: WordGraph = new Int32Array(0);
/** The part of a move's place that depends on the start of its word. */
export const startPlace = new Int32Array(1);

export function openGraph(words: WordGraph): void {
  graph = words;
}

/** All letters of a node. */
export const lettersOf = (node: number): number => graph[node]! | graph[node + ENDS]!;

export const innerOf = (node: number): number => graph[node]!;
export const endsOf = (node: number): number => graph[node + ENDS]!;

/** The node of an inner letter. */
export const targetOf = (node: number, inner: number, bit: number): number =>
  graph[node + TARGETS + popcount(inner & (bit - 1))]!;

/** A tile that makes words both ways is listed once, as an across move. */
export const isDouble = (square: number): boolean =>
  square >= GRID_CAPACITY && squares[square + HAS_CROSS] !== 0;

/**
 * Follows the tiles from `first` to the end of their run. Returns twice the node reached, plus 1 if a word
 * ends with the run; 0 if no word goes this way.
 */
export function follow(from: number, first: number): number {
  let node = from;
  for (let square = first; ; square += SQUARE_WIDTH) {
    const bit = 1 << (squares[square + LETTER]! - 1);
    const inner = graph[node]!;
    const target = (inner & bit) === 0 ? NO_NODE : targetOf(node, inner, bit);
    if (squares[square + SQUARE_WIDTH + LETTER] === 0)
      return target * 2 + ((graph[node + ENDS]! & bit) === 0 ? 0 : 1);
    if (target === NO_NODE) return 0;
    node = target;
  }
}

/**
 * Ends the word with the run that begins at `run`, and plays on behind it.
 *
 * @param reached what `follow` returned
 * @param played tiles on the path
 * @param sum letter points of the word before the run
 * @param factor word multiplier
 * @param cross points of cross-words
 */
export function passRun(
  reached: number,
  run: number,
  state: number,
  played: number,
  sum: number,
  factor: number,
  cross: number,
): void {
  const behind = (run + squares[run + RUN_WIDTH]!) | 0;
  const node = reached >> 1;
  const total = (sum + squares[run + RUN_POINTS]!) | 0;
  if ((reached & 1) !== 0 && played !== 0 && !(played === 1 && isDouble(pathSquares[0]!))) {
    const place = (startPlace[0]! + ((behind - SQUARE_WIDTH) << LAST_FROM_OFFSET) + played) | 0;
    record(place, (Math.imul(total, factor | 0) + cross) | 0, played, state, factor);
  }
  if ((lettersOf(node) & squares[behind + CROSS_SET]! & playable[state]!) === 0) return;
  if (isOpen(state)) visit(node, behind, state, played, total, factor, cross);
  else visitPlainly(node, behind, state, played, total, factor, cross);
}

/**
 * Plays on the empty square at `square`, behind the word from one start up to there. The engine takes the
 * parameters of `imul` for fractions unless they end with `| 0`.
 */
function visit(
  node: number,
  square: number,
  state: number,
  played: number,
  sum: number,
  factor: number,
  cross: number,
): void {
  const inner = graph[node]!;
  const allowed = squares[square + CROSS_SET]! & playable[state]!;
  const ahead = (square + SQUARE_WIDTH) | 0;
  const multiplier = squares[square + LETTER_MULTIPLIER]!;
  const crossFactor = squares[square + CROSS_FACTOR]!;
  const nextFactor = Math.imul(factor | 0, squares[square + WORD_MULTIPLIER]!);
  const nextCross = (cross + squares[square + CROSS_SCORE]!) | 0;
  const aheadLetter = squares[ahead + LETTER]!;
  const aheadSet = aheadLetter === 0 ? squares[ahead + CROSS_SET]! : 1 << (aheadLetter - 1);
  pathSquares[played] = square;
  if (aheadLetter === 0 && (played !== 0 || !isDouble(square))) {
    const place = (startPlace[0]! + (square << LAST_FROM_OFFSET) + played + 1) | 0;
    const fixed = (Math.imul(sum | 0, nextFactor) + nextCross) | 0;
    const slope = (Math.imul(multiplier, nextFactor) + crossFactor) | 0;
    for (let rest = graph[node + ENDS]! & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const next = put(played, state, bit, letter);
      record(place, (fixed + Math.imul(pathValues[played]!, slope)) | 0, played + 1, next, nextFactor);
      takeBack(state, bit, letter);
    }
  }
  if (aheadSet === 0) return;
  for (let rest = inner & allowed; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = 31 - Math.clz32(bit);
    const target = targetOf(node, inner, bit);
    const further = lettersOf(target) & aheadSet;
    if (further === 0) continue;
    const next = without(state, bit, letter);
    if (aheadLetter === 0 && (further & playable[next]!) === 0) continue;
    const reached = aheadLetter === 0 ? 0 : follow(target, ahead);
    if (aheadLetter !== 0 && reached === 0) continue;
    put(played, state, bit, letter);
    const value = pathValues[played]!;
    const nextSum = (sum + Math.imul(value, multiplier)) | 0;
    const crossSum = (nextCross + Math.imul(value, crossFactor)) | 0;
    if (aheadLetter !== 0) passRun(reached, ahead, next, played + 1, nextSum, nextFactor, crossSum);
    else if (isOpen(next)) visit(target, ahead, next, played + 1, nextSum, nextFactor, crossSum);
    else visitPlainly(target, ahead, next, played + 1, nextSum, nextFactor, crossSum);
    takeBack(state, bit, letter);
  }
}

/** Like `visit`, but without blanks, which most paths are: nothing is left to choose or to take back. */
function visitPlainly(
  node: number,
  square: number,
  state: number,
  played: number,
  sum: number,
  factor: number,
  cross: number,
): void {
  const words = graph;
  const inner = words[node]!;
  const allowed = squares[square + CROSS_SET]! & held[state]!;
  const ahead = (square + SQUARE_WIDTH) | 0;
  const multiplier = squares[square + LETTER_MULTIPLIER]!;
  const crossFactor = squares[square + CROSS_FACTOR]!;
  const nextFactor = Math.imul(factor | 0, squares[square + WORD_MULTIPLIER]!);
  const nextCross = (cross + squares[square + CROSS_SCORE]!) | 0;
  const shift = (played & 3) << 3;
  const before = shift === 0 ? 0 : packed[played]!;
  const next = (played + 1) | 0;
  const aheadLetter = squares[ahead + LETTER]!;
  if (aheadLetter !== 0) {
    if (played === 0) pathSquares[0] = square;
    const aheadBit = 1 << (aheadLetter - 1);
    for (let rest = inner & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const target = words[node + TARGETS + popcount(inner & (bit - 1))]!;
      if (((words[target]! | words[target + ENDS]!) & aheadBit) === 0) continue;
      const reached = follow(target, ahead);
      if (reached === 0) continue;
      const letter = 31 - Math.clz32(bit);
      const value = letterValues[letter]!;
      const nextSum = (sum + Math.imul(value, multiplier)) | 0;
      const crossSum = (nextCross + Math.imul(value, crossFactor)) | 0;
      packed[next] = before | ((letter + 1) << shift);
      passRun(reached, ahead, (state - strides[letter]!) | 0, next, nextSum, nextFactor, crossSum);
    }
    return;
  }
  if (played !== 0 || !isDouble(square)) {
    const place = (startPlace[0]! + (square << LAST_FROM_OFFSET) + next) | 0;
    const fixed = (Math.imul(sum | 0, nextFactor) + nextCross + bonuses[next]!) | 0;
    const slope = (Math.imul(multiplier, nextFactor) + crossFactor) | 0;
    for (let rest = words[node + ENDS]! & allowed; rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      const score = (fixed + Math.imul(letterValues[letter]!, slope)) | 0;
      addMove(place, score, next, before | ((letter + 1) << shift));
    }
  }
  const aheadSet = squares[ahead + CROSS_SET]!;
  if (aheadSet === 0) return;
  for (let rest = inner & allowed; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const target = words[node + TARGETS + popcount(inner & (bit - 1))]!;
    const letter = 31 - Math.clz32(bit);
    const nextState = (state - strides[letter]!) | 0;
    if (((words[target]! | words[target + ENDS]!) & aheadSet & held[nextState]!) === 0) continue;
    const value = letterValues[letter]!;
    const nextSum = (sum + Math.imul(value, multiplier)) | 0;
    const crossSum = (nextCross + Math.imul(value, crossFactor)) | 0;
    packed[next] = before | ((letter + 1) << shift);
    visitPlainly(target, ahead, nextState, next, nextSum, nextFactor, crossSum);
  }
}
