import { frameAt, type Motion, playheadAt } from '../../../../playback/motion';
import type { AppState } from '../../../../state/appState';
import { recordingOf } from '../../../../state/walk/walk';
import type { CameraShot } from '../../../../view/board/cameraShot';
import { walkingSeconds } from '../../state/filmForm';
import type { PictureCaption } from '../../view/pictureCaption';

/** What a film shows at a moment. */
export interface FilmMoment {
  readonly state: AppState;
  /** On the clock that dates the state’s movements. */
  readonly nowMs: number;
  readonly shot: CameraShot;
  /** Null: what the state itself has to say. */
  readonly caption: PictureCaption | null;
}

/** A film as a function of time, in seconds: it knows no clock, and the same moment is always the same. */
export interface FilmScript {
  readonly seconds: number;
  at(second: number): FilmMoment;
}

/** The walk that is open, from its first step to its last. */
export function walkFilm(state: AppState, seconds: number, shot: CameraShot): FilmScript {
  const { walk } = state;
  const length = walk === null ? 0 : (recordingOf(walk, state.settings.walk)?.trace.length ?? 0);
  const stepsPerSecond = Math.max(length / walkingSeconds(seconds), Number.MIN_VALUE);
  const motion: Motion = { from: 0, toStep: length, startedAtMs: 0, stepsPerSecond };
  return {
    seconds,
    at(second) {
      const nowMs = second * 1000;
      const { step } = frameAt(playheadAt(motion, nowMs, false));
      const moved = walk === null ? null : { ...walk, step, motion, isPlaying: true, comparedBy: null };
      return { state: { ...state, walk: moved }, nowMs, shot, caption: null };
    },
  };
}

/** What is shown, seen from all sides in one round. */
export function turntableFilm(state: AppState, nowMs: number, seconds: number, shot: CameraShot): FilmScript {
  const { azimuthRad, polarRad } = shot;
  return {
    seconds,
    at: (second) => ({
      state,
      nowMs,
      shot: { kind: 'round', azimuthRad: azimuthRad + (second / seconds) * 2 * Math.PI, polarRad },
      caption: null,
    }),
  };
}
