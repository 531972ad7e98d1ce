import { describe, expect, it } from 'vitest';
import { BLANK, blankAs, NO_TILE } from '../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import { createRandom } from '../../../src/core/game/random';
import { countTiles, drawRack, fillRack } from '../../../src/core/game/unseenTiles';

const board = (...tiles: readonly number[]): readonly number[] =>
  tiles.reduce<readonly number[]>(
    (all, tile, index) => all.with(112 + index, tile),
    Array(225).fill(NO_TILE),
  );
/** QUIz on the board, the Z a blank; AEE? on the rack. */
const setup: Setup = { rules: CLASSIC_RULES, tiles: board(17, 21, 9, blankAs(26)), rack: [1, 5, 5, BLANK] };
const countOf = (tile: number, of = setup) => countTiles(of).find((count) => count.tile === tile);

describe('unseen tiles', () => {
  it('are those of the set minus those on board and rack, by hand', () => {
    expect(countOf(17)).toEqual({ tile: 17, total: 1, onBoard: 1, onRack: 0, unseen: 0 });
    expect(countOf(5)).toEqual({ tile: 5, total: 12, onBoard: 0, onRack: 2, unseen: 10 });
    expect(countOf(9)).toEqual({ tile: 9, total: 9, onBoard: 1, onRack: 0, unseen: 8 });
    // The blank is no Z, not even on the board.
    expect(countOf(26)).toEqual({ tile: 26, total: 1, onBoard: 0, onRack: 0, unseen: 1 });
    expect(countOf(BLANK)).toEqual({ tile: BLANK, total: 2, onBoard: 1, onRack: 1, unseen: 0 });
    expect(countTiles(setup)).toHaveLength(27);
    expect(countTiles(setup).reduce((sum, { unseen }) => sum + unseen, 0)).toBe(100 - 8);
  });

  it('are negative if there are too many', () => {
    expect(countOf(26, { ...setup, rack: [26, 26, 26] })).toMatchObject({ unseen: -2 });
  });

  it('are drawn one by one even from the largest set', () => {
    const letters = CLASSIC_RULES.distribution.letters.map((letter) => ({ ...letter, count: 1_000_000 }));
    const rules = { ...CLASSIC_RULES, distribution: { ...CLASSIC_RULES.distribution, letters } };
    const random = createRandom(1);
    let draws = 0;
    const counted = () => {
      draws++;
      return random();
    };
    expect(drawRack({ ...setup, rules }, counted)).toHaveLength(7);
    expect(draws).toBe(7);
  });

  it('form a rack of existing tiles, deterministic for a seed', () => {
    const rack = drawRack(setup, createRandom(7));
    expect(rack).toHaveLength(7);
    expect(drawRack(setup, createRandom(7))).toEqual(rack);
    expect(drawRack(setup, createRandom(8))).not.toEqual(rack);
    for (let seed = 0; seed < 200; seed++) {
      const drawn = drawRack(setup, createRandom(seed));
      expect(drawn).not.toContain(17);
      expect(countTiles({ ...setup, rack: drawn }).every(({ unseen }) => unseen >= 0)).toBe(true);
    }
  });

  it('form a shorter rack if there are not enough', () => {
    const [letter] = CLASSIC_RULES.distribution.letters;
    const distribution = { name: 'Few', letters: [{ ...letter!, count: 3 }], blankCount: 0 };
    const few: Setup = { rules: { ...CLASSIC_RULES, distribution }, tiles: board(1), rack: [1] };
    expect(drawRack(few, createRandom(1))).toEqual([1, 1]);
  });
});

describe('filling a rack', () => {
  it('keeps its tiles, draws the missing ones, and nothing that is on the board or with the opponent', () => {
    // A set of three As, two Bs and a blank; one B is on the board, the blank on the opponent's rack.
    const letters = [1, 2].map((tile) => ({
      ...CLASSIC_RULES.distribution.letters[tile - 1]!,
      count: tile === 1 ? 3 : 2,
    }));
    const rules = {
      ...CLASSIC_RULES,
      distribution: { ...CLASSIC_RULES.distribution, letters, blankCount: 1 },
    };
    const tiles = Array(225).fill(NO_TILE).with(112, 2);
    for (let seed = 0; seed < 50; seed++) {
      const filled = fillRack({ rules, tiles, rack: [2] }, [BLANK], createRandom(seed));
      expect(filled).toEqual([2, 1, 1, 1]);
    }
    const seeded = (seed: number) =>
      fillRack(
        { rules: CLASSIC_RULES, tiles: Array(225).fill(NO_TILE), rack: [17, 26] },
        [],
        createRandom(seed),
      );
    expect(seeded(3)).toEqual(seeded(3));
    expect(seeded(3)).toHaveLength(7);
    expect(seeded(3).slice(0, 2)).toEqual([17, 26]);
    expect(seeded(4)).not.toEqual(seeded(3));
  });
});
