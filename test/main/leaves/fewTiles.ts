import type { TileDistribution } from '../../../src/core/alphabet/tileDistribution';

/** Forty tiles of few kinds: there are 791 leaves of up to six. */
export const FEW_TILES: TileDistribution = {
  name: 'Few',
  letters: [
    ['A', 1, 12],
    ['B', 3, 3],
    ['E', 1, 10],
    ['S', 1, 8],
    ['T', 1, 6],
  ].map(([glyph, value, count]) => ({
    glyph: String(glyph),
    value: Number(value),
    count: Number(count),
    isVowel: glyph === 'A' || glyph === 'E',
  })),
  blankCount: 1,
};
