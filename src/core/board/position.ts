import { BLANK, NO_TILE } from '../alphabet/tile';
import { tileValue } from '../alphabet/tileDistribution';
import { message } from '../message';
import { fail, ok, type Result } from '../result';
import type { BoardLayout } from './boardLayout';
import { checkRules } from './checkRules';
import { checkTileBytes, findNotices, type IsWord } from './checkTiles';
import type { Rules } from './rules';
import { highestConceivableScore } from './scoreLimit';
import type { Problem, Setup } from './setup';

declare const checked: unique symbol;

/**
 * A setup that moves can be generated for. Only `checkSetup` creates one. Its arrays are never written to.
 */
export interface Position {
  readonly [checked]: true;
  readonly rules: Rules;
  readonly rows: number;
  readonly cols: number;
  /** Row-major, `rows × cols` long; `NO_TILE` on empty squares. */
  readonly tiles: Uint8Array;
  readonly isEmptyBoard: boolean;
  /** Letter tiles and plain blanks, in the order given. */
  readonly rack: Uint8Array;
  /** Row-major, `rows × cols` long, each 0 … 9; 1 on bricks. */
  readonly letterMultipliers: Uint8Array;
  readonly wordMultipliers: Uint8Array;
  /** Points by tile byte, 256 entries: 0 for blanks and for bytes that are not tiles. */
  readonly tileValues: Uint8Array;
  /** Bonus points by number of tiles played, from 0 to the number of tiles on the rack. */
  readonly bingoBonus: Int32Array;
}

export interface CheckedSetup {
  readonly position: Position;
  /** Notices about anything that could not arise in a game, e.g. a word that is not in the lexicon. */
  readonly notices: readonly Problem[];
}

/**
 * Turns a setup into a position, or returns every problem that prevents it. With `isWord`, words on the board
 * that are not in the lexicon are added to the notices.
 */
export function checkSetup(setup: Setup, isWord?: IsWord): Result<CheckedSetup, readonly Problem[]> {
  const ruleProblems = checkRules(setup.rules);
  if (ruleProblems.length > 0) return fail(ruleProblems);
  const tileProblems = checkTileBytes(setup);
  if (tileProblems.length > 0) return fail(tileProblems);
  if (highestConceivableScore(setup) > Number.MAX_SAFE_INTEGER) return fail([TOO_HIGH_SCORES]);
  return ok({ position: freezePosition(setup), notices: findNotices(setup, isWord) });
}

const TOO_HIGH_SCORES: Problem = {
  code: 'rules',
  severity: 'blocking',
  message: message('setup.scoresTooHigh', { most: String(Number.MAX_SAFE_INTEGER) }),
};

/**
 * The position with other tiles and another rack, for callers such as a game that follow the rules by
 * construction: known tiles only, rows × cols squares, and a rack no longer than the rules allow.
 */
export function replaceTiles(position: Position, tiles: Uint8Array, rack: Uint8Array): Position {
  const { bingoBonus, cols, letterMultipliers, rows, rules, tileValues, wordMultipliers } = position;
  // Copying field by field takes a quarter of the time of a spread; games do this every turn.
  const replaced = {
    rules,
    rows,
    cols,
    tiles,
    isEmptyBoard: tiles === position.tiles ? position.isEmptyBoard : isEmpty(tiles),
    rack,
    letterMultipliers,
    wordMultipliers,
    tileValues,
    bingoBonus: rack.length === position.rack.length ? bingoBonus : bonusTable(rules, rack.length),
  };
  return replaced as typeof replaced & Position;
}

/** A loop for speed: it runs every turn of a game. */
function isEmpty(tiles: Uint8Array): boolean {
  for (let square = 0; square < tiles.length; square++) if (tiles[square] !== NO_TILE) return false;
  return true;
}

const bonusTable = ({ bingoBonus }: Rules, rackLength: number): Int32Array =>
  Int32Array.from({ length: rackLength + 1 }, (_, tilesPlayed) => bingoBonus[tilesPlayed] ?? 0);

const playableMultipliers = ({ bricks }: BoardLayout, plane: readonly number[]): Uint8Array =>
  Uint8Array.from(plane, (multiplier, square) => (bricks[square] ? 1 : multiplier));

function freezePosition({ rules, tiles, rack }: Setup): Position {
  const { layout, distribution } = rules;
  const arrays = {
    rules,
    rows: layout.rows,
    cols: layout.cols,
    tiles: Uint8Array.from(tiles),
    isEmptyBoard: tiles.every((tile) => tile === NO_TILE),
    rack: Uint8Array.from(rack),
    letterMultipliers: playableMultipliers(layout, layout.letterMultipliers),
    wordMultipliers: playableMultipliers(layout, layout.wordMultipliers),
    tileValues: Uint8Array.from({ length: 2 * BLANK }, (_, tile) => tileValue(distribution, tile)),
    bingoBonus: bonusTable(rules, rack.length),
  };
  return arrays as typeof arrays & Position;
}
