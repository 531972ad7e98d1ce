import { describe, expect, it } from 'vitest';
import { outlineCandidate } from '../../../../src/renderer/view/candidates/outlinedCandidate';
import { arrow, tile } from '../../scene/sceneViews';

const tiles = [
  tile(7, 6, { role: 'through' }),
  tile(7, 7, { role: 'placed', glyph: 'K', crossWordNumbers: [1] }),
  tile(7, 8, { role: 'placed', glyph: 'E' }),
  tile(8, 7, { role: 'incidental', crossWordNumbers: [1] }),
  tile(9, 9),
];
const shown = { tiles, arrows: [arrow('forward', [7, 7], [7, 8])] };

describe('the candidate while cross-checks are shown', () => {
  it('is unchanged without them', () => {
    expect(outlineCandidate(shown, [])).toEqual({ ...shown, outlined: [] });
  });

  it('is outlines around the labels of its squares, with letters where there is no label, and no mark', () => {
    const checks = [{ row: 7, col: 7, across: ['AEIOU'], down: null, isDead: false }];
    const { arrows, outlined, tiles: left } = outlineCandidate(shown, checks);
    expect(outlined).toEqual([
      { row: 7, col: 7, glyph: '' },
      { row: 7, col: 8, glyph: 'E' },
    ]);
    expect(arrows).toEqual([]);
    expect(left.map(({ col, crossWordNumbers, role, row }) => [row, col, role, crossWordNumbers])).toEqual([
      [7, 6, 'plain', []],
      [8, 7, 'plain', []],
      [9, 9, 'plain', []],
    ]);
  });
});
