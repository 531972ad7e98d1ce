import { ENGLISH } from '../../../../src/core/alphabet/english';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import type { Setup } from '../../../../src/core/board/setup';
import { codesOf } from '../../../oracle/oracleLexicon';

/**
 * A board of two rows of four squares with C and A on it, racks of one tile. The player on turn holds T;
 * `unseen` is on the other rack, and in the bag.
 */
export function caSetup(unseen: string): Setup {
  const held = [...`CAT${unseen}`];
  const letters = ENGLISH.letters.map((letter) => ({
    ...letter,
    count: held.filter((glyph) => glyph === letter.glyph).length,
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
  return { rules, tiles: [...codesOf('CA'), 0, 0, 0, 0, 0, 0], rack: codesOf('T') };
}
