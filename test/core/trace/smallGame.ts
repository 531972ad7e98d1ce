import { ENGLISH } from '../../../src/core/alphabet/english';
import { checkSetup, type Position } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Gaddag } from '../../../src/core/lexicon/gaddag';
import { parseRack } from '../../../src/core/notation/positions/rack';
import { parseRows } from '../../../src/core/notation/positions/rows';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';

/**
 * The standard board with the given rows (from 1, as they are labelled; `#` is a brick), and a
 * lexicon of a few words.
 */
export function smallGame(
  rows: Readonly<Record<number, string>>,
  rack: string,
  words: readonly string[],
): { gaddag: Gaddag; position: Position } {
  const lines = Array.from({ length: 15 }, (_, row) => (rows[row + 1] ?? '').padEnd(15, '.'));
  const bricks = [...lines.join('')].map((square) => square === '#');
  const setup = {
    rules: { ...CLASSIC_RULES, layout: { ...CLASSIC_RULES.layout, bricks } },
    tiles: unwrap(
      parseRows(
        lines.map((line) => line.replaceAll('#', '.')),
        ENGLISH,
      ),
    ),
    rack: unwrap(parseRack(rack, ENGLISH)),
  };
  return { gaddag: buildSmallGaddag(words.map(codesOf)), position: unwrap(checkSetup(setup)).position };
}
