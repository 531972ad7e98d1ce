import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES, type TurnRules } from '../../../../src/core/game/turnRules';
import type { PlayedTiles } from '../../../../src/core/movegen/bestMove/moveWorth';
import type { TurnWorth } from '../../../../src/core/strategy/evaluator';
import { equityEvaluator } from '../../../../src/core/strategy/leaves/equityEvaluator';
import { LeaveTable, leaveShapeOf } from '../../../../src/core/strategy/leaves/leaveTable';
import { type PlayerView, viewOf } from '../../../../src/core/strategy/playerView';
import { type Table, tableGame, tilesOf } from '../tableGames';

const shape = leaveShapeOf(ENGLISH, 7);
const table = new LeaveTable(shape);
table.values[shape.indexOf(tilesOf('S'))] = 8.5;
table.values[shape.indexOf(tilesOf('QS'))] = 1.25;
table.values[shape.indexOf(tilesOf('Q'))] = -6;

const viewOfTable = (given: Table): PlayerView => viewOf(tableGame(given), 0);
const worthOf = (view: PlayerView): TurnWorth => equityEvaluator(table)(view);
const placed = (tiles: string, squares: readonly number[]): PlayedTiles => ({
  tiles: tilesOf(tiles),
  squares,
});

/** Squares of row 8 from a column on, and of column H from a row on. */
const across = (length: number, from: number): number[] =>
  Array.from({ length }, (_, n) => 7 * 15 + from + n);
const down = (length: number, from: number): number[] =>
  Array.from({ length }, (_, n) => (from + n) * 15 + 7);

/** Only the tiles of `rack` and `other` are off the board, so both racks are known. */
function emptyBag(rack: string, turnRules: TurnRules = CLASSIC_TURN_RULES): PlayerView {
  const view = viewOfTable({ rack, rules: { ...CLASSIC_RULES, rackSize: 20 } });
  const letters = ENGLISH.letters.map((letter) => ({ ...letter, count: 0 }));
  for (const letter of `${rack}ZA`) letters[letter.charCodeAt(0) - 65]!.count++;
  const distribution = { ...ENGLISH, letters, blankCount: 0 };
  const rules = { ...CLASSIC_RULES, distribution };
  return { ...view, turnRules, bagCount: 0, position: { ...view.position, rules, isEmptyBoard: false } };
}

describe('equityEvaluator', () => {
  it('adds the leave value, by its mask on the rack', () => {
    const { exchanged, kept } = worthOf(viewOfTable({ rack: 'SEQ' }));
    expect([0, 1, 2, 4, 5].map((mask) => kept?.[mask])).toEqual([0, 8500, 0, -6000, 1250]);
    expect(exchanged?.[1]).toBe(8500);
  });

  it('penalizes a vowel of the first move beside letter premiums', () => {
    const { placed: opening } = worthOf(viewOfTable({ rack: 'CAREERS' }));
    // Columns G and I of row 8 lie between two double letter squares each.
    expect(opening?.delta(placed('CARE', across(4, 5)))).toBe(-1400);
    expect(opening?.delta(placed('CARE', across(4, 6)))).toBe(0);
    expect(opening?.delta(placed('AREA', across(4, 5)))).toBe(-700);
    expect(opening?.delta(placed('aRSa', across(4, 5)))).toBe(-700);
    expect(opening?.delta(placed('CARE', down(4, 5)))).toBe(-1400);
    expect(opening?.delta(placed('CARE', down(4, 4)))).toBe(0);
    expect(opening?.most[4]).toBe(0);
    expect(worthOf(viewOfTable({ rack: 'CARE', board: [[7, 7, 'AT']] })).placed).toBeUndefined();
  });

  it('evaluates the first move by its board', () => {
    const view = viewOfTable({ rack: 'AB' });
    const letterMultipliers = view.position.letterMultipliers.slice();
    letterMultipliers[6 * 15 + 8] = 4;
    letterMultipliers[8 * 15 + 8] = 0;
    const { placed: opening } = worthOf({ ...view, position: { ...view.position, letterMultipliers } });
    expect(opening?.delta(placed('BA', across(2, 7)))).toBe(-1050);
  });

  it('settles exactly when the bag is empty', () => {
    const { exchanged, kept } = worthOf(emptyBag('KIT'));
    // Z and A are 11 points; K 5, I and T 1 each.
    expect([...kept!]).toEqual([22, -20, -12, -22, -12, -22, -14, -24].map((points) => 1000 * points));
    expect(exchanged).toBeUndefined();
  });

  it('settles by the rules in force', () => {
    const end = (rules: Partial<TurnRules>) => {
      const { kept } = worthOf(emptyBag('KIT', { ...CLASSIC_TURN_RULES, ...rules }));
      return [kept![0], kept![1], kept![7]];
    };
    expect(end({ outSettlement: 'transfer' })).toEqual([22_000, -20_000, -24_000]);
    expect(end({ outSettlement: 'none' })).toEqual([0, -10_000, -10_000]);
    expect(end({ ending: 'last-round', outSettlement: 'none' })).toEqual([0, 0, 0]);
  });

  it('adds single tiles if a rack is too long for a table', () => {
    const rack = 'SEQAIONTRLDMPBVCG';
    const { kept, placed: long } = worthOf(viewOfTable({ rack, rules: { ...CLASSIC_RULES, rackSize: 20 } }));
    expect(kept).toBeUndefined();
    expect(long?.delta(placed('SQ', across(2, 7)))).toBe(-2500);
    const { placed: last } = worthOf(emptyBag(rack));
    expect(last?.delta(placed(rack, across(17, 0)))).toBe(22_000);
    const points = [...rack].reduce(
      (sum, letter) => sum + ENGLISH.letters[letter.charCodeAt(0) - 65]!.value,
      0,
    );
    expect(last?.delta(placed('SQ', across(2, 7)))).toBe(-10_000 - 2000 * (points - 11));
  });
});
