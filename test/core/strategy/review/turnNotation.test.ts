import { describe, expect, it } from 'vitest';
import { BLANK, blankAs, NO_TILE } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { PASS } from '../../../../src/core/game/turns/turn';
import { boardAfter, turnOnBoard } from '../../../../src/core/strategy/review/turnNotation';

const { distribution } = CLASSIC_RULES;
const [A, C, R, T, V] = [1, 3, 18, 20, 22];

/** A board of one row, which begins with these tiles. */
const rowOf = (...tiles: readonly number[]) => ({
  rows: 1,
  cols: 8,
  tiles: [...tiles, ...Array<number>(8 - tiles.length).fill(NO_TILE)],
});
const placed = (tiles: readonly number[]) =>
  ({ kind: 'placement', row: 0, col: 0, direction: 'across', tiles, score: 0 }) as const;

describe('a turn on its board', () => {
  it('has the letters that lie there in parentheses, side by side in one pair', () => {
    const board = rowOf(V, A, R);
    expect(turnOnBoard(placed([NO_TILE, NO_TILE, NO_TILE, A]), board, distribution)).toBe('1A (VAR)A');
    const apart = rowOf(NO_TILE, A, NO_TILE, blankAs(R));
    expect(turnOnBoard(placed([C, NO_TILE, T, NO_TILE]), apart, distribution)).toBe('1A C(A)T(r)');
    expect(turnOnBoard(placed([C, A, blankAs(T)]), rowOf(), distribution)).toBe('1A CAt');
  });

  it('is written as in records without a placement', () => {
    expect(turnOnBoard({ kind: 'exchange', tiles: [A, BLANK] }, rowOf(), distribution)).toBe('-A?');
    expect(turnOnBoard(PASS, rowOf(), distribution)).toBe('-');
  });

  it('lays its own tiles', () => {
    const board = boardAfter(rowOf(V, A, R), placed([NO_TILE, NO_TILE, NO_TILE, A]));
    expect(Array.from(board.tiles)).toEqual([V, A, R, A, 0, 0, 0, 0]);
    expect(boardAfter(board, PASS)).toBe(board);
  });
});
