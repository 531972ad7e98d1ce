import type { Position } from '../../board/position';
import { GRAPH_ROOT, NO_NODE, type WordGraph } from '../../lexicon/wordGraph';
import { CROSS_FACTOR, LETTER, LETTER_MULTIPLIER, SQUARE_SHIFT, SQUARE_WIDTH } from '../kernel/grid';
import type { MoveList } from '../moveList';
import { computeGraphCrossSets, RUN_NODE } from './graphCrossSets';
import {
  beginPath,
  isOpen,
  pathSquares,
  pathValues,
  playable,
  put,
  rack,
  record,
  sums,
  takeBack,
  without,
} from './path';
import { across, down, squares } from './squares';
import {
  APPROACH_WIDTH,
  approachEnds,
  approaches,
  bitPlaces,
  bitSquares,
  crossScores,
  deepest,
  FACTOR,
  FIT_BEHIND,
  factors,
  firsts,
  fitBehind,
  loadStarts,
  MAX_PATH,
  MAX_SET_WORDS,
  MULTIPLIED,
  PLACE,
  RUN,
  runCount,
  runFirsts,
  SECOND,
  START,
  seconds,
  setWords,
  singles,
  taking,
  tileAt,
  touching,
  weighted,
  wordsAt,
} from './startTable';
import {
  endsOf,
  follow,
  innerOf,
  isDouble,
  LAST_FROM_OFFSET,
  lettersOf,
  openGraph,
  passRun,
  startPlace,
  targetOf,
} from './visits';

/** By number of tiles on the path: the set of starts whose words touch tiles by then. */
const sets = new Int32Array((MAX_PATH + 2) * MAX_SET_WORDS);
/** Results of `scorePath`: letter points of the main word, and points of cross-words. */
let sum = 0;
let cross = 0;

/**
 * Lists all moves by one walk for the whole board. Gordon's walk follows the same beginnings again at each
 * anchor; here, each beginning that the rack can form is followed once, with the set of all starts where it
 * fits (`startTable`). Behind a run of tiles few starts are left, and each is followed alone.
 *
 * A blank counts as its letter until a word is found, unless the rack never had the letter.
 */
export function walkBoard(words: WordGraph, position: Position, moves: MoveList): void {
  beginPath(position, moves);
  openGraph(words);
  across.load(position);
  down.load(position);
  const wanted = playable[rack.full]! & lettersOfAlphabet(position);
  computeGraphCrossSets(words, wanted);
  loadStarts(position, wanted);
  if (deepest >= 0) {
    walkFromRuns();
    for (let word = 0; word < wordsAt[0]!; word++) sets[word] = 0;
    walkRack(GRAPH_ROOT, 0, rack.full, 0);
  }
  moves.keepBest();
}

const lettersOfAlphabet = ({ rules }: Position): number =>
  (0xffff_ffff >>> (32 - rules.distribution.letters.length)) | 0;

/** From the runs that words can begin with. */
function walkFromRuns(): void {
  const end = runCount * APPROACH_WIDTH;
  for (let at = 0; at < end; at += APPROACH_WIDTH) {
    const run = approaches[at + RUN]!;
    startPlace[0] = approaches[at + PLACE]!;
    passRun(squares[run + RUN_NODE]! * 2, run, rack.full, 0, 0, 1, 0);
  }
}

/**
 * Plays the letters of a node after `depth` tiles, on all starts at once.
 *
 * @param any not 0 if some start touches tiles by now; those with a larger d need no set, as all of them take
 * any letter
 */
function walkRack(node: number, depth: number, state: number, any: number): void {
  const inner = innerOf(node);
  const ends = endsOf(node);
  const meeting = (inner | ends) & firsts[depth]!;
  if (depth !== 0 && meeting !== 0) approachRuns(node, depth, state, meeting);
  if (any !== 0 && ((inner | ends) & runFirsts[depth]!) !== 0) meetRuns(node, depth, state);
  const letters = (inner | ends) & playable[state]!;
  if (letters === 0) return;
  const here = depth * setWords;
  const from = depth * MAX_SET_WORDS;
  const words = wordsAt[depth]!;
  let live = any;
  for (let word = 0; word < words; word++) live |= sets[from + word]! |= touching[here + word]!;
  if (live === 0 && depth >= deepest) return;
  const to = from + MAX_SET_WORDS;
  const wordsAhead = wordsAt[depth + 1]!;
  const meetingAhead = firsts[depth + 1]! | runFirsts[depth + 1]!;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = 31 - Math.clz32(bit);
    const left = narrow(depth, letter, words);
    const isEnd = left !== 0 && (ends & bit) !== 0;
    const next = without(state, bit, letter);
    const canGoOn = left !== 0 || depth < deepest;
    const target = canGoOn ? childOf(node, inner, bit, playable[next]! | meetingAhead) : NO_NODE;
    if (!isEnd && target === NO_NODE) continue;
    put(depth, state, bit, letter);
    if (isEnd) endWords(depth, next);
    if (target !== NO_NODE) {
      for (let word = words; word < wordsAhead; word++) sets[to + word] = 0;
      walkRack(target, depth + 1, next, left);
    }
    takeBack(state, bit, letter);
  }
}

/** The node of a letter, or `NO_NODE` if none of its letters is among the wanted ones. */
function childOf(node: number, inner: number, bit: number, wanted: number): number {
  if ((inner & bit) === 0) return NO_NODE;
  const child = targetOf(node, inner, bit);
  return (lettersOf(child) & wanted) === 0 ? NO_NODE : child;
}

