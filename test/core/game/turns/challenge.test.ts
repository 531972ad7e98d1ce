import { describe, expect, it } from 'vitest';
import { finalScores, settlementOf } from '../../../../src/core/game/settlement';
import { type ChallengeRule, CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { CHALLENGE, PASS } from '../../../../src/core/game/turns/turn';
import { sentence } from '../../../said';
import { gameWith, play, rack, refusal, take, words } from '../someGame';

const CAT = play(7, 7, 'across', 'CAT', 10);
const by = (challenge: ChallengeRule) => ({ ...CLASSIC_TURN_RULES, challenge });
const played = (challenge: ChallengeRule, bag = 'AAABBBBOOOO') =>
  take(gameWith(['CATXYZQ', 'SEEDING'], { bag: rack(bag), turnRules: by(challenge) }), CAT);
const NO_WORDS = words();
const GOOD = words('CAT');

describe('a challenged phony', () => {
  it.each(['single', 'double', '+5', '+10'] as const)('returns to the rack: %s', (rule) => {
    const state = gameWith(['CATXYZQ', 'SEEDING'], { bag: rack('AAABBBBOOOO'), turnRules: by(rule) });
    const after = take(take(state, CAT), CHALLENGE, NO_WORDS);
    expect([...after.position.tiles].every((tile) => tile === 0)).toBe(true);
    expect(after.position.isEmptyBoard).toBe(true);
    expect(after.bag).toEqual(state.bag);
    expect(after.racks).toEqual(state.racks);
    // The turn is lost: one scoreless turn, and the challenger plays.
    expect(after).toMatchObject({ scores: [0, 0], player: 1, scorelessTurns: 1, end: undefined });
    expect([...after.position.rack]).toEqual(rack('SEEDING'));
    expect(after.history.map(({ points, verdict }) => [points, verdict])).toEqual([
      [10, undefined],
      [-10, 'phony'],
    ]);
  });

  it('returns to the end of the bag that its player draws from', () => {
    const state = gameWith(['CATXYZQ', 'SEEDING'], { bag: rack('AAABBBBOOOP'), turnRules: by('single') });
    const second = take(take(state, PASS), play(7, 7, 'across', 'SEED', 10));
    expect(second.racks[1]).toEqual(rack('INGPOOO'));
    expect(take(second, CHALLENGE, NO_WORDS).bag).toEqual(state.bag);
  });

  it('costs the game under the triple rule', () => {
    const after = take(played('triple'), CHALLENGE, NO_WORDS);
    expect(after.end).toEqual({ by: 'challenge', player: 0 });
    expect(finalScores(after)).toEqual([0, 0]);
  });

  it('that had ended the game resumes it', () => {
    const state = gameWith(['CAT', 'SEED'], { bag: [] });
    const out = take(state, CAT);
    expect(out.end).toEqual({ by: 'out', player: 0 });
    const after = take(out, CHALLENGE, NO_WORDS);
    expect(after).toMatchObject({
      end: undefined,
      player: 1,
      scores: [0, 0],
      racks: [rack('CAT'), rack('SEED')],
    });
  });
});

describe('a challenged valid play', () => {
  it.each([
    ['single', { scores: [10, 0], player: 1, scorelessTurns: 0 }],
    ['double', { scores: [10, 0], player: 0, scorelessTurns: 1 }],
    ['+5', { scores: [15, 0], player: 1, scorelessTurns: 0 }],
    ['+10', { scores: [20, 0], player: 1, scorelessTurns: 0 }],
    ['triple', { scores: [10, 0], player: 1, end: { by: 'challenge', player: 1 } }],
  ] as const)('stays, and costs what the rules say: %s', (rule, expected) => {
    const after = take(played(rule), CHALLENGE, GOOD);
    expect(after).toMatchObject(expected);
    expect([...after.position.tiles.slice(112, 115)]).toEqual(rack('CAT'));
    expect([...after.position.rack]).toEqual([...after.racks[after.player]!]);
  });

  it('that was the last one still ends the game', () => {
    const out = take(gameWith(['CAT', 'SEED'], { bag: [], turnRules: by('+5') }), CAT);
    const after = take(out, CHALLENGE, GOOD);
    // SEED: 1 + 1 + 1 + 2 = 5 points, twice.
    expect(settlementOf(after)).toEqual([{ player: 0, points: 10, tiles: rack('SEED') }]);
    expect(finalScores(after)).toEqual([25, 0]);
  });

  it('cannot be challenged again, nor after a turn, nor if there are no phonies', () => {
    const nothing = sentence('game.nothingToChallenge');
    expect(refusal(take(played('single'), CHALLENGE, GOOD), CHALLENGE)).toBe(nothing);
    expect(refusal(take(played('single'), PASS), CHALLENGE)).toBe(nothing);
    expect(refusal(played('void'), CHALLENGE)).toBe(sentence('game.noChallenges'));
  });
});
