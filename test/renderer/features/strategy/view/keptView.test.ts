import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { keptView } from '../../../../../src/renderer/features/strategy/view/keptView';
import { tilesOf } from '../../../../core/strategy/tableGames';
import { setupOf } from '../../../../engine/smallSearch';
import { sentence } from '../../../../said';

/** Of the rack ERQE?, in thousandths: each tile alone, and E with R, E with E, E with Q. */
const setup = setupOf(CLASSIC_RULES, 'ERQE?');
const singles = [2000, 1500, -7000, 2000, 25_000];
const pairs = [
  [0, 4500, -5600, 1000, 27_000],
  [4500, 0, -5500, 4500, 26_500],
  [-5600, -5500, 0, -5600, 18_000],
  [1000, 4500, -5600, 0, 27_000],
  [27_000, 26_500, 18_000, 27_000, 0],
];

describe('the leave breakdown', () => {
  it('shows each tile’s value, their joint value, and notable facts', () => {
    // 2 + 1.5 + 2 alone is 5.5. E and R: 4.5 − 2 − 1.5; two E: 1 − 2 − 2.
    expect(keptView(setup, tilesOf('ERE'), 4000, { singles, pairs })).toEqual({
      tiles: [
        { glyph: 'E', value: '+2.0' },
        { glyph: 'R', value: '+1.5' },
        { glyph: 'E', value: '+2.0' },
      ],
      together: '−1.5',
      whole: '+4.0',
      notes: [
        sentence('strategy.twins', { tile: 'E', gain: '−3.0' }),
        sentence('strategy.helpfulPair', { one: 'E', other: 'R', gain: '+1.0' }),
        '2 vowels, 1 consonant.',
      ],
    });
  });

  it('mentions a Q without a U, and counts a blank as neither vowel nor consonant', () => {
    // E and Q: −5.6 − 2 + 7 is −0.6. Q and the blank: as much as both alone.
    const { notes, together } = keptView(setup, tilesOf('QE?'), 20_000, { singles, pairs });
    expect(together).toBe('±0.0');
    expect(notes).toEqual([
      sentence('strategy.hinderingPair', { one: 'Q', other: 'E', gain: '−0.6' }),
      sentence('strategy.loneQ'),
      '1 vowel, 1 consonant.',
    ]);
  });
});
