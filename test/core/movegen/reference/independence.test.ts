import { expect, it, vi } from 'vitest';
import { parseLayout } from '../../../../src/core/board/boardLayout';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { AppelJacobsonGenerator } from '../../../../src/core/movegen/reference/appelJacobsonGenerator';
import { GordonGenerator } from '../../../../src/core/movegen/reference/gordonGenerator';
import { PermutationGenerator } from '../../../../src/core/movegen/reference/permutationGenerator';
import { formatMoveList } from '../../../../src/core/notation/positions/moveList';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { codesOf } from '../../lexicon/defaultWords';

vi.mock('../../../../src/core/movegen/kernel/crossSets', () => ({
  computeCrossSets: () => {
    throw new Error('The kernel computes these cross-sets');
  },
}));

const rows = ['....', '.AT.', '....', '....'];
const layout = parseLayout(
  rows.map((row) => row.replaceAll(/./g, ' ')),
  { row: 0, col: 0 },
);
const { position } = unwrap(
  checkSetup({
    rules: { ...CLASSIC_RULES, layout },
    tiles: [...rows.join('')].map((square) => (square === '.' ? 0 : (codesOf(square)[0] ?? 0))),
    rack: codesOf('OS'),
  }),
);
const gaddag = buildSmallGaddag(['AT', 'ATS', 'TO', 'SO', 'AS'].map(codesOf));

it.each([
  ['Gordon', GordonGenerator],
  ['Appel and Jacobson', AppelJacobsonGenerator],
  ['Shapiro and Smith', PermutationGenerator],
])('%s finds words and cross-words without the cross-sets of the kernel', (_name, Generator) => {
  const moves = new MoveList();
  moves.reset(position);
  new Generator(gaddag, moves).generate(position);
  const listed = Array.from({ length: moves.length }, (_, index) => moves.moveAt(index));
  // All tiles score 1, and SO beside AT makes a cross-word each time.
  expect(formatMoveList(listed, position.rules.distribution)).toEqual([
    '2B ..S 3',
    '3B SO 6',
    'B2 .S 2',
    'C2 .O 2',
    'D2 SO 5',
  ]);
});