/** Puts the starts of the set that take a letter into the next set. Returns 0 if there are none. */
function narrow(depth: number, letter: number, words: number): number {
  const from = depth * MAX_SET_WORDS;
  const base = ((depth << 5) + letter) * setWords;
  let left = 0;
  for (let word = 0; word < words; word++)
    left |= sets[from + MAX_SET_WORDS + word] = sets[from + word]! & taking[base + word]!;
  return left;
}

/** Records the path as a word from each start of the set that has no tile behind it. */
function endWords(last: number, state: number): void {
  const played = last + 1;
  for (let word = 0; word < wordsAt[last]!; word++) {
    let rest = sets[played * MAX_SET_WORDS + word]! & ~tileAt[played * setWords + word]!;
    for (; rest !== 0; rest &= rest - 1) {
      const start = (word << 5) + 31 - Math.clz32(rest & -rest);
      const first = bitSquares[start]!;
      if (last === 0 && isDouble(first)) continue;
      scorePath(start, played);
      placePath(first, played, state);
      const factor = factors[(start << 5) + last]!;
      const place = bitPlaces[start]! + ((first + (last << SQUARE_SHIFT)) << LAST_FROM_OFFSET) + played;
      record(place | 0, (Math.imul(sum, factor) + cross) | 0, played, state, factor);
    }
  }
}

/** Computes `sum` and `cross` for the path from a start of the sets. */
function scorePath(start: number, played: number): void {
  const first = bitSquares[start]!;
  sum = sums[played]!;
  cross = crossScores[(start << 5) + played - 1]!;
  for (let rest = weighted[start]! & ((1 << played) - 1); rest !== 0; rest &= rest - 1) {
    const nth = 31 - Math.clz32(rest & -rest);
    const square = first + (nth << SQUARE_SHIFT);
    const value = pathValues[nth]!;
    sum = (sum + Math.imul(value, squares[square + LETTER_MULTIPLIER]! - 1)) | 0;
    cross = (cross + Math.imul(value, squares[square + CROSS_FACTOR]!)) | 0;
  }
}

/** Notes the squares of the path. Without blanks to choose, only the first one will be read. */
function placePath(first: number, played: number, state: number): void {
  if (!isOpen(state)) pathSquares[0] = first;
  else for (let nth = 0; nth < played; nth++) pathSquares[nth] = first + (nth << SQUARE_SHIFT);
}

/** Goes on from the starts of the set whose next square has a tile. */
function meetRuns(node: number, depth: number, state: number): void {
  const letters = lettersOf(node);
  for (let word = 0; word < wordsAt[depth]!; word++) {
    let rest = sets[depth * MAX_SET_WORDS + word]! & tileAt[depth * setWords + word]!;
    for (; rest !== 0; rest &= rest - 1) {
      const start = (word << 5) + 31 - Math.clz32(rest & -rest);
      const run = bitSquares[start]! + (depth << SQUARE_SHIFT);
      if ((letters & (1 << (squares[run + LETTER]! - 1))) === 0) continue;
      const reached = follow(node, run);
      if (reached === 0) continue;
      scorePath(start, depth);
      placePath(bitSquares[start]!, depth, state);
      startPlace[0] = bitPlaces[start]!;
      passRun(reached, run, state, depth, sum, factors[(start << 5) + depth - 1]!, cross);
    }
  }
}

/** Goes on from the approaches of `depth` squares to runs whose first letter is among `meeting`. */
function approachRuns(node: number, depth: number, state: number, meeting: number): void {
  const playing = playable[state]!;
  const inner = innerOf(node);
  const ends = endsOf(node);
  for (let rest = meeting; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const key = (depth << 5) + 31 - Math.clz32(bit);
    const target = (inner & bit) === 0 ? NO_NODE : targetOf(node, inner, bit);
    const letters = lettersOf(target);
    const isEnd = (ends & bit) === 0 ? 0 : 1;
    const going = letters & ((playing & fitBehind[key]!) | seconds[key]!);
    if ((going | (isEnd & (singles[depth]! >>> (key & 31)))) === 0) continue;
    const end = approachEnds[key]! * APPROACH_WIDTH;
    for (let at = approachEnds[key - 1]! * APPROACH_WIDTH; at < end; at += APPROACH_WIDTH) {
      const second = approaches[at + SECOND]!;
      if (
        second !== 0
          ? (letters & second) === 0
          : ((letters & playing & approaches[at + FIT_BEHIND]!) | isEnd) === 0
      )
        continue;
      const run = approaches[at + RUN]!;
      const reached = second === 0 ? target * 2 + isEnd : follow(target, run + SQUARE_WIDTH);
      if (reached !== 0) approachRun(at, reached, depth, state);
    }
  }
}

/** Passes the run of one approach. */
function approachRun(at: number, reached: number, depth: number, state: number): void {
  const first = approaches[at + START]!;
  let points = sums[depth]!;
  for (let rest = approaches[at + MULTIPLIED]!; rest !== 0; rest &= rest - 1) {
    const nth = 31 - Math.clz32(rest & -rest);
    const weight = squares[first + (nth << SQUARE_SHIFT) + LETTER_MULTIPLIER]! - 1;
    points = (points + Math.imul(pathValues[nth]!, weight)) | 0;
  }
  placePath(first, depth, state);
  startPlace[0] = approaches[at + PLACE]!;
  passRun(reached, approaches[at + RUN]!, state, depth, points, approaches[at + FACTOR]!, 0);
}
