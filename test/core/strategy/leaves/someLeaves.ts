import type { TileDistribution } from '../../../../src/core/alphabet/tileDistribution';
import { kindCounts, LeaveShape } from '../../../../src/core/strategy/leaves/leaveShape';
import type { TrainedLeaves } from '../../../../src/core/strategy/leaves/leavesFile';
import { LeaveTable } from '../../../../src/core/strategy/leaves/leaveTable';

/** A blank, two tiles of two characters, an Ñ. */
export const SPANISH_LIKE: TileDistribution = {
  name: 'Español',
  letters: [
    { glyph: 'CH', value: 5, count: 2, isVowel: false },
    { glyph: 'Ñ', value: 8, count: 1, isVowel: false },
  ],
  blankCount: 1,
};

/** ?, CH, Ñ; ?CH, CH CH, ?Ñ, CH Ñ. */
export function someLeaves(): TrainedLeaves {
  const shape = new LeaveShape(kindCounts(SPANISH_LIKE), 2);
  return {
    distribution: SPANISH_LIKE,
    rackSize: 3,
    table: new LeaveTable(shape, Float32Array.from([0, 20, 1.5, -3.5, 21.25, -4, 18, -2.125])),
    errors: Float32Array.from([0, 0.5, 0.125, 1.25, 0.25, 1, 0, 2]),
    origin: {
      lexicon: 'Lista «ñ»',
      board: 'Standard',
      seed: '7',
      generations: '1,2',
      command: 'tilewright leaves train',
      date: '2026-01-31',
    },
  };
}
