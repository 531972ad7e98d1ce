import { Color, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { computeBoardMetrics } from '../../../../src/renderer/scene/boardMetrics';
import {
  arrowPointAt,
  arrowProgress,
  arrowTangentAt,
  computeArrowPath,
} from '../../../../src/renderer/scene/shapes/arrowPath';
import { type ArrowPlaces, arrowPlaces, arrowSide } from '../../../../src/renderer/scene/shapes/arrowSide';
import { createArrowTubes, shownIndexCount } from '../../../../src/renderer/scene/shapes/arrowTubes';
import type { ArrowView, WalkView } from '../../../../src/renderer/view/sceneView';
import { arrow, tile } from '../sceneViews';

const WALK: WalkView = {
  ghosts: [],
  arrows: [],
  isUndoing: false,
  anchor: null,
  cursor: null,
  callout: null,
  isFollowed: false,
};

const metrics = computeBoardMetrics({ rows: 15, cols: 15, rackSize: 7 });
/** No tiles beside the word. */
const FREE: ArrowPlaces = { side: 'usual', isJumpNear: true, room: 3 };
const pointAt = (view: ArrowView, t: number) =>
  arrowPointAt(computeArrowPath(metrics, view, FREE), t, new Vector3());

describe('the path of an arrow', () => {
  it('runs from square to square', () => {
    const across = arrow('reverse', [7, 9], [7, 8]);
    expect(pointAt(across, 0).x).toBeCloseTo(2);
    expect(pointAt(across, 1).x).toBeCloseTo(1);
    const down = arrow('forward', [3, 7], [9, 7]);
    expect(pointAt(down, 0).z).toBeCloseTo(-4);
    expect(pointAt(down, 1).z).toBeCloseTo(2);
  });

  it('avoids the middle of the letters: behind an across word, left of a down word', () => {
    expect(pointAt(arrow('forward', [7, 3], [7, 4]), 0).z).toBeLessThan(-0.2);
    expect(pointAt(arrow('forward', [3, 7], [4, 7]), 0).x).toBeLessThan(-0.2);
  });

  it('jumps higher at the separator than from letter to letter', () => {
    const jump = pointAt(arrow('separator', [7, 2], [7, 6]), 0.5).y;
    const stroke = pointAt(arrow('reverse', [7, 6], [7, 2]), 0.5).y;
    expect(jump).toBeGreaterThan(stroke + 0.5);
  });

  it('has a tangent along the way', () => {
    const path = computeArrowPath(metrics, arrow('separator', [7, 2], [7, 6]), FREE);
    const tangent = arrowTangentAt(path, 0.3, new Vector3());
    const ahead = arrowPointAt(path, 0.3001, new Vector3()).sub(arrowPointAt(path, 0.2999, new Vector3()));
    expect(tangent.dot(ahead.normalize())).toBeCloseTo(1, 5);
  });
});

describe('the side on which arrows run', () => {
  const across = {
    arrows: [arrow('reverse', [7, 5], [7, 4]), arrow('separator', [7, 4], [7, 6])],
    walk: null,
  };
  const down = { arrows: [arrow('forward', [4, 7], [5, 7])], walk: null };

  it('is the usual one unless fewer tiles lie on the other', () => {
    expect(arrowSide({ ...across, tiles: [] })).toBe('usual');
    expect(arrowSide({ ...across, tiles: [tile(6, 4), tile(8, 5)] })).toBe('usual');
    expect(arrowSide({ ...across, tiles: [tile(6, 4), tile(6, 5), tile(8, 5)] })).toBe('other');
    expect(arrowSide({ ...down, tiles: [tile(4, 6)] })).toBe('other');
    expect(arrowSide({ ...down, tiles: [tile(4, 6), tile(5, 8)] })).toBe('usual');
  });

  it('considers only tiles beside the word, and stays the same during a walk', () => {
    expect(arrowSide({ ...across, tiles: [tile(6, 9), tile(5, 4)] })).toBe('usual');
    expect(arrowSide({ arrows: across.arrows, tiles: [tile(6, 4)], walk: WALK })).toBe('usual');
  });
});

describe('the jump', () => {
  const arrows = [arrow('reverse', [7, 5], [7, 4]), arrow('separator', [7, 4], [7, 6])];
  const placesWith = (...tiles: ReturnType<typeof tile>[]) => arrowPlaces({ arrows, tiles, walk: null });

  it('is in front of the word, and leans out over the lines without tiles', () => {
    expect(placesWith()).toEqual({ side: 'usual', isJumpNear: true, room: 3 });
    expect(placesWith(tile(9, 4))).toMatchObject({ isJumpNear: true, room: 1 });
    expect(placesWith(tile(8, 5))).toEqual({ side: 'usual', isJumpNear: true, room: 0 });
    expect(placesWith(tile(6, 4), tile(10, 4))).toEqual({ side: 'other', isJumpNear: true, room: 2 });
  });

  it('is never where the hops are if there is no room to lean out', () => {
    const busy = placesWith(tile(6, 4), tile(6, 5), tile(8, 5));
    expect(busy).toEqual({ side: 'other', isJumpNear: false, room: 0 });
  });

  it('stays in the gap between two lines of tiles, below the letters of one and above those of the other', () => {
    // Letters begin 0.28 from the middle of a square at most; the tube and its edge are 0.095 wide.
    for (const isJumpNear of [true, false])
      for (const t of [0, 0.5, 1]) {
        const path = computeArrowPath(metrics, arrow('separator', [7, 2], [7, 6]), {
          side: isJumpNear ? 'usual' : 'other',
          isJumpNear,
          room: 0,
        });
        const aside = Math.abs(arrowPointAt(path, t, new Vector3()).z);
        expect(aside - 0.095).toBeGreaterThan(0.28);
        expect(aside + 0.095).toBeLessThan(0.72);
      }
  });

  it('crosses no line with tiles', () => {
    const path = computeArrowPath(metrics, arrow('separator', [7, 0], [7, 12]), {
      side: 'usual',
      isJumpNear: true,
      room: 1,
    });
    expect(arrowPointAt(path, 0.5, new Vector3()).z + 0.095).toBeLessThan(1.72);
  });
});

describe('arrowProgress', () => {
  it('goes from 0 to 1 between begin and end', () => {
    const view = arrow('forward', [0, 0], [0, 1], 0.25, 0.75);
    expect([0, 0.25, 0.5, 0.75, 1].map((phase) => arrowProgress(view, phase))).toEqual([0, 0, 0.5, 1, 1]);
  });
});

describe('the tubes of arrows', () => {
  const drawn = (views: readonly ArrowView[]) =>
    views.map((view) => ({ view, path: computeArrowPath(metrics, view, FREE), color: new Color() }));

  it('appear in order, all of them at phase 1 and none at phase 0', () => {
    // Given last to first: the order of drawing is that of the phases.
    const tubes = createArrowTubes(
      drawn([arrow('forward', [7, 5], [7, 6], 0.5, 1), arrow('reverse', [7, 5], [7, 4], 0, 0.5)]),
    );
    expect(shownIndexCount(tubes, 0)).toBe(0);
    expect(shownIndexCount(tubes, 1)).toBe(tubes.geometry.getIndex()?.count);
    // Both arrows are equally long: half of the pieces belong to the first half of the phase.
    expect(shownIndexCount(tubes, 0.5)).toBe(Number(tubes.geometry.getIndex()?.count) / 2);
  });

  it('show only the first arrow at phase 0.5', () => {
    const tubes = createArrowTubes(
      drawn([arrow('forward', [7, 5], [7, 6], 0.5, 1), arrow('reverse', [7, 5], [7, 4], 0, 0.5)]),
    );
    const position = tubes.geometry.getAttribute('position');
    const index = tubes.geometry.getIndex();
    for (let at = 0; at < shownIndexCount(tubes, 0.5); at++)
      expect(position.getX(Number(index?.getX(at)))).toBeLessThanOrEqual(-2 + 0.1);
  });

  it('are absent for an arrow of no length', () => {
    expect(createArrowTubes(drawn([arrow('reverse', [7, 7], [7, 7])])).appearances).toHaveLength(0);
  });
});
