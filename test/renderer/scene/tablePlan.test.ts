import { describe, expect, it } from 'vitest';
import { computeBoardMetrics } from '../../../src/renderer/scene/boardMetrics';
import { backSlotX, computeTablePlan } from '../../../src/renderer/scene/tablePlan';
import { opponent, table } from './sceneViews';

const board = (side: number) => computeBoardMetrics({ rows: side, cols: side, rackSize: 7 });
const racksOf = (side: number, count: number) =>
  computeTablePlan(board(side), table({ opponents: Array.from({ length: count }, () => opponent()) })).racks;

describe('the plan of the table', () => {
  it('is empty without a game', () => {
    expect(computeTablePlan(board(15), null)).toEqual({ racks: [], bag: null });
    expect(computeTablePlan(board(15), undefined)).toEqual({ racks: [], bag: null });
  });

  it('puts one rack behind the middle of the board, as large as the front one', () => {
    const [rack] = racksOf(15, 1);
    // Seven places of 0.965 and an end of 0.32 on either side.
    expect(rack?.halfLength).toBeCloseTo((7 * 0.965 + 2 * 0.32) / 2);
    expect(rack?.x).toBeCloseTo(0);
    // Behind half the board and the frame.
    expect(rack?.z).toBeLessThan(-(7.5 + 0.92));
    expect(rack?.scale).toBe(1);
  });

  it('gives two racks on a usual board their full size, one on each side', () => {
    const [left, right] = racksOf(15, 2);
    expect(left?.scale).toBe(1);
    // Half a rack (3.6975) and half the gap (0.2) from the middle.
    expect(left?.x).toBeCloseTo(-3.8975);
    expect(right?.x).toBeCloseTo(3.8975);
  });

  it.each([3, 5, 7])('divides the width of the board among %i racks without contact', (count) => {
    const racks = racksOf(15, count);
    expect(racks).toHaveLength(count);
    racks.slice(1).forEach((rack, at) => {
      const before = racks[at]!;
      expect(rack.x - rack.halfLength - (before.x + before.halfLength)).toBeCloseTo(0.4);
    });
    const [first, last] = [racks[0]!, racks.at(-1)!];
    expect(last.x + last.halfLength).toBeLessThanOrEqual(7.5 + 0.92);
    expect(first.x - first.halfLength).toBeCloseTo(-(last.x + last.halfLength));
    expect(first.scale).toBeLessThan(1);
  });

  it('counts the places of a rack from its owner’s left, behind the board', () => {
    const rack = racksOf(15, 1)[0]!;
    expect(backSlotX(rack, 0)).toBeCloseTo(3 * 0.965);
    expect(backSlotX(rack, 3)).toBeCloseTo(0);
    expect(backSlotX(rack, 6)).toBeCloseTo(-3 * 0.965);
  });

  it.each([2, 15, 40])('puts the bag beside the front rack, clear of a board of %i rows', (side) => {
    const metrics = board(side);
    const { bag } = computeTablePlan(metrics, table());
    expect(bag!.x + 1).toBeLessThan(-metrics.rackHalfLength);
    expect(bag!.z - 1).toBeGreaterThan(side / 2 + 0.92);
  });
});
