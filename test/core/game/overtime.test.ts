import { describe, expect, it } from 'vitest';
import { minutesOfPenalty, overtimePenalty } from '../../../src/core/game/overtime';
import { finalScores, timePenaltiesOf } from '../../../src/core/game/settlement';
import { gameWith } from './someGame';

describe('overtime', () => {
  it.each([
    [-30_000, 0],
    [0, 0],
    [1, 10],
    [1000, 10],
    [60_000, 10],
    [60_001, 20],
    [61_000, 20],
    [120_000, 20],
    [185_000, 40],
  ])('of %i ms costs %i points: ten for each minute begun', (overMs, points) => {
    expect(overtimePenalty(overMs)).toBe(points);
    expect(minutesOfPenalty(points)).toBe(points / 10);
  });

  const ended = (end: Parameters<typeof timePenaltiesOf>[0]['end']) => ({
    ...gameWith(['CAT', 'SEED'], { bag: [], scores: [50, 40] }),
    end,
    overtimePenalties: [20, 0],
  });

  it('is part of the final scores', () => {
    const out = ended({ by: 'last-round' });
    expect(timePenaltiesOf(out)).toEqual([{ player: 0, points: -20 }]);
    expect(finalScores(out)).toEqual([30, 40]);
    // Both lose the points of their racks, too: CAT has 5, SEED 5.
    expect(finalScores(ended({ by: 'scoreless' }))).toEqual([25, 35]);
  });

  it('costs nothing in a game that points do not decide, or that is not over', () => {
    expect(finalScores(ended({ by: 'resignation', player: 1 }))).toEqual([50, 40]);
    expect(finalScores(ended({ by: 'challenge', player: 1 }))).toEqual([50, 40]);
    expect(finalScores(ended(undefined))).toEqual([50, 40]);
  });
});
