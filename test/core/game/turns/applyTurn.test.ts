import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { CHALLENGE, PASS } from '../../../../src/core/game/turns/turn';
import { sentence } from '../../../said';
import { gameWith, play, rack, refusal, take, words } from '../someGame';

const VOID = { ...CLASSIC_TURN_RULES, challenge: 'void' } as const;
/** CAT across the centre: (3 + 1 + 1) × 2 for the start square. */
const CAT = play(7, 7, 'across', 'CAT', 10);
const start = () => gameWith(['CATXYZQ', 'SEEDING'], { bag: rack('AAABBBBOOOO') });

describe('a placement', () => {
  it('places its tiles, scores, and draws from the front of the bag, by hand', () => {
    const after = take(start(), CAT);
    expect([...after.position.tiles.slice(112, 116)]).toEqual([...rack('CAT'), 0]);
    expect(after.racks[0]).toEqual(rack('XYZQAAA'));
    expect(after.bag).toEqual(rack('BBBBOOOO'));
    expect(after).toMatchObject({ scores: [10, 0], player: 1, scorelessTurns: 0, end: undefined });
    expect([...after.position.rack]).toEqual(rack('SEEDING'));
    expect(after.position.isEmptyBoard).toBe(false);
    expect(after.history).toMatchObject([
      { player: 0, turn: CAT, points: 10, drawn: rack('AAA'), rack: rack('CATXYZQ') },
    ]);
  });

  it('of the second player draws from the back', () => {
    // SEED down from the S behind CAT: CATS 3 + 1 + 1 + 1 = 6, SEED 1 + 1 + 1 + 2 = 5
    // with a double word on 11K.
    const after = take(take(start(), CAT), play(7, 10, 'down', 'SEED', 16));
    expect(after.racks[1]).toEqual(rack('INGOOOO'));
    expect(after.bag).toEqual(rack('BBBB'));
    expect(after.scores).toEqual([10, 16]);
  });

  it('is refused with a single reason, and the state is unchanged', () => {
    const state = start();
    const before = structuredClone(state);
    const refused: readonly (readonly [ReturnType<typeof play>, string])[] = [
      [play(7, 13, 'across', 'CAT', 10), sentence('game.offBoard', { rows: 15, cols: 15 })],
      [play(7, 6, 'across', '.CAT', 10), sentence('game.squareEmpty', { square: '8G' })],
      [play(7, 7, 'across', '', 0), sentence('game.nothingPlayed')],
      [play(0, 0, 'across', 'CAT', 15), sentence('game.startNotCovered', { square: '8H' })],
      [play(7, 7, 'across', 'CATS', 12), sentence('game.exchangeNotOnRack', { tile: 'S' })],
      [play(7, 7, 'across', 'Q', 20), sentence('game.oneTileAlone')],
      [play(7, 7, 'across', 'CAT', 11), sentence('game.wrongScore', { expected: 10, found: 11 })],
      [{ ...CAT, tiles: [3, 1, 99] }, sentence('game.unknownTile', { name: 'English', tile: 99 })],
    ];
    for (const [turn, expected] of refused) expect(refusal(state, turn)).toBe(expected);
    expect(structuredClone(state)).toEqual(before);
  });

  it('must touch a tile, complete its word and not move other tiles', () => {
    const after = take(start(), CAT);
    expect(refusal(after, play(0, 0, 'across', 'SEE', 9))).toBe(sentence('game.notConnected'));
    expect(refusal(after, play(7, 6, 'across', 'S', 2))).toBe(sentence('game.wordGoesOn', { square: '8H' }));
    expect(refusal(after, play(7, 8, 'down', 'SEE', 9))).toBe(
      sentence('game.squareTaken', { square: '8I', letter: 'A' }),
    );
  });

  it('avoids bricks', () => {
    const state = start();
    const bricks = CLASSIC_RULES.layout.bricks.with(113, true);
    const rules = { ...state.position.rules, layout: { ...state.position.rules.layout, bricks } };
    const onBricks = { ...state, position: { ...state.position, rules } };
    expect(refusal(onBricks, CAT)).toBe(sentence('game.brick', { square: '8I' }));
  });

  it('must form valid words only if the rules exclude phonies', () => {
    const isWord = words('SEED', 'CATS');
    const state = gameWith(['CATXYZQ', 'SEEDING'], { bag: rack('AAABBBB'), turnRules: VOID });
    expect(refusal(state, CAT, isWord)).toBe(sentence('game.noWord', { word: 'CAT', place: '8H' }));
    expect(refusal(state, CAT, words('CAT'))).toBe('taken');
    expect(refusal(start(), CAT, isWord)).toBe('taken');
  });
});

describe('an exchange', () => {
  const exchange = (letters: string) => ({ kind: 'exchange', tiles: rack(letters) }) as const;

  it('draws before it returns tiles, and the order of the bag follows from the seed', () => {
    const state = start();
    const after = take(state, exchange('QXZ'));
    expect(after.racks[0]).toEqual(rack('CATYAAA'));
    expect([...after.bag].toSorted()).toEqual([...rack('BBBBOOOOQXZ')].toSorted());
    expect(after).toMatchObject({ player: 1, scores: [0, 0], scorelessTurns: 1 });
    expect(take(state, exchange('QXZ')).bag).toEqual(after.bag);
    const bags = new Set([1, 2, 3, 4].map((seed) => take({ ...state, seed }, exchange('QXZ')).bag.join()));
    expect(bags.size).toBeGreaterThan(1);
  });

  it('is a scoreless turn, even if a play worth nothing is none', () => {
    const state = start();
    const turnRules = { ...state.turnRules, isZeroPlayScoreless: false };
    expect(take({ ...state, turnRules, scorelessTurns: 3 }, exchange('QX')).scorelessTurns).toBe(4);
  });

  it('needs tiles of the rack, and the number in the bag that the rules require', () => {
    const state = start();
    expect(refusal(state, exchange(''))).toBe(sentence('game.nothingExchanged'));
    expect(refusal(state, exchange('QQ'))).toBe(sentence('game.exchangeNotOnRack', { tile: 'Q' }));
    const low = gameWith(['CATXYZQ', 'SEEDING'], { bag: rack('AAABBB') });
    expect(refusal(low, exchange('Q'))).toBe(sentence('game.bagTooLow', { count: 6, limit: 7 }));
    const { rules } = low.position;
    const lowest = { ...low, position: { ...low.position, rules: { ...rules, exchangeLimit: 1 } } };
    expect(refusal(lowest, exchange('CATXYZ'))).toBe('taken');
    expect(refusal(lowest, exchange('CATXYZQ'))).toBe(
      sentence('game.moreThanTheBag', { count: 6, tiles: 7 }),
    );
  });
});

describe('a finished game', () => {
  it('accepts no more turns', () => {
    const passed = [1, 2, 3, 4, 5, 6].reduce((state) => take(state, PASS), start());
    expect(passed.end).toEqual({ by: 'scoreless' });
    for (const turn of [PASS, CAT]) expect(refusal(passed, turn)).toBe(sentence('game.gameOver'));
    expect(refusal(passed, CHALLENGE)).toBe(sentence('game.nothingToChallenge'));
  });
});
