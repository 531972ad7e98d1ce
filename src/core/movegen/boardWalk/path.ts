import { BLANK, MAX_LETTERS } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { CROSS_FACTOR, LETTER_MULTIPLIER } from '../kernel/grid';
import type { MoveList } from '../moveList';
import { RackStates } from './rackStates';
import { squares } from './squares';
import { MAX_PATH } from './startTable';

/**
 * The tiles played so far, and how they become moves. Everything is memory of the module: a walk is never
 * interrupted by another one of its thread, and the engine compiles accesses to constant arrays best.
 */
export const rack = new RackStates();
export const { blanks, held, playable, strides } = rack;

/** Points of a tile, by letter − 1. */
export const letterValues = new Int32Array(MAX_LETTERS);
/** By number of tiles: the points that a path gains by them, letter and word multipliers aside. */
export const sums = new Int32Array(MAX_PATH + 2);
/** By number of tiles: the last one to four of them, packed as in a list of moves. */
export const packed = new Int32Array(MAX_PATH + 2);
/** By tile in reading order. Tiles that can only be blanks have no points. */
export const pathValues = new Int32Array(MAX_PATH + 1);
/** Offsets of their squares; complete while the rack has blanks. */
export const pathSquares = new Int32Array(MAX_PATH + 1);
const pathTiles = new Int32Array(MAX_PATH + 1);

/** By letter − 1: letter tiles that the path has beyond those of the rack, which must become blanks. */
const owed = new Int32Array(MAX_LETTERS);
export let owedCount = 0;

/** One number: moves that score less are not kept. */
export const floor = new Float64Array(1);
/** Bonus points by number of tiles played. */
export const bonuses = new Int32Array(MAX_PATH + 2);
let list: MoveList;
let values: Uint8Array | undefined;
let { blankCount, blankStride, letters: rackLetters } = rack;

/** The move whose blanks are being chosen: its tiles, place, number of tiles and word multiplier. */
const chosen = new Int32Array(Math.ceil(MAX_PATH / 4));
const chosenPlace = new Int32Array(1);
let chosenTiles = 0;
let chosenFactor = 1;

/** Takes the rack and the values of a position, and clears the list. */
export function beginPath(position: Position, moves: MoveList): void {
  list = moves;
  floor[0] = Number.NEGATIVE_INFINITY;
  moves.reset(position, floor);
  rack.load(position.rack);
  ({ blankCount, blankStride, letters: rackLetters } = rack);
  bonuses.set(position.bingoBonus);
  owedCount = 0;
  if (values === position.tileValues) return;
  values = position.tileValues;
  for (let letter = 0; letter < MAX_LETTERS; letter++) letterValues[letter] = values[letter + 1]!;
}

/** Whether any choice of blanks is left open for the path, with the rack in `state`. */
export const isOpen = (state: number): boolean =>
  blankCount !== 0 && (blanks[state] !== 0 || owedCount !== 0);

/** The state of the rack after a letter. */
export const without = (state: number, bit: number, letter: number): number =>
  (held[state]! & bit) !== 0 ? (state - strides[letter]!) | 0 : (state - blankStride) | 0;

/**
 * Puts a letter on the path and returns the state of the rack without it. If the rack never had the letter,
 * the tile is a blank; if it had and has none left, one of its tiles will be one.
 */
export function put(nth: number, state: number, bit: number, letter: number): number {
  let tile = letter + 1;
  let value = letterValues[letter]!;
  if ((held[state]! & bit) === 0)
    if ((rackLetters & bit) !== 0) {
      owed[letter]!++;
      owedCount++;
    } else {
      tile |= BLANK;
      value = 0;
    }
  pathTiles[nth] = tile;
  pathValues[nth] = value;
  sums[nth + 1] = (sums[nth]! + value) | 0;
  packed[nth + 1] = (nth & 3) === 0 ? tile : packed[nth]! | (tile << ((nth & 3) << 3));
  return without(state, bit, letter);
}

/** @param state before the letter was put */
export function takeBack(state: number, bit: number, letter: number): void {
  if ((held[state]! & bit) !== 0 || (rackLetters & bit) === 0) return;
  owed[letter]!--;
  owedCount--;
}

/** Records the path with every choice of its blanks. */
export function record(place: number, points: number, tiles: number, state: number, factor: number): void {
  const score = (points + bonuses[tiles]!) | 0;
  if (!isOpen(state)) {
    addMove(place, score, tiles, packed[tiles]!);
    return;
  }
  for (let full = 4; full < tiles; full += 4) chosen[(full >> 2) - 1] = packed[full]!;
  chosen[(tiles - 1) >> 2] = packed[tiles]!;
  chosenPlace[0] = place;
  chosenTiles = tiles;
  chosenFactor = factor;
  chooseBlanks(0, blanks[state]!, score);
}

/** Adds a move of the path's tiles, the last of which are packed in `last`. */
export function addMove(place: number, score: number, tiles: number, last: number): void {
  if (score < floor[0]!) return;
  const at = list.addOpen(place, score);
  const words = list.tiles;
  for (let full = 4; full < tiles; full += 4) words[at + (full >> 2) - 1] = packed[full]!;
  words[at + ((tiles - 1) >> 2)] = last;
}

/**
 * Adds the move as chosen if no tile is owed, then with one more blank on each tile from the nth on.
 *
 * @param spare blanks that no letter needs
 */
function chooseBlanks(nth: number, spare: number, score: number): void {
  if (score < floor[0]!) return;
  if (owedCount === 0) addChosen(score);
  const isLast = spare + owedCount === 1;
  for (let i = nth; i < chosenTiles; i++) {
    const tile = pathTiles[i]!;
    if ((tile & BLANK) !== 0) continue;
    const isOwed = owed[tile - 1] !== 0;
    if (!isOwed && spare === 0) continue;
    const square = pathSquares[i]!;
    const weight =
      Math.imul(squares[square + LETTER_MULTIPLIER]!, chosenFactor) + squares[square + CROSS_FACTOR]!;
    const rest = (score - Math.imul(pathValues[i]!, weight)) | 0;
    const blank = BLANK << ((i & 3) << 3);
    chosen[i >> 2]! ^= blank;
    if (isLast) {
      if (rest >= floor[0]!) addChosen(rest);
    } else if (isOwed) {
      owed[tile - 1]!--;
      owedCount--;
      chooseBlanks(i + 1, spare, rest);
      owed[tile - 1]!++;
      owedCount++;
    } else chooseBlanks(i + 1, spare - 1, rest);
    chosen[i >> 2]! ^= blank;
  }
}

/** Adds the move with its blanks as chosen. */
function addChosen(score: number): void {
  const at = list.addOpen(chosenPlace[0]!, score);
  const words = list.tiles;
  for (let word = (chosenTiles - 1) >> 2; word >= 0; word--) words[at + word] = chosen[word]!;
}
