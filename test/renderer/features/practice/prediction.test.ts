import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { trailOf } from '../../../../src/renderer/state/walk/reduceGraph';
import { recordingOf, type WalkSubject } from '../../../../src/renderer/state/walk/walk';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { atWalkRun } from '../../view/traces';

const start = stateShowing([MISTAKEN], 250);
const run = atWalkRun(start.setup);
const subject: WalkSubject = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' };

/** The state after actions, ten seconds after those before; the time is kept in the clock of the page. */
const reduced = (state: AppState, ...actions: readonly Action[]): AppState =>
  actions.reduce((so, action) => reduce(so, action, so.practice.clockMs), {
    ...state,
    practice: { ...state.practice, clockMs: state.practice.clockMs + 10_000 },
  });
const asking = reduced(
  start,
  { type: 'walk-opened', subject },
  { type: 'walk-loaded', subject, run },
  { type: 'prediction-kind-toggled', kind: 'separator' },
);
const shownLength = ({ settings, walk }: AppState) => recordingOf(walk!, settings.walk)?.trace.length;
/** The walk as it has come to its end, or to where it stops. */
const arrived = (state: AppState) =>
  reduced(state, { type: 'walk-moved', step: state.walk!.motion!.toStep, hasArrived: true, heldMs: 0 });
const questionOf = ({ practice }: AppState) => practice.prediction.question;
const rightOf = (state: AppState) => questionOf(state)?.options[questionOf(state)!.right]?.kind;
const answer = (option: number | null): Action => ({ type: 'prediction-answered', option });
const PLAYED: Action = { type: 'walk-play-toggled' };

describe('a walk that asks', () => {
  // Asked about: the separator, event 6 from 0; of the others, the events 4 (a word) and 9 (going back).
  const first = arrived(reduced(asking, PLAYED));
  const second = arrived(reduced(first, answer(null)));
  const third = arrived(reduced(second, answer(questionOf(second)!.right)));

  it('stops before a question, and hides what comes after it', () => {
    expect(shownLength(asking)).toBe(4);
    expect(recordingOf(asking.walk!, asking.settings.walk)?.markers).not.toMatchObject({ word: [5] });
    expect(first.walk).toMatchObject({ step: 4, motion: null, isPlaying: false });
    expect(first.zone).toBe('prediction');
    expect(rightOf(first)).toBe('word');
    expect(reduced(first, PLAYED).walk!.step).toBe(4);
    expect(reduced(first, { type: 'walk-sought', step: 11 }).walk!.step).toBe(4);
  });

  it('says whether an answer is right, counts it, and goes on', () => {
    const answered = reduced(first, answer(null));
    expect(answered.practice.prediction.last?.isRight).toBe(false);
    expect(answered.walk!.isPlaying).toBe(true);
    expect(second.walk!.step).toBe(6);
    expect(rightOf(second)).toBe('separator');
    expect(third.practice.prediction.last?.isRight).toBe(true);
    expect(third.practice.firstTries.prediction).toEqual({ right: 1, all: 2, guesses: 0 });
    expect(third.walk!.step).toBe(9);
    const end = arrived(reduced(third, answer(questionOf(third)!.right)));
    expect(shownLength(end)).toBe(11);
    expect(questionOf(end)).toBeNull();
  });

  it('is answered by the arc of the graph that is pointed at', () => {
    const trail = trailOf(second);
    const node = { arc: 10, accepts: false, node: 11, letterMask: 1, separatorArc: 12, letterArcs: [11] };
    const drawn = { ...second.graph, nodes: new Map([[10, { ...node, isShared: false }]]) };
    const point = (...arcs: readonly number[]) =>
      reduced({ ...second, graph: drawn }, { type: 'graph-arc-chosen', trail: [...trail, ...arcs] });
    expect(trail.at(-1)).toBe(10);
    expect(point(12).practice.prediction.last?.isRight).toBe(true);
    expect(point(12).graph.trail).toBeNull();
    expect(questionOf(point())).not.toBeNull();
    expect(questionOf(point(99))).not.toBeNull();
  });

  it('asks again from its beginning, but counts only first tries', () => {
    const end = arrived(reduced(third, answer(questionOf(third)!.right)));
    const again = reduced(end, { type: 'walk-sought', step: 0 });
    expect(shownLength(again)).toBe(4);
    const { firstTries } = reduced(arrived(reduced(again, PLAYED)), answer(null)).practice;
    expect(firstTries.prediction).toEqual(end.practice.firstTries.prediction);
  });

  it('shows everything again after Escape, and on another page', () => {
    const left = reduced(first, { type: 'escaped' });
    expect(left.practice.prediction.kinds).toEqual([]);
    expect(left.walk).not.toBeNull();
    expect(shownLength(left)).toBe(11);
    const away = reduced(first, { type: 'side-tab-chosen', tab: 'moves' });
    expect(questionOf(away)).toBeNull();
    expect(shownLength(away)).toBe(11);
    expect(shownLength(reduced(away, { type: 'side-tab-chosen', tab: 'walk' }))).toBe(4);
  });
});
