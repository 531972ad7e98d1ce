import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { BLANK, blankAs } from '../../../../src/core/alphabet/tile';
import type { Message } from '../../../../src/core/message';
import { formatRack, parseRack } from '../../../../src/core/notation/positions/rack';
import { formatRows, parseRows } from '../../../../src/core/notation/positions/rows';
import type { Result } from '../../../../src/core/result';
import { say } from '../../../../src/texts/say';
import { unwrap } from '../../../oracle/oraclePositions';
import { sentence } from '../../../said';

const errorOf = (result: Result<unknown, Message>): string => (result.ok ? 'no error' : say(result.error));

describe('a board as rows of text', () => {
  it('reads letters, blanks and empty squares, and is written back the same', () => {
    const rows = ['.CAt', 'Z...'];
    const tiles = unwrap(parseRows(rows, ENGLISH));
    expect(tiles).toEqual([0, 3, 1, blankAs(20), 26, 0, 0, 0]);
    expect(formatRows(tiles, 4, ENGLISH)).toEqual(rows);
  });

  it('reports the place of an error', () => {
    expect(errorOf(parseRows(['....', '..!.'], ENGLISH))).toBe(
      sentence('positions.atSquare', {
        row: 2,
        column: 'C',
        problem: sentence('tileSetFiles.noTile', { glyph: '“!”', set: 'English' }),
      }),
    );
    expect(errorOf(parseRows(['....', '...'], ENGLISH))).toBe(
      sentence('positions.unevenRow', { row: 2, squares: 3, cols: 4 }),
    );
    expect(errorOf(parseRows(['.?'], ENGLISH))).toBe(
      sentence('positions.atSquare', { row: 1, column: 'B', problem: sentence('positions.blankOnBoard') }),
    );
  });
});

describe('a rack as text', () => {
  it('reads and writes letters and blanks', () => {
    expect(unwrap(parseRack('A?Z', ENGLISH))).toEqual([1, BLANK, 26]);
    expect(formatRack([1, BLANK, 26], ENGLISH)).toBe('A?Z');
    expect(unwrap(parseRack('', ENGLISH))).toEqual([]);
  });

  it('rejects lower case and foreign characters', () => {
    expect(errorOf(parseRack('Ab', ENGLISH))).toBe(
      sentence('positions.rackLowerCase', { rack: '“Ab”', tile: 2 }),
    );
    expect(errorOf(parseRack('A1', ENGLISH))).toBe(
      sentence('positions.atRackTile', {
        rack: '“A1”',
        tile: 2,
        problem: sentence('tileSetFiles.noTile', { glyph: '“1”', set: 'English' }),
      }),
    );
  });
});
