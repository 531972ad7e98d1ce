import { describe, expect, it } from 'vitest';
import { arrowPhaseOf, ghostPose, stirOf } from '../../../../src/renderer/view/board/flatWalk';
import type { WalkView } from '../../../../src/renderer/view/sceneView';

const PLACE = { x: 4, y: 16.5, pitch: 1.04, tile: 1 };
const RACK = { kind: 'rack', index: 2 } as const;
const SQUARE = { kind: 'square', row: 7, col: 3 } as const;

describe('a tile that a walk tries', () => {
  it('flies from its place on the rack to its square, growing on the way, and back the same way', () => {
    const there = { from: RACK, to: SQUARE };
    // The third place is 2 × 1.04 squares from the first.
    expect(ghostPose(there, 0, PLACE)).toEqual({ x: 4 + 2.08, y: 16.5, scale: 1 });
    expect(ghostPose(there, 1, PLACE)).toEqual({ x: 3.5, y: 7.5, scale: 1 });
    const halfway = ghostPose(there, 0.5, PLACE);
    expect(halfway).toMatchObject({ x: (6.08 + 3.5) / 2, y: 12 });
    expect(halfway.scale).toBeGreaterThan(1);
    expect(ghostPose({ from: SQUARE, to: RACK }, 0.25, PLACE)).toEqual(ghostPose(there, 0.75, PLACE));
  });

  it('shrinks on the way from a rack of larger tiles', () => {
    const place = { x: 4, y: 16.5, pitch: 2.08, tile: 2 };
    expect(ghostPose({ from: RACK, to: SQUARE }, 0, place)).toEqual({ x: 4 + 4.16, y: 16.5, scale: 2 });
    expect(ghostPose({ from: RACK, to: SQUARE }, 1, place).scale).toBe(1);
  });

  it('slides flat from square to square', () => {
    const next = { kind: 'square', row: 7, col: 4 } as const;
    expect(ghostPose({ from: SQUARE, to: next }, 0.5, PLACE)).toEqual({ x: 4, y: 7.5, scale: 1 });
  });
});

describe('an event of the walk', () => {
  it.each(['turnedAway', 'found', 'plain', null] as const)('rests at its end: %s', (tone) => {
    const { scale, shake } = stirOf(tone, 1);
    expect(scale).toBeCloseTo(1, 12);
    expect(shake).toBeCloseTo(0, 12);
  });

  it('shakes a rejected tile and makes a found word leap', () => {
    expect(stirOf('turnedAway', 0.1).shake).not.toBeCloseTo(0, 3);
    expect(stirOf('found', 0.5).scale).toBeGreaterThan(1);
    expect(stirOf('plain', 0.5)).toEqual({ shake: 0, scale: 1 });
  });

  it('reverses the arrow of a tile taken back', () => {
    const walk: WalkView = {
      ghosts: [],
      arrows: [],
      isUndoing: true,
      anchor: null,
      cursor: null,
      callout: null,
      isFollowed: false,
    };
    expect(arrowPhaseOf(walk, 0.25)).toBe(0.75);
    expect(arrowPhaseOf({ ...walk, isUndoing: false }, 0.25)).toBe(0.25);
  });
});
