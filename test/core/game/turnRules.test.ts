import { describe, expect, it } from 'vitest';
import { CLASSIC_TURN_RULES, endAfterTurn, scorelessTurnsAfter } from '../../../src/core/game/turnRules';

describe('the end of a game', () => {
  const end = (playedCount: number, heldCount: number, scorelessTurns: number) =>
    endAfterTurn({ playedCount, heldCount, scorelessTurns }, CLASSIC_TURN_RULES);

  it('comes when the last tile is played, not when a player without tiles passes', () => {
    expect(end(1, 0, 0)).toBe('out');
    expect(end(1, 1, 0)).toBeUndefined();
    expect(end(0, 0, 1)).toBeUndefined();
  });

  it('comes with the sixth scoreless turn, and going out for nothing then is going out', () => {
    expect([5, 6, 7].map((turns) => end(0, 7, turns))).toEqual([undefined, 'scoreless', 'scoreless']);
    expect(end(1, 0, 6)).toBe('out');
  });

  it('counts turns without points in a row', () => {
    expect([0, 0, 8, 0].reduce(scorelessTurnsAfter, 3)).toBe(1);
  });
});
