import { describe, expect, it } from 'vitest';
import { FIRST_PROGRESS, type GameProgress, progressAfter } from '../../../src/core/game/progress';
import { CLASSIC_TURN_RULES, type TurnRules } from '../../../src/core/game/turnRules';

const turn = { player: 0, playerCount: 2, points: 0, playedCount: 0, heldCount: 7, bagCount: 50 };
const progressFrom = (
  changes: Partial<typeof turn>,
  before: Partial<GameProgress> = {},
  rules: Partial<TurnRules> = {},
) =>
  progressAfter(
    { ...FIRST_PROGRESS, ...before },
    { ...turn, ...changes },
    { ...CLASSIC_TURN_RULES, ...rules },
  );

describe('the end of a game', () => {
  const end = (playedCount: number, heldCount: number, scorelessTurns: number) =>
    progressFrom({ playedCount, heldCount }, { scorelessTurns: scorelessTurns - 1 }).end?.by;

  it('comes when the last tile is played, not when a player without tiles passes', () => {
    expect(end(1, 0, 1)).toBe('out');
    expect(end(1, 1, 1)).toBeUndefined();
    expect(end(0, 0, 1)).toBeUndefined();
  });

  it('comes with the sixth scoreless turn, and going out for nothing then is going out', () => {
    expect([5, 6, 7].map((turns) => end(0, 7, turns))).toEqual([undefined, 'scoreless', 'scoreless']);
    expect(end(1, 0, 6)).toBe('out');
  });

  it('counts turns without points in a row', () => {
    const counts: number[] = [3];
    for (const points of [0, 0, 8, 0])
      counts.push(
        progressFrom({ points, playedCount: points }, { scorelessTurns: counts.at(-1)! }).scorelessTurns,
      );
    expect(counts).toEqual([3, 4, 5, 0, 1]);
  });

  it('counts a zero-point play as scoreless only if the rules do', () => {
    const zeroPlay = (isZeroPlayScoreless: boolean) =>
      progressFrom({ playedCount: 2 }, { scorelessTurns: 4 }, { isZeroPlayScoreless }).scorelessTurns;
    expect([zeroPlay(true), zeroPlay(false)]).toEqual([5, 0]);
    expect(progressFrom({}, { scorelessTurns: 4 }, { isZeroPlayScoreless: false }).scorelessTurns).toBe(5);
  });

  it('comes after one more turn of each player once the bag is empty, if the rules have a last round', () => {
    const rules = { ending: 'last-round' } as const;
    const emptied = progressFrom({ points: 9, playedCount: 3, bagCount: 0 }, {}, rules);
    expect(emptied).toEqual({ scorelessTurns: 0, turnsLeft: 2, end: undefined });
    const other = progressFrom({ points: 9, playedCount: 7, heldCount: 0, bagCount: 0 }, emptied, rules);
    expect(other).toEqual({ scorelessTurns: 0, turnsLeft: 1, end: undefined });
    expect(progressFrom({ bagCount: 0 }, other, rules).end).toEqual({ by: 'last-round' });
  });

  it('is not revoked by a later turn', () => {
    expect(progressFrom({ points: 5, playedCount: 2 }, { end: { by: 'scoreless' } }).end).toEqual({
      by: 'scoreless',
    });
  });
});
