import { frameAt, type Motion, playheadAt } from '../../../../playback/motion';
import type { AppState } from '../../../../state/appState';
import { recordingOf } from '../../../../state/walk/walk';
import type { CameraShot } from '../../../../view/board/cameraShot';
import { walkingSeconds } from '../../state/filmForm';
import type { PictureCaption } from '../../view/pictureCaption';

/** What a film shows at one moment. */
export interface FilmFrame {
  readonly state: AppState;
  /** On the clock of the state's timestamps. */
  readonly nowMs: number;
  readonly shot: CameraShot;
  /** Null for the state's own caption. */
  readonly caption: PictureCaption | null;
}

/** A film as a pure function of time, in seconds. */
export interface FilmScript {
  readonly seconds: number;
  at(second: number): FilmFrame;
}

/** The open walk, from its first step to its last. */
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

/** The current scene, from all sides in one revolution. */
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
