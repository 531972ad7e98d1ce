import { expect, it } from 'vitest';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { WholeBoardGenerator } from '../../../../src/core/movegen/reference/wholeBoardGenerator';
import { gaddag, position } from './smallBoard';

it('counts the work of one walk for the whole board', () => {
  const moves = new MoveList();
  moves.reset(position);
  // Of the words AT, ATS, TO, SO and AS, by hand. From tiles of the board on: A, T, S across, A, S and T, O
  // down; from the rack S, O once for all squares. Squares: 2 for each of AS and TO, 1 for ATS; for S 9 that
  // touch tiles, and 1 for those that do not yet; for SO 6, and the 2 behind it. S is refused on 4 squares, O
  // on 4.
  expect(new WholeBoardGenerator(gaddag, moves).generate(position)).toEqual({
    arcsFollowed: 3 + 2 + 2 + 2,
    squaresTried: 2 + 2 + 1 + 9 + 1 + 6 + 2,
    crossSetRejections: 4 + 4,
    movesFound: 5,
  });
});
