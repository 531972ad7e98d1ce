import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { countOrderings, dealsOf } from '../../../../src/core/strategy/preendgame/deals';
import { openPreendgame, type PreendgameQuestion } from '../../../../src/core/strategy/preendgame/preendgame';
import { say } from '../../../../src/texts/say';
import { unwrap } from '../../../oracle/oraclePositions';
import { sentence } from '../../../said';
import { tilesOf } from '../tableGames';

/** A set of these tiles; the rack takes the first ones, and this many are on the board. */
function question(set: string, rack: string, changes: Partial<PreendgameQuestion> = {}): PreendgameQuestion {
  const counts = new Map(
    [...set].map((letter) => [letter, [...set].filter((each) => each === letter).length]),
  );
  const distribution = {
    ...ENGLISH,
    blankCount: counts.get('?') ?? 0,
    letters: ENGLISH.letters.map((letter) => ({ ...letter, count: counts.get(letter.glyph) ?? 0 })),
  };
  const tiles = Array<number>(225).fill(0);
  const rules = { ...CLASSIC_RULES, distribution };
  return {
    position: unwrap(checkSetup({ rules, tiles, rack: tilesOf(rack) })).position,
    turnRules: CLASSIC_TURN_RULES,
    scores: [300, 310],
    scorelessTurns: 0,
    known: [],
    ...changes,
  };
}

const RACK = 'AAEEIIO';
const refusal = (set: string, changes: Partial<PreendgameQuestion> = {}): string => {
  const opened = openPreendgame(question(RACK + set, RACK, changes));
  return opened.ok ? 'opened' : say(opened.error);
};

describe('a pre-endgame', () => {
  it('has one to four tiles in the bag', () => {
    expect(refusal('BCDFGHJ')).toBe(sentence('preendgame.bagEmpty', { unseen: 7, rackSize: 7 }));
    expect(refusal('BCDFGHJK')).toBe('opened');
    expect(refusal('BCDFGHJKLMN')).toBe('opened');
    expect(refusal('BCDFGHJKLMNP')).toBe(sentence('preendgame.bagTooFull', { tiles: 5, most: 4 }));
  });

  it('has two players', () => {
    expect(refusal('BCDFGHJK', { scores: [1, 2, 3] })).toBe(
      sentence('preendgame.wrongPlayerCount', { players: 3 }),
    );
    expect(refusal('BCDFGHJK', { scores: [1] })).toBe(
      sentence('preendgame.wrongPlayerCount', { players: 1 }),
    );
  });

  it('has only existing tiles', () => {
    expect(refusal('BCDFGHJK', { known: tilesOf('BCX') })).toBe(
      sentence('preendgame.knownNotUnseen', { tile: 'X' }),
    );
    expect(refusal('BCDFGHJK', { known: tilesOf('BB') })).toContain('cannot hold B');
    expect(refusal('BBBBBBBBB', { known: tilesOf('BBBBBBBB') })).toBe(
      sentence('preendgame.knownTooLong', { tiles: 8, most: 7 }),
    );
    const opened = openPreendgame(question('AEEIIOOBCDFGHJK', 'AAEEIIO'));
    expect(opened.ok ? '' : say(opened.error)).toBe(sentence('preendgame.tooManyOf', { tile: 'A' }));
  });
});

describe('the deals of the unseen tiles', () => {
  const unseen = (tiles: string, bagCount: number, known = '') => ({
    tiles: tilesOf(tiles),
    known: tilesOf(known),
    bagCount,
  });
  const weightOf = (deals: ReturnType<typeof dealsOf>): number =>
    deals.listed.reduce((sum, { weight }) => sum + weight, 0);

  it('weigh as many orderings as there are, however many are drawn at once', () => {
    const tiles = 'ABBCDDDEFG?';
    for (const [bagCount, orderings] of [8, 72, 720, 7920].entries())
      for (let drawn = 0; drawn <= bagCount + 1; drawn++) {
        const hidden = unseen(tiles.slice(3 - bagCount), bagCount + 1);
        const all = dealsOf(hidden, drawn);
        expect([countOrderings(hidden), weightOf(all), all.areAll]).toEqual([orderings, orderings, true]);
      }
  });

  it('are listed once', () => {
    const bags = (drawn: number) =>
      dealsOf(unseen('AAB', 2), drawn)
        .listed.map(({ bag, otherRack, weight }) => `${bag.join('')} ${otherRack.join('')} ${weight}`)
        .toSorted();
    expect(bags(1)).toEqual(['11 2 2', '12 1 2', '21 1 2']);
    expect(bags(2)).toEqual(['11 2 2', '12 1 4']);
  });

  it('respect known tiles of the opponent', () => {
    const { listed } = dealsOf(unseen('AABC', 1, 'AC'), 1);
    expect(listed.map(({ bag }) => bag.join()).toSorted()).toEqual(['1', '2']);
    expect(listed.every(({ otherRack }) => otherRack.includes(1) && otherRack.includes(3))).toBe(true);
  });

  it('are sampled if there are too many', () => {
    const tiles = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].join('');
    const some = dealsOf(unseen(tiles, 4), 0);
    expect(some.areAll).toBe(false);
    expect(some.listed).toHaveLength(1000);
    const most = dealsOf(unseen('ABCDEFGH', 2), 0, 10);
    expect([most.areAll, most.listed.length]).toEqual([false, 10]);
  });
});
