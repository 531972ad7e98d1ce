import { ENGLISH } from '../../../../src/core/alphabet/english';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { openPreendgame, type Preendgame } from '../../../../src/core/strategy/preendgame/preendgame';
import { codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';

/** The lexicon of `catsRoot`. */
export const CATS_WORDS = ['CAT', 'CATS'].map(codesOf);

/**
 * CAT and a free square in one row, and another row that no word fits. The rack holds S, the bag and the
 * other rack X and Y, one each. CATS for 6 makes it 16 to 12. Then nobody can move, and each loses what is
 * left on his rack: with X (8 points) drawn it ends 8 to 8, with Y (4 points) 12 to 4. But who passes keeps
 * S (1 point): after six passes it ends 9 to 4 or 9 to 8.
 */
export function catsRoot(known = ''): Preendgame {
  const letters = ENGLISH.letters.map((letter) => ({
    ...letter,
    count: 'CATSXY'.includes(letter.glyph) ? 1 : 0,
  }));
  const layout = {
    rows: 2,
    cols: 4,
    start: { row: 0, col: 0 },
    bricks: Array<boolean>(8).fill(false),
    letterMultipliers: Array<number>(8).fill(1),
    wordMultipliers: Array<number>(8).fill(1),
  };
  const distribution = { ...ENGLISH, letters, blankCount: 0 };
  const rules = { ...CLASSIC_RULES, layout, distribution, rackSize: 1 };
  const setup = { rules, tiles: [...codesOf('CAT'), 0, 0, 0, 0, 0], rack: codesOf('S') };
  return unwrap(
    openPreendgame({
      position: unwrap(checkSetup(setup)).position,
      turnRules: CLASSIC_TURN_RULES,
      scores: [10, 12],
      scorelessTurns: 0,
      known: codesOf(known),
    }),
  );
}
