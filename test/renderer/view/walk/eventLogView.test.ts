import { describe, expect, it } from 'vitest';
import { resolveHighlight } from '../../../../src/renderer/view/board/resolvedHighlight';
import { logSteps, searchLog } from '../../../../src/renderer/view/walk/eventLogView';
import { markLanes } from '../../../../src/renderer/view/walk/timelineMarks';
import { MARKER_LANES } from '../../../../src/renderer/view/walk/walkPanelView';
import { readMidgame } from '../midgame';
import { AT_WALK, atWalkRun } from '../traces';

const run = atWalkRun(readMidgame());

describe('the log of events', () => {
  const listed = (kind: Parameters<typeof logSteps>[1]) => {
    const steps = logSteps(AT_WALK, kind);
    return Array.from({ length: steps.length }, (_, at) => steps.at(at));
  };

  it('lists events by kind', () => {
    expect(listed('all')).toHaveLength(11);
    expect(listed('found')).toEqual([5]);
    expect(listed('placed')).toEqual([3, 4, 7]);
    expect(listed('turnedAway')).toEqual([2, 8]);
    expect(listed('back')).toEqual([6, 9, 10]);
  });

  it('counts the steps up to a given one', () => {
    const upTo = (kind: Parameters<typeof logSteps>[1]) =>
      [0, 4, 11, 20].map(logSteps(AT_WALK, kind).countUpTo);
    expect(upTo('all')).toEqual([0, 4, 11, 11]);
    expect(upTo('placed')).toEqual([0, 2, 3, 3]);
    expect(upTo('found')).toEqual([0, 0, 1, 1]);
  });

  it('finds words in the sentences, in either case', () => {
    const search = searchLog(run, run.whole, logSteps(AT_WALK, 'all'), 'ON THE RACK');
    const { done, value } = search.next();
    expect([done, value.length, value.at(0)]).toEqual([true, 1, 2]);
  });
});

describe('the highlighted event', () => {
  const resolve = (highlight: Parameters<typeof resolveHighlight>[0], step = 11) =>
    resolveHighlight(highlight, run, run.whole, step);

  it('is found on the board, in the graph and in the algorithm', () => {
    // Step 4 puts A on square 111, by arc 11; that is line 5 of Gordon's algorithm, counted from 1.
    const sentence = 'left to 8G: place A';
    expect(resolve({ kind: 'step', step: 4 })).toEqual({
      step: 4,
      squares: [111],
      arc: 11,
      line: 4,
      sentence,
    });
  });

  it('is the latest one up to the current step', () => {
    expect(resolve({ kind: 'square', square: 111 }).step).toBe(6);
    expect(resolve({ kind: 'square', square: 111 }, 5).step).toBe(4);
    expect(resolve({ kind: 'arc', arc: 12 }).step).toBe(8);
    expect(resolve({ kind: 'line', line: 8 }).step).toBe(9);
  });

  it('is the element itself if no event shows it', () => {
    expect(resolve({ kind: 'square', square: 3 })).toMatchObject({ step: null, squares: [3] });
    expect(resolve({ kind: 'squares', squares: [1, 2] })).toMatchObject({ step: null, squares: [1, 2] });
    expect(resolve(null).squares).toEqual([]);
  });
});

describe('the marks of the timeline', () => {
  it('are at their steps if there is room', () => {
    const lanes = markLanes(run.whole.markers, MARKER_LANES, { from: 0, to: 11 }, 800);
    const places = lanes.map(({ kind, marks }) => [kind, marks.map(({ at }) => Math.round(at * 11))]);
    expect(places).toEqual([
      ['word', [5]],
      ['separator', [7]],
      ['blank', []],
      ['deadEnd', [8]],
    ]);
  });
});
