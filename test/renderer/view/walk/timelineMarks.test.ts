import { describe, expect, it } from 'vitest';
import type { TraceMarkers } from '../../../../src/core/trace/markers';
import { markLanes } from '../../../../src/renderer/view/walk/timelineMarks';

const markersWith = (words: readonly number[]): TraceMarkers => ({
  word: Uint32Array.from(words),
  separator: new Uint32Array(),
  blank: new Uint32Array(),
  deadEnd: new Uint32Array(),
  anchor: new Uint32Array(),
});
const wordLane = (words: readonly number[], from: number, to: number, widthPx: number) =>
  markLanes(markersWith(words), ['word'], { from, to }, widthPx)[0]!;

describe('the marks of the timeline', () => {
  it('are at their steps while there is room between them', () => {
    const { isDense, marks } = wordLane([10, 50, 90], 0, 100, 300);
    expect(isDense).toBe(false);
    expect(marks.map(({ at }) => at)).toEqual([0.1, 0.5, 0.9]);
  });

  it('become bars, with their number as height, if two of them would overlap', () => {
    // 30 px: ten bars of 3 px, each for ten of the 100 steps.
    const { isDense, marks } = wordLane([1, 2, 3, 4, 55], 0, 99, 30);
    expect(isDense).toBe(true);
    expect(marks).toEqual([
      { at: 0.05, weight: 1 },
      { at: 0.55, weight: 0.25 },
    ]);
  });

  it('of a part are exact again, without those outside it', () => {
    const { isDense, marks } = wordLane([1, 2, 3, 4, 55], 2, 4, 30);
    expect(isDense).toBe(false);
    expect(marks.map(({ at }) => at)).toEqual([0, 0.5, 1]);
  });
});
