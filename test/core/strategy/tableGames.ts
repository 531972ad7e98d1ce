import { ENGLISH } from '../../../src/core/alphabet/english';
import { BLANK, blankAs, NO_TILE, type Tile } from '../../../src/core/alphabet/tile';
import { tilesLeft } from '../../../src/core/alphabet/tileCounts';
import { CLASSIC_RULES, type Rules } from '../../../src/core/board/rules';
import type { GameState } from '../../../src/core/game/gameState';
import { resumeGame } from '../../../src/core/game/startGame';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { type PlayerView, viewOf } from '../../../src/core/strategy/playerView';
import { unwrap } from '../../oracle/oraclePositions';

/** Tiles as notations write them; A is the first letter. */
export const tilesOf = (text: string): Tile[] =>
  [...text].map((character) => {
    if (character === '?') return BLANK;
    const upper = character.toUpperCase();
    const letter = upper.charCodeAt(0) - 64;
    return character === upper ? letter : blankAs(letter);
  });

export interface Table {
  readonly rack: string;
  readonly rules?: Rules;
  /** Words on the board, across, by row and column from 0. */
  readonly board?: readonly (readonly [row: number, col: number, word: string])[];
}

/**
 * A game of two with these tiles; the other player holds the first tiles that are left, the bag the others.
 */
export function tableGame({ board = [], rack, rules = CLASSIC_RULES }: Table): GameState {
  const { cols, rows } = rules.layout;
  const tiles = Array<Tile>(rows * cols).fill(NO_TILE);
  for (const [row, col, word] of board) tiles.splice(row * cols + col, word.length, ...tilesOf(word));
  const left = tilesLeft(rules.distribution, [...tiles, ...tilesOf(rack)]);
  return unwrap(
    resumeGame({
      rules,
      turnRules: CLASSIC_TURN_RULES,
      seed: 1,
      tiles,
      racks: [tilesOf(rack), left.slice(0, rules.rackSize)],
      bag: left.slice(rules.rackSize),
      scores: [0, 0],
      player: 0,
      scorelessTurns: 0,
    }),
  );
}

export const tableView = (table: Table): PlayerView => viewOf(tableGame(table), 0);

/** Five A of 1 point, two B of 3, one C of 5, and three tiles to a rack. */
export const EIGHT_TILES: Rules = {
  ...CLASSIC_RULES,
  rackSize: 3,
  exchangeLimit: 3,
  distribution: {
    ...ENGLISH,
    blankCount: 0,
    letters: [
      { glyph: 'A', value: 1, count: 5, isVowel: true },
      { glyph: 'B', value: 3, count: 2, isVowel: false },
      { glyph: 'C', value: 5, count: 1, isVowel: false },
    ],
  },
};
