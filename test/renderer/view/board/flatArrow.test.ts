import { describe, expect, it } from 'vitest';
import { flatArrows, runDown } from '../../../../src/renderer/view/board/flatArrow';
import type { ArrowView } from '../../../../src/renderer/view/sceneView';
import { arrow } from '../../scene/sceneViews';

/** Three letters across at 8H: from J back to H, the jump, and on. */
const ACROSS: readonly ArrowView[] = [
  arrow('reverse', [7, 9], [7, 8], 0, 0.25),
  arrow('reverse', [7, 8], [7, 7], 0.25, 0.5),
  arrow('separator', [7, 7], [7, 10], 0.5, 0.75),
  arrow('forward', [7, 10], [7, 11], 0.75, 1),
];
const tips = (arrows: readonly ArrowView[], phase: number) =>
  flatArrows(arrows, phase).map(({ head }) => head.split(' ')[0]);

describe('an arrow of the flat board', () => {
  it('leads from letter to letter, along the top of an across word', () => {
    // The jump runs along the other edge, where it does not lie on the way back.
    expect(tips(ACROSS, 1)).toEqual(['8.5,7.12', '7.5,7.12', '10.5,8.01', '11.5,7.12']);
    expect(runDown(ACROSS)).toBe(false);
  });

  it('leads along the left of a down word', () => {
    const down = [arrow('forward', [3, 5], [4, 5])];
    expect(tips(down, 1)).toEqual(['5.12,4.5']);
    expect(flatArrows(down, 1)[0]?.tail).toEqual({ x: 5.12, y: 3.5 });
    expect(runDown(down)).toBe(true);
  });

  it('is drawn in its part of the phase', () => {
    expect(flatArrows(ACROSS, 0)).toEqual([]);
    expect(tips(ACROSS, 0.25)).toHaveLength(1);
    // Half of the second one: in the middle between the two letters, as far aside as it ever is.
    const [, second] = flatArrows(ACROSS, 0.375);
    expect(second?.head.split(' ')[0]?.split(',').map(Number)).toEqual([8, expect.closeTo(7.12 - 0.08, 3)]);
  });

  it('has a bead only if no other precedes it', () => {
    expect(flatArrows(ACROSS, 1).map(({ isFirst }) => isFirst)).toEqual([true, false, false, false]);
  });

  it('is omitted if it has no length', () => {
    expect(flatArrows([arrow('separator', [7, 7], [7, 7])], 1)).toEqual([]);
  });

  it('stays complete once drawn while the step goes on', () => {
    expect(tips([arrow('reverse', [7, 9], [7, 8], -1, 0)], 0)).toEqual(['8.5,7.12']);
  });
});
