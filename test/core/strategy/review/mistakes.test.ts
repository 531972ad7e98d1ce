import { describe, expect, it } from 'vitest';
import { PASS } from '../../../../src/core/game/turns/turn';
import { mistakeIndex, mistakeSize, ratingOfIndex } from '../../../../src/core/strategy/review/mistakes';
import type { ValuedTurn, ValueMethod } from '../../../../src/core/strategy/review/turnEvaluator';

const valued = (points: number, winShare: number): ValuedTurn => ({ turn: PASS, points, winShare });

/** Size of the mistake of a turn that loses these points and win %. */
const size = (points: number, from: number, to: number, method: ValueMethod = 'equity') =>
  mistakeSize({ method, best: valued(0, from), played: valued(-points, to), error: null });

describe('mistakeSize', () => {
  it('depends on the win % lost', () => {
    expect(size(40, 0.5, 0.4976)).toBe('none');
    expect(size(0, 0.5, 0.497)).toBe('small');
    expect(size(0, 0.5, 0.471)).toBe('small');
    expect(size(0, 0.5, 0.469)).toBe('medium');
    expect(size(0, 0.5, 0.431)).toBe('medium');
    expect(size(0, 0.5, 0.429)).toBe('large');
  });

  it('depends on points if the game is won or lost with either turn', () => {
    for (const [from, to] of [
      [0.9999, 0.996],
      [0.004, 0.0001],
    ] as const) {
      expect(size(0.9, from, to)).toBe('none');
      expect(size(15, from, to)).toBe('small');
      expect(size(30, from, to)).toBe('medium');
      expect(size(31, from, to)).toBe('large');
    }
    expect(size(31, 0.999, 0.994)).toBe('small');
  });

  it('treats a loss within its standard error as none', () => {
    const unsure = (from: number, to: number, points: number, error: { points: number; winShare: number }) =>
      mistakeSize({ method: 'simulation', best: valued(0, from), played: valued(-points, to), error });
    expect(unsure(0.5, 0.41, 0, { points: 0, winShare: 0.1 })).toBe('none');
    expect(unsure(0.5, 0.41, 0, { points: 100, winShare: 0.08 })).toBe('large');
    expect(unsure(0.999, 0.998, 20, { points: 25, winShare: 0 })).toBe('none');
    expect(unsure(0.999, 0.998, 20, { points: 15, winShare: 1 })).toBe('medium');
  });

  it('depends on points if the game is solved, and is large if the result changes', () => {
    for (const share of [0, 0.5, 1]) {
      expect(size(0, share, share, 'endgame')).toBe('none');
      expect(size(7, share, share, 'endgame')).toBe('small');
      expect(size(15, share, share, 'endgame')).toBe('medium');
      expect(size(16, share, share, 'endgame')).toBe('large');
    }
    expect(size(1, 1, 0.5, 'endgame')).toBe('large');
    expect(size(1, 0.5, 0, 'endgame')).toBe('large');
  });
});

describe('mistakeIndex', () => {
  it('sums mistakes by their size', () => {
    expect(mistakeIndex(['none', 'small', 'small', 'medium', 'large'])).toBe(1.9);
    expect(mistakeIndex([])).toBe(0);
  });

  it('corresponds to the rating of a player with such games', () => {
    expect([0, 0.5, 1.2, 4.2].map(ratingOfIndex)).toEqual([2300, 2200, 2100, 1650]);
    expect(ratingOfIndex(0.25)).toBe(2250);
    expect(ratingOfIndex(2)).toBe(1950);
    expect(ratingOfIndex(5.2)).toBe(1525);
    expect(ratingOfIndex(6.2)).toBe(1400);
  });
});
