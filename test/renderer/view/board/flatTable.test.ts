import { describe, expect, it } from 'vitest';
import { flatLayoutOf } from '../../../../src/renderer/view/board/flatLayout';
import { flatFlightPose, flatTableOf } from '../../../../src/renderer/view/board/flatTable';
import type { FlyingTileView } from '../../../../src/renderer/view/play/tableView';

const rack = { x: 4, y: 16.5, pitch: 1.04, tile: 1 };
const place = (opponents: number) =>
  flatTableOf({ opponents, places: 7, hasBag: true }, { cols: 15, frame: 30, square: 40 }, rack);

describe('the table around the flat board', () => {
  it('has one rack above the middle of the frame', () => {
    const [only] = place(1).racks;
    expect(only!.left + only!.width / 2).toBeCloseTo(7.5);
    // Above the frame (30 px of 40) and the gap (6 px).
    expect(only!.top + only!.height).toBeCloseTo(-0.9);
    // The seventh back ends inside.
    expect(only!.x + 6 * only!.pitch + only!.tile / 2).toBeLessThan(only!.left + only!.width);
  });

  it.each([2, 4, 7])('divides the width of the board among %i racks', (count) => {
    const { racks } = place(count);
    expect(racks[0]!.left).toBeGreaterThanOrEqual(0);
    const last = racks.at(-1)!;
    expect(last.left + last.width).toBeLessThanOrEqual(15 + 1e-9);
    racks.slice(1).forEach((each, at) => {
      expect(each.left).toBeGreaterThan(racks[at]!.left + racks[at]!.width);
      expect(each.x - each.tile / 2).toBeGreaterThan(each.left);
    });
  });

  it('has the bag left of the rack', () => {
    const { bag } = place(1);
    expect(bag!.x + bag!.side / 2).toBeLessThan(rack.x - rack.tile / 2);
    expect(bag!.y).toBe(rack.y);
  });

  it('has the full board without a game, and a slightly smaller one with one', () => {
    const room = { left: 0, top: 0, width: 960, height: 720 };
    const size = { rows: 15, cols: 15, rackSize: 7 };
    const alone = flatLayoutOf(room, size);
    const played = flatLayoutOf(room, { ...size, table: { opponents: 1, places: 7, hasBag: true } });
    expect(alone.table).toBeNull();
    expect(played.square).toBeLessThanOrEqual(alone.square);
    expect(played.square).toBeGreaterThanOrEqual(alone.square * 0.93);
    const above = played.table!.racks[0]!;
    expect(played.top + above.top * played.square).toBeGreaterThanOrEqual(0);
  });
});

describe('a tile flying over the flat board', () => {
  const flying: FlyingTileView = {
    id: '0',
    face: { glyph: 'A', value: 1, isBlank: false },
    from: { kind: 'opponent', at: 0, index: 6 },
    to: { kind: 'square', row: 3, col: 9 },
    begin: 0.2,
    end: 0.6,
  };
  const poseAt = (phase: number, change: Partial<FlyingTileView> = {}) =>
    flatFlightPose({ ...flying, ...change }, phase, place(1), rack);

  it('starts on the rack, and ends on its square', () => {
    const [only] = place(1).racks;
    expect(poseAt(0.2)).toEqual({
      x: only!.x + 6 * only!.pitch,
      y: only!.top + only!.height / 2,
      scale: only!.tile,
      turn: 1,
      isFaceUp: false,
    });
    expect(poseAt(0.6)).toMatchObject({ x: 9.5, y: 3.5, scale: 1, isFaceUp: true });
    expect(poseAt(0.6).turn).toBeCloseTo(1);
    expect(poseAt(1)).toEqual(poseAt(0.6));
  });

  it('is seen from its edge midway, and shows its face from then on', () => {
    expect(poseAt(0.4).turn).toBeCloseTo(0);
    expect(poseAt(0.39).isFaceUp).toBe(false);
    expect(poseAt(0.41).isFaceUp).toBe(true);
  });

  it('shows its face on the front rack and on its way to the board and back', () => {
    const home = { from: { kind: 'square', row: 3, col: 9 }, to: { kind: 'rack', index: 2 } } as const;
    for (const phase of [0.2, 0.4, 0.6])
      expect(poseAt(phase, home)).toMatchObject({ turn: 1, isFaceUp: true });
    const given = { from: { kind: 'rack', index: 2 }, to: { kind: 'bag' } } as const;
    expect([0.2, 0.39, 0.41, 0.6].map((phase) => poseAt(phase, given).isFaceUp)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('never turns over if its face is secret', () => {
    for (const phase of [0.2, 0.3, 0.4, 0.5, 0.6])
      expect(poseAt(phase, { face: null, to: { kind: 'bag' } })).toMatchObject({ turn: 1, isFaceUp: false });
  });
});
