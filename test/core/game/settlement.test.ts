import { describe, expect, it } from 'vitest';
import { finalScores, settlementOf } from '../../../src/core/game/settlement';
import { CLASSIC_TURN_RULES, type TurnRules } from '../../../src/core/game/turnRules';
import { PASS } from '../../../src/core/game/turns/turn';
import { gameWith, play, rack, take } from './someGame';

/** CAT goes out for 10 against SEED (5 points) or SEED and QI (11). */
const CAT = play(7, 7, 'across', 'CAT', 10);
const out = (racks: readonly string[], changes: Partial<TurnRules>) =>
  take(gameWith(racks, { bag: [], turnRules: { ...CLASSIC_TURN_RULES, ...changes } }), CAT);

describe('going out', () => {
  it('gains twice the opponent’s rack, or the rack itself from the opponent, or nothing', () => {
    expect(finalScores(out(['CAT', 'SEED'], {}))).toEqual([20, 0]);
    expect(finalScores(out(['CAT', 'SEED'], { outSettlement: 'transfer' }))).toEqual([15, -5]);
    expect(finalScores(out(['CAT', 'SEED'], { outSettlement: 'none' }))).toEqual([10, 0]);
  });

  it('counts the tiles of all opponents', () => {
    const three = out(['CAT', 'SEED', 'QI'], { outSettlement: 'transfer' });
    expect(settlementOf(three)).toEqual([
      { player: 0, points: 16, tiles: rack('SEEDQI') },
      { player: 1, points: -5, tiles: rack('SEED') },
      { player: 2, points: -11, tiles: rack('QI') },
    ]);
    expect(finalScores(three)).toEqual([26, -5, -11]);
  });
});

describe('too many scoreless turns', () => {
  const passedOut = (changes: Partial<TurnRules>) => {
    const turnRules = { ...CLASSIC_TURN_RULES, scorelessTurnLimit: 3, ...changes };
    return [1, 2, 3].reduce(
      (state) => take(state, PASS),
      gameWith(['CAT', 'SEED'], { bag: rack('AA'), turnRules, scores: [7, 4] }),
    );
  };

  it('subtract the player’s own rack, or nothing', () => {
    expect(finalScores(passedOut({}))).toEqual([2, -1]);
    expect(finalScores(passedOut({ scorelessSettlement: 'none' }))).toEqual([7, 4]);
  });
});

describe('a last round', () => {
  it('gives each player one more turn once the bag is empty, and remaining tiles count for nobody', () => {
    const turnRules = { ...CLASSIC_TURN_RULES, ending: 'last-round' } as const;
    const state = gameWith(['CATX', 'SEED'], { bag: rack('AAA'), turnRules });
    const emptied = take(state, CAT);
    expect(emptied).toMatchObject({ turnsLeft: 2, end: undefined });
    const over = take(take(emptied, PASS), PASS);
    expect(over.end).toEqual({ by: 'last-round' });
    expect(finalScores(over)).toEqual([10, 0]);
  });
});

describe('a game in progress', () => {
  it('has no settlement', () => {
    expect(settlementOf(gameWith(['CAT', 'SEED'], { bag: rack('AA') }))).toEqual([]);
  });
});
