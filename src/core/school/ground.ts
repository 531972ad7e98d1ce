import { letterBit, lettersOfMask } from '../alphabet/letterMask';
import { type LetterCode, letterOf, NO_TILE, type Tile } from '../alphabet/tile';
import { letterGlyph } from '../alphabet/tileDistribution';
import { checkSetup, type Position } from '../board/position';
import type { Rules } from '../board/rules';
import { along, squareIndex } from '../board/square';
import { entryAt } from '../certain';
import { rackOnTurn } from '../game/gameFacts';
import type { Random } from '../game/random';
import { startGame } from '../game/startGame';
import { takeTurn } from '../game/turns/takeTurn';
import { turnWithoutMove } from '../game/turns/turnWithoutMove';
import { DAWG_ROOT, type Gaddag } from '../lexicon/gaddag';
import type { Move } from '../movegen/move';
import { MoveGenerator } from '../movegen/moveGenerator';
import { MoveList } from '../movegen/moveList';
import type { Deadline } from '../strategy/agent';
import type { LeaveTable } from '../strategy/leaves/leaveTable';
import type { Band } from './exercise';

/** What exercises are made from. */
export interface Ground {
  readonly gaddag: Gaddag;
  /** Those of the window, with a rack that keeps every search short. */
  readonly rules: Rules;
  readonly random: Random;
  readonly band: Band;
  /** Leaves for the tiles of these rules; without them, plays are compared by their points. */
  readonly leaves: LeaveTable | undefined;
  readonly isCancelled: Deadline;
}

/** The most tiles on the rack of an exercise. */
export const LONGEST_RACK = 7;

/** A whole number from 0 up to but not including `end`. */
export const below = (random: Random, end: number): number => Math.floor(random() * end);

export const pick = <T>(random: Random, things: readonly T[]): T =>
  entryAt(things, below(random, things.length));

/** Up to `count` of the things, each at most once, in random order. */
export function sample<T>(random: Random, things: readonly T[], count: number): T[] {
  const rest = [...things];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) taken.push(...rest.splice(below(random, rest.length), 1));
  return taken;
}

/** Things with the same key, in groups. */
export function grouped<T>(things: Iterable<T>, keyOf: (thing: T) => unknown): T[][] {
  const groups = new Map<unknown, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing)) ?? [];
    group.push(thing);
    groups.set(keyOf(thing), group);
  }
  return [...groups.values()];
}

/** A word of the lexicon from a random walk; undefined if the walk leads to none of that length. */
export function drawWord(
  { gaddag, random }: Pick<Ground, 'gaddag' | 'random'>,
  least: number,
  most: number,
): LetterCode[] | undefined {
  const letters: LetterCode[] = [];
  let arc = DAWG_ROOT;
  while (letters.length < most) {
    const next = lettersOfMask(gaddag.letterMask(arc));
    if (next.length === 0) break;
    const letter = pick(random, next);
    letters.push(letter);
    arc = gaddag.followLetter(arc, letter);
    if (letters.length >= least && gaddag.accepts(arc) && random() < 0.5) return letters;
  }
  return letters.length >= least && gaddag.accepts(arc) ? letters : undefined;
}

/** Up to `count` different words of the lexicon. */
export function drawWords(
  ground: Pick<Ground, 'gaddag' | 'random'>,
  count: number,
  least: number,
  most: number,
) {
  const words = new Map<string, LetterCode[]>();
  for (let attempt = 0; attempt < count * 4 && words.size < count; attempt++) {
    const word = drawWord(ground, least, most);
    if (word !== undefined) words.set(word.join(), word);
  }
  return [...words.values()];
}

const generators = new WeakMap<Gaddag, { readonly generator: MoveGenerator; readonly moves: MoveList }>();

/** All moves of a position. The list is overwritten by the next call for the same lexicon. */
export function listMoves(gaddag: Gaddag, position: Position): MoveList {
  const kept = generators.get(gaddag) ?? { generator: new MoveGenerator(gaddag), moves: new MoveList() };
  generators.set(gaddag, kept);
  kept.moves.reset(position);
  kept.generator.generate(position, kept.moves);
  return kept.moves;
}

/** Moves compared for each turn; the one with the highest score is played. */
const LOOKED_AT = 4;

/**
 * A position of a game that the program plays against itself, with a few words on the board. If the racks of
 * that game form no words, as in a lexicon of a few words, one word is put on the start square.
 */
export function drawPosition(ground: Ground, turns: number): Position | undefined {
  const { gaddag, random, rules } = ground;
  const started = startGame({ rules, seed: below(random, 2 ** 31) });
  if (started.ok) {
    let state = started.value;
    for (let turn = 0; turn < turns && state.end === undefined; turn++) {
      const move = chooseMove(listMoves(gaddag, state.position), random);
      const { position } = state;
      state = takeTurn(
        state,
        move ?? turnWithoutMove(rackOnTurn(state), state.bag.length, position.rules.exchangeLimit),
      );
    }
    if (!state.position.isEmptyBoard) return state.position;
  }
  return layWord(ground);
}

function chooseMove(moves: MoveList, random: Random): Move | undefined {
  if (moves.length === 0) return undefined;
  const seen = Array.from({ length: LOOKED_AT }, () => below(random, moves.length));
  return moves.moveAt(seen.reduce((best, next) => (moves.scoreAt(next) > moves.scoreAt(best) ? next : best)));
}

function layWord(ground: Ground): Position | undefined {
  const { rules } = ground;
  const { layout } = rules;
  const word = drawWord(ground, 1, Math.min(layout.cols, LONGEST_RACK));
  const rack = drawWord(ground, 1, rules.rackSize) ?? [];
  if (word === undefined) return undefined;
  const col = Math.min(layout.start.col, layout.cols - word.length);
  const tiles: Tile[] = Array<Tile>(layout.rows * layout.cols).fill(NO_TILE);
  word.forEach((letter, nth) => {
    tiles[squareIndex({ row: layout.start.row, col: col + nth }, layout.cols)] = letter;
  });
  const checked = checkSetup({ rules, tiles, rack });
  return checked.ok ? checked.value.position : undefined;
}

/** Spells letters as printed on the tiles. */
export const spell = ({ distribution }: Rules, letters: Iterable<LetterCode>): string =>
  [...letters].map((letter) => letterGlyph(distribution, letter)).join('');

/** Letters listed one by one. */
export const glyphList = ({ distribution }: Rules, letters: Iterable<LetterCode>): string =>
  [...letters].map((letter) => letterGlyph(distribution, letter)).join(' ');

export const maskOf = (letters: Iterable<LetterCode>): number =>
  [...letters].reduce((mask, letter) => mask | letterBit(letter), 0);

/** The letters of a move's word in reading order. */
export const lettersOfMove = ({ tiles, cols }: Position, move: Move): LetterCode[] =>
  move.tiles.map((tile, nth) =>
    letterOf(tile === NO_TILE ? entryAt(tiles, squareIndex(along(move, move.direction, nth), cols)) : tile),
  );
