import { parseLayout } from '../../../../src/core/board/boardLayout';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { codesOf } from '../../lexicon/defaultWords';

const rows = ['....', '.AT.', '....', '....'];
const layout = parseLayout(
  rows.map((row) => row.replaceAll(/./g, ' ')),
  { row: 0, col: 0 },
);
/** AT on a board of 4×4 without premiums, to be extended with O and S. */
export const { position } = unwrap(
  checkSetup({
    rules: { ...CLASSIC_RULES, layout },
    tiles: [...rows.join('')].map((square) => (square === '.' ? 0 : (codesOf(square)[0] ?? 0))),
    rack: codesOf('OS'),
  }),
);
export const gaddag = buildSmallGaddag(['AT', 'ATS', 'TO', 'SO', 'AS'].map(codesOf));
