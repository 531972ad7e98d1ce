import { expect, it, vi } from 'vitest';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { AppelJacobsonGenerator } from '../../../../src/core/movegen/reference/appelJacobsonGenerator';
import { GordonGenerator } from '../../../../src/core/movegen/reference/gordonGenerator';
import { PermutationGenerator } from '../../../../src/core/movegen/reference/permutationGenerator';
import { WholeBoardGenerator } from '../../../../src/core/movegen/reference/wholeBoardGenerator';
import { formatMoveList } from '../../../../src/core/notation/positions/moveList';
import { gaddag, position } from './smallBoard';

vi.mock('../../../../src/core/movegen/kernel/crossSets', () => ({
  computeCrossSets: () => {
    throw new Error('The kernel computes these cross-sets');
  },
}));

vi.mock('../../../../src/core/movegen/boardWalk/graphCrossSets', () => ({
  computeGraphCrossSets: () => {
    throw new Error('The walk of all moves computes these cross-sets');
  },
}));

it.each([
  ['Gordon', GordonGenerator],
  ['Appel and Jacobson', AppelJacobsonGenerator],
  ['One walk for the whole board', WholeBoardGenerator],
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
