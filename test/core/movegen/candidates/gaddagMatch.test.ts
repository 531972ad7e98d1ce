import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { NO_TILE } from '../../../../src/core/alphabet/tile';
import type { Direction } from '../../../../src/core/board/square';
import { computeGaddagMatch } from '../../../../src/core/movegen/candidates/gaddagMatch';
import type { Move } from '../../../../src/core/movegen/move';
import { parseRack } from '../../../../src/core/notation/positions/rack';
import { positionOf, unwrap } from '../../../oracle/oraclePositions';

const EMPTY_ROW = '...............';

/** A board of 15 rows, empty but for those given by their zero-based number. */
function boardWith(rows: Readonly<Record<number, string>>): string[] {
  return Array.from({ length: 15 }, (_, row) => (rows[row] ?? '').padEnd(15, '.'));
}

/** `text` holds a letter for each tile played and a dot for each tile played through. */
function moveOf(row: number, col: number, direction: Direction, text: string): Move {
  const tiles = [...text].map((letter) =>
    letter === '.' ? NO_TILE : (unwrap(parseRack(letter, ENGLISH))[0] ?? NO_TILE),
  );
  return { kind: 'placement', row, col, direction, tiles, score: 0 };
}

const matchOf = (board: string[], move: Move) => computeGaddagMatch(positionOf({ board, rack: '' }), move);

describe('the GADDAG match of a move', () => {
  it('starts at the first square that touches a tile across the line', () => {
    // RESITE in row 8 from 8D; the A of row 7 stands over its S.
    const match = matchOf(boardWith({ 6: '.....A' }), moveOf(7, 3, 'across', 'RESITE'));
    expect(match.text).toBe('SER$ITE');
    expect(match.anchor).toEqual({ row: 7, col: 5 });
    expect(match.steps).toEqual([
      { kind: 'reverse', square: { row: 7, col: 5 } },
      { kind: 'reverse', square: { row: 7, col: 4 } },
      { kind: 'reverse', square: { row: 7, col: 3 } },
      { kind: 'separator', square: { row: 7, col: 5 } },
      { kind: 'forward', square: { row: 7, col: 6 } },
      { kind: 'forward', square: { row: 7, col: 7 } },
      { kind: 'forward', square: { row: 7, col: 8 } },
    ]);
  });

  it('takes the separator at once if the word starts at its anchor', () => {
    // The O of row 7 stands over the D, an A over the F: the first of the two is the anchor.
    const match = matchOf(boardWith({ 6: '...O.....A' }), moveOf(7, 3, 'across', 'DWARFS'));
    expect(match.text).toBe('D$WARFS');
    expect(match.anchor).toEqual({ row: 7, col: 3 });
  });

  it('ends in the separator if the word ends at its anchor, without a step for it', () => {
    // Down: SLEWE in column H above the D that lies at 8H.
    const match = matchOf(boardWith({ 7: '.......D' }), moveOf(2, 7, 'down', 'SLEWE.'));
    expect(match.text).toBe('DEWELS$');
    expect(match.anchor).toEqual({ row: 7, col: 7 });
    expect(match.steps.map(({ kind }) => kind)).toEqual(Array(6).fill('reverse'));
    expect(match.steps.at(-1)?.square).toEqual({ row: 2, col: 7 });
  });

  it('starts at the last tile of the first run that the word covers', () => {
    const board = boardWith({ 7: '.FARF......NESS' });
    expect(matchOf(board, moveOf(7, 1, 'across', '....ETCHED....')).text).toBe('FRAF$ETCHEDNESS');
  });

  it('starts at the run even if a square before it touches a tile above', () => {
    const board = boardWith({ 6: '..A', 7: '...G' });
    expect(matchOf(board, moveOf(7, 1, 'across', 'HA.IOSCOPE')).text).toBe('GAH$IOSCOPE');
  });

  it('starts at the start square of an empty board', () => {
    expect(matchOf(Array(15).fill(EMPTY_ROW), moveOf(7, 3, 'across', 'ARCHAEAN')).text).toBe('AHCRA$EAN');
  });

  it('shows a blank as its letter', () => {
    const board = boardWith({ 7: '.......D' });
    const move = moveOf(2, 7, 'down', 'SLEWE.');
    const withBlank = { ...move, tiles: move.tiles.map((tile, i) => (i === 0 ? 0x80 | tile : tile)) };
    expect(matchOf(board, withBlank).text).toBe('DEWELS$');
  });
});
