import { describe, expect, it } from 'vitest';
import { TRACE_RECORD_LENGTH } from '../../../../../../src/core/trace/traceEvent';
import type { TraceSummary } from '../../../../../../src/core/trace/traceSummary';
import {
  turntableFilm,
  walkFilm,
} from '../../../../../../src/renderer/features/picture/session/film/filmScript';
import { initialState } from '../../../../../../src/renderer/state/appState';
import { openedWalk, walkRunOf, walkTo } from '../../../../../../src/renderer/state/walk/walk';
import type { CameraShot } from '../../../../../../src/renderer/view/board/cameraShot';
import { positionOf } from '../../../../../../src/renderer/view/candidates/shownMove';
import { readMidgame } from '../../../../view/midgame';

const SHOT: CameraShot = { kind: 'framed', azimuthRad: 0.25, polarRad: 0.5 };
const STEPS = 12;

/** A walk with this many arbitrary events. */
function walking() {
  const start = initialState(readMidgame());
  const position = positionOf(start.setup);
  if (position === null) throw new Error('The position cannot be searched.');
  const trace = { records: new Int32Array(STEPS * TRACE_RECORD_LENGTH), length: STEPS, total: STEPS };
  const run = walkRunOf({ position, algorithm: 'gaddag', trace, summary: {} as TraceSummary, scores: [] });
  return { ...start, walk: { ...openedWalk(walkTo(1)), run, progress: { kind: 'ready' as const } } };
}

describe('the film of a walk of 12 steps in 4 seconds', () => {
  const film = walkFilm(walking(), 4, SHOT);
  const stepAt = (second: number) => film.at(second).state.walk?.step;

  it('shows four steps per second, then its end for a second', () => {
    expect([0, 0.125, 0.25, 1, 2.875, 3, 3.5, 4].map(stepAt)).toEqual([0, 1, 1, 4, 12, 12, 12, 12]);
  });

  it('is a pure function of time, in any order', () => {
    const forwards = [0, 1, 2, 3].map((second) => film.at(second));
    const backwards = [3, 2, 1, 0].map((second) => film.at(second)).reverse();
    expect(backwards).toEqual(forwards);
  });

  it('does not affect the walk in the window', () => {
    const state = walking();
    walkFilm(state, 4, SHOT).at(2);
    expect(state.walk.step).toBe(0);
    expect(state.walk.motion).toBeNull();
  });
});

it('a turntable makes one revolution', () => {
  const film = turntableFilm(initialState(readMidgame()), 0, 8, SHOT);
  expect(film.at(0).shot).toEqual({ kind: 'round', azimuthRad: 0.25, polarRad: 0.5 });
  expect(film.at(2).shot.azimuthRad).toBeCloseTo(0.25 + Math.PI / 2, 12);
  expect(film.at(8).shot.azimuthRad).toBeCloseTo(0.25 + 2 * Math.PI, 12);
});
