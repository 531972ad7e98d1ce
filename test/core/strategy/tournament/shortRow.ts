import { ENGLISH } from '../../../../src/core/alphabet/english';
import { NO_TILE } from '../../../../src/core/alphabet/tile';
import type { Rules } from '../../../../src/core/board/rules';
import { PASS, type PlainTurn } from '../../../../src/core/game/turns/turn';
import type { StartPosition } from '../../../../src/core/strategy/tournament/startPosition';
import {
  type TournamentPlan,
  turnRulesOfAgents,
} from '../../../../src/core/strategy/tournament/tournamentPlan';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { tilesOf } from '../tableGames';

/** Words for a row of five squares. */
export const ROW_LEXICON = buildSmallGaddag(['AB', 'ABA', 'BABA', 'ABAC', 'BABAC'].map(codesOf));

const ROWS = 3;
const COLS = 5;
const squares = <Value>(row: Value, others: Value): Value[] =>
  Array.from({ length: ROWS * COLS }, (_, square) => (square < COLS ? row : others));

/** One row of five plain squares; A counts 1 point, B 3 and C 5; racks of two tiles, no bonus. */
export const rowRules = (counts: readonly [number, number, number]): Rules => ({
  name: 'Row',
  layout: {
    rows: ROWS,
    cols: COLS,
    start: { row: 0, col: 1 },
    letterMultipliers: squares(1, 1),
    wordMultipliers: squares(1, 1),
    bricks: squares(false, true),
  },
  distribution: {
    ...ENGLISH,
    name: 'Row',
    blankCount: 0,
    letters: [
      { glyph: 'A', value: 1, count: counts[0], isVowel: true },
      { glyph: 'B', value: 3, count: counts[1], isVowel: false },
      { glyph: 'C', value: 5, count: counts[2], isVowel: false },
    ],
  },
  rackSize: 2,
  bingoBonus: {},
  exchangeLimit: 7,
});

/** An A after AB, for ABA. */
export const ABA: PlainTurn = {
  kind: 'placement',
  row: 0,
  col: 1,
  direction: 'across',
  tiles: [NO_TILE, NO_TILE, 1],
  score: 5,
};

/** AB lies in the middle of the row, and A is on the rack. With a C, the bag has a tile; else it is empty. */
export function rowPlan(
  counts: readonly [number, number, number],
  change: Partial<StartPosition> = {},
): TournamentPlan & { readonly start: StartPosition } {
  const rules = rowRules(counts);
  const tiles = squares(NO_TILE, NO_TILE);
  tiles.splice(1, 2, ...tilesOf('AB'));
  return {
    agents: ['score', 'score'],
    games: 30,
    seed: 1,
    rules,
    turnRules: turnRulesOfAgents(rules),
    lexicon: { id: '0'.repeat(64), name: 'words' },
    isValidated: true,
    sprt: null,
    start: {
      tiles,
      rack: tilesOf('A'),
      opponentRack: [],
      scores: [10, 20],
      scorelessTurns: 0,
      firstTurns: [ABA, PASS],
      ...change,
    },
  };
}
