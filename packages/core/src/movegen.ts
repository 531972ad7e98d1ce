/** The kernels: all moves or the best one, into arrays that are used again. */
export { checkSetup } from '../../../src/core/board/position';
export { BestMoveFinder } from '../../../src/core/movegen/bestMove/bestMoveFinder';
export { rankMoves } from '../../../src/core/movegen/candidates/rank';
export { MoveGenerator } from '../../../src/core/movegen/moveGenerator';
export { MoveList } from '../../../src/core/movegen/moveList';
export { explainMove } from '../../../src/core/scoring/explainMove';
