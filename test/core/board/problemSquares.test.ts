import { describe, expect, it } from 'vitest';
import { NO_TILE } from '../../../src/core/alphabet/tile';
import { checkSetup } from '../../../src/core/board/position';
import { problemSquares } from '../../../src/core/board/problemSquares';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { ProblemCode, Setup } from '../../../src/core/board/setup';
import { flawedSquares, flawedWordsOf } from '../../../src/renderer/view/board/flawedWords';
import { unwrap } from '../../oracle/oraclePositions';

const board = (...placed: readonly (readonly [square: number, tile: number])[]): Setup => ({
  rules: CLASSIC_RULES,
  tiles: placed.reduce<readonly number[]>(
    (tiles, [square, tile]) => tiles.with(square, tile),
    Array(225).fill(NO_TILE),
  ),
  rack: [],
});
/** Q Q at A1 down (squares 0 and 15), A B at D1 across (3, 4). */
const odd = board([0, 17], [15, 17], [3, 1], [4, 2]);
const isWord = (letters: ArrayLike<number>) => Array.from(letters).join() === '1,2';
const { notices } = unwrap(checkSetup(odd, isWord));
const squaresOf = (code: ProblemCode) =>
  notices.filter((problem) => problem.code === code).map((problem) => problemSquares(odd, problem));

describe('the squares of a problem', () => {
  it('are the whole word, the whole group, every such tile', () => {
    expect(squaresOf('word-not-in-lexicon')).toEqual([[0, 15]]);
    expect(squaresOf('disconnected')).toEqual([[3, 4]]);
    expect(squaresOf('too-many-tiles')).toEqual([[0, 15]]);
    expect(squaresOf('start-not-covered')).toEqual([[112]]);
  });

  it('are none for the rack', () => {
    const problem = { code: 'rack-too-long', severity: 'notice', message: '' } as const;
    expect(problemSquares(odd, problem)).toEqual([]);
  });
});

describe('marked words on the board', () => {
  it('are the phonies', () => {
    const words = flawedWordsOf(odd, notices);
    expect(words).toEqual([{ row: 0, col: 0, direction: 'down', length: 2 }]);
    expect([...flawedSquares(words, 15)]).toEqual([0, 15]);
    expect(flawedWordsOf(odd, [])).toEqual([]);
  });
});
