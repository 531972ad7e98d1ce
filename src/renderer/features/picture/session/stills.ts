import { type PictureSize, pictureCamera, squarePxOf } from '../../../scene/picture/pictureCamera';
import type { PictureFrame } from '../../../scene/picture/pictureScene';
import { PartedSignal } from '../../../session/partedSignal';
import { createViews, type Views } from '../../../session/views';
import { drawnPhase } from '../../../session/walk/drawnPhase';
import type { AppState } from '../../../state/appState';
import type { CameraShot } from '../../../view/board/cameraShot';
import { pathLetters } from '../../../view/walk/walkComparisonView';
import { stepText } from '../../../view/walk/walkPanelView';
import { type PictureCaption, pictureCaptionOf } from '../view/pictureCaption';
import { captionFoot } from './drawCaption';

export interface Still {
  readonly frame: PictureFrame;
  readonly caption: PictureCaption;
}

/** Pictures omit transient interaction: focus, drags, open choices. */
const WITHOUT_HANDS = { zone: null, drag: null, blankChoice: null, highlight: null } as const;

/** Views of states, computed from the state and a time alone, independent of the window. */
export class Stills {
  private readonly state: PartedSignal<AppState>;
  private readonly views: Views;

  constructor(
    first: AppState,
    private readonly size: PictureSize,
    private readonly hasCaption: boolean,
  ) {
    this.state = new PartedSignal<AppState>({ ...first, ...WITHOUT_HANDS });
    this.views = createViews(this.state);
  }

  /**
   * @param nowMs on the clock of the state's timestamps
   * @param given replaces the state's own caption
   */
  at(
    state: AppState,
    nowMs: number,
    shot: CameraShot,
    given: PictureCaption | null = null,
    isMotionReduced = false,
  ): Still {
    this.state.value = { ...state, ...WITHOUT_HANDS };
    const { scene, squarePx } = this.views;
    const caption = given ?? this.captionOf(state);
    const footPx = this.hasCaption ? captionFoot(this.size, caption) : 0;
    const camera = pictureCamera(shot, scene.peek(), this.size, state.settings.fieldOfViewDeg, footPx);
    squarePx.value = squarePxOf(camera, shot, this.size);
    const phase = drawnPhase(state, this.views, nowMs, isMotionReduced);
    return { frame: { view: scene.peek(), phase, shot, footPx }, caption };
  }

  private captionOf(state: AppState): PictureCaption {
    const { caption, walk } = this.views;
    const [step, recording, moment] = [walk.stepView.peek(), walk.recording.peek(), walk.replayState.peek()];
    const run = state.walk?.run ?? null;
    const letters = run === null || moment === null ? [] : pathLetters(run, moment);
    return pictureCaptionOf({
      step: step === null || recording === null ? null : stepText(step, recording),
      path: letters.map((letter) => letter.text).join(''),
      candidate: caption.peek(),
      name: state.document.path === null ? '' : state.document.name,
    });
  }
}
