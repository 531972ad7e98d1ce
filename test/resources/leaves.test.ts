import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../src/core/alphabet/english';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { openTrainedLeaves } from '../../src/main/leaves/openLeaves';
import { tilesOf } from '../core/strategy/tableGames';
import { unwrap } from '../oracle/oraclePositions';

const leaves = unwrap(
  openTrainedLeaves(join(import.meta.dirname, '../../resources/leaves/english.leaves'), CLASSIC_RULES),
);
const worth = (tiles: string): number => leaves.table.valueOf(tilesOf(tiles))!;

describe('the leaves of English', () => {
  it('have all leaves of up to six tiles, and say how they came to be', () => {
    expect(leaves.table.shape.size).toBe(914_625);
    expect(leaves.origin).toMatchObject({
      lexicon: expect.stringContaining('word-list'),
      command: `tilewright leaves train --generations ${leaves.origin.generations} --seed ${leaves.origin.seed}`,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('hold the blank dearest, then the S, and the Q and the V cheapest', () => {
    const letters = ENGLISH.letters.map(({ glyph }) => glyph);
    const order = ['?', ...letters].toSorted((one, other) => worth(other) - worth(one));
    expect(order.slice(0, 2)).toEqual(['?', 'S']);
    expect(new Set(order.slice(-2))).toEqual(new Set(['Q', 'V']));
    expect(worth('?')).toBeGreaterThan(20);
  });

  it('know what goes together and what does not', () => {
    expect(worth('QU')).toBeGreaterThan(worth('Q') + worth('U'));
    expect(worth('EEE')).toBeLessThan(worth('EE'));
    expect(worth('AEINST')).toBeGreaterThan(25);
    expect(worth('UVW')).toBeLessThan(-10);
    expect(worth('??')).toBeGreaterThan(worth('?S'));
  });

  it('have an error each, smaller for a tile than for six', () => {
    const error = (tiles: string): number => leaves.errors[leaves.table.shape.indexOf(tilesOf(tiles))]!;
    expect(error('E')).toBeGreaterThan(0);
    expect(error('E')).toBeLessThan(error('AEINST'));
  });
});
