import { describe, expect, it } from 'vitest';
import { positionLabel } from '../../../../src/core/board/square';
import type { Move } from '../../../../src/core/movegen/move';
import { openedSquares } from '../../../../src/core/strategy/equity/openedSquares';
import { type Table, tableGame, tilesOf } from '../tableGames';

function opened(table: Table, move: Omit<Move, 'kind' | 'score'>, most = 5): readonly string[] {
  const { position } = tableGame(table);
  const found = openedSquares(position, { ...move, kind: 'placement', score: 0 }, most);
  return found.map(({ square, tiles, wordMultiplier }) => {
    const place = positionLabel({ row: Math.floor(square / 15), col: square % 15 }, 'across');
    return `${wordMultiplier}x ${place} ${tiles}`;
  });
}

const CATS = { row: 7, col: 4, direction: 'across', tiles: tilesOf('CATS') } as const;

describe('openedSquares', () => {
  it('are those that a word through the first play reaches with few tiles', () => {
    // CATS lies on 8E to 8H. 8A is four squares before it; 8O, seven behind it, and H1 and H15 are too far.
    // In column E the squares 5E and 11E are three away, and no other of its columns has word premiums near.
    expect(opened({ rack: 'CATS' }, CATS)).toEqual(['3x 8A 4', '2x 5E 3', '2x 11E 3']);
    expect(opened({ rack: 'CATS' }, CATS, 3)).toEqual(['2x 5E 3', '2x 11E 3']);
    expect(opened({ rack: 'CATS' }, CATS, 7).slice(0, 4)).toEqual([
      '3x 8A 4',
      '3x 1H 7',
      '3x 8O 7',
      '3x 15H 7',
    ]);
  });

  it('are not those that could be reached before', () => {
    const board = [[7, 4, 'CAT']] as const;
    expect(opened({ rack: 'S', board }, { ...CATS, tiles: [0, 0, 0, 19] })).toEqual([]);
    // From 8H on, 1H and 15H take seven tiles: with so many allowed they are opened by the S.
    expect(opened({ rack: 'S', board }, { ...CATS, tiles: [0, 0, 0, 19] }, 7)).toEqual([
      '3x 1H 7',
      '3x 8O 7',
      '3x 15H 7',
    ]);
  });
});
