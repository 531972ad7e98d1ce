import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { equityEvaluator } from '../../../../src/core/strategy/leaves/equityEvaluator';
import { LeaveTable, leaveShapeOf } from '../../../../src/core/strategy/leaves/leaveTable';
import { readGame } from '../../../../src/core/strategy/review/recordedGame';
import type { ReviewedTurn } from '../../../../src/core/strategy/review/reviewedTurn';
import { StaticEquity, staticEvaluator } from '../../../../src/core/strategy/review/staticEvaluator';
import { TurnReviewer } from '../../../../src/core/strategy/review/turnReviewer';
import { WIN_FORMULA } from '../../../../src/core/strategy/winTable/winChances';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { EIGHT_TILES, tilesOf } from '../tableGames';

/** Games with eight tiles: five A of 1 point, two B of 3, a C of 5, and three to a rack. */
const WORDS = ['AA', 'AB', 'BA', 'CAB'];

/** Values of single tiles in a leave, which add up. */
const WORTH = { A: 0.5, B: 2, C: 3 };

export function smallLeaves(): LeaveTable {
  const table = new LeaveTable(leaveShapeOf(EIGHT_TILES.distribution, EIGHT_TILES.rackSize));
  for (const [tile, worth] of Object.entries(WORTH)) {
    table.values[table.shape.indexOf(tilesOf(tile))] = worth;
    for (const [other, more] of Object.entries(WORTH)) {
      const index = table.shape.indexOf(tilesOf(tile + other));
      if (index >= 0) table.values[index] = worth + more;
    }
  }
  return table;
}

const HEADS = '#player1 ann Ann\n#player2 ben Ben\n';

export const smallGaddag = () => buildSmallGaddag(WORDS.map(codesOf), 3);

export const recordOf = (events: string) => unwrap(parseGcg(HEADS + events));

/** The review of a game with one event per line. */
export function reviewOf(events: string, luckSamples = 0): readonly ReviewedTurn[] {
  const lexicon = smallGaddag();
  const equity = new StaticEquity(lexicon, equityEvaluator(smallLeaves()));
  const game = readGame(recordOf(events), EIGHT_TILES, CLASSIC_TURN_RULES);
  const reviewer = new TurnReviewer(game, {
    lexicon,
    equity,
    chances: WIN_FORMULA,
    evaluators: [staticEvaluator(equity, WIN_FORMULA)],
    settings: { seed: 1, luckSamples },
  });
  return game.turns.map((_, nth) => reviewer.review(nth));
}
