import { describe, expect, it } from 'vitest';
import { BLANK, NO_TILE } from '../../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { tilesViewOf } from '../../../../../src/renderer/features/design/view/tilesView';
import { tilesOf } from '../../../view/midgame';

const empty = { rules: CLASSIC_RULES, tiles: Array<number>(225).fill(NO_TILE), rack: [] };

describe('the page of the remaining tiles', () => {
  it('counts the English set: 42 vowels, 56 consonants, 2 blanks, 187 points', () => {
    const { groups, inBag, kinds, overdrawn, unseen, withOpponent } = tilesViewOf(empty);
    expect(kinds).toHaveLength(27);
    expect([unseen, inBag, withOpponent, overdrawn]).toEqual([100, 93, 7, 0]);
    expect(
      groups.map(({ title, unseen: left, total, unseenPoints }) => [title, left, total, unseenPoints]),
    ).toEqual([
      ['Vowels', 42, 42, 42],
      ['Consonants', 56, 56, 145],
      ['Blanks', 2, 2, 0],
      ['All', 100, 100, 187],
    ]);
  });

  it('subtracts the tiles on the rack, and marks excess ones', () => {
    const view = tilesViewOf({ ...empty, rack: [...tilesOf('AEQQ'), BLANK] });
    const q = view.kinds.find(({ glyph }) => glyph === 'Q');
    expect([q?.unseenText, q?.name]).toEqual([
      '−1',
      'letter Q, 10 points: 1 too many, 0 on the board, 2 on the rack, 1 in all',
    ]);
    expect(view.kinds.at(-1)?.name).toBe('blank: 1 unseen, 0 on the board, 1 on the rack, 2 in all');
    // 100 − A − E − Q − blank: the second Q takes none away.
    expect([view.unseen, view.overdrawn]).toEqual([96, 1]);
    expect(view.groups[0]).toMatchObject({ unseen: 40, unseenPoints: 40 });
  });

  it('gives the opponent the remaining tiles if the bag is empty', () => {
    const distribution = {
      ...CLASSIC_RULES.distribution,
      letters: [{ glyph: 'A', value: 1, count: 5, isVowel: true }],
    };
    const view = tilesViewOf({ ...empty, rules: { ...CLASSIC_RULES, distribution }, rack: [1, 1, 1, 1] });
    expect([view.unseen, view.withOpponent, view.inBag]).toEqual([3, 3, 0]);
  });
});
