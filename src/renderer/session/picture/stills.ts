import { type PictureSize, pictureCamera, squarePxOf } from '../../scene/picture/pictureCamera';
import type { PictureFrame } from '../../scene/picture/pictureScene';
import type { AppState } from '../../state/appState';
import type { CameraShot } from '../../view/picture/cameraShot';
import { type PictureCaption, pictureCaptionOf } from '../../view/picture/pictureCaption';
import { stepText } from '../../view/walk/walkPanelView';
import { PartedSignal } from '../partedSignal';
import { createViews, type Views } from '../views';
import { drawnPhase } from '../walk/drawnPhase';

export interface Still {
  readonly frame: PictureFrame;
  readonly caption: PictureCaption;
}

/** What is in the hand of whoever works at the window belongs to no picture. */
const WITHOUT_HANDS = { zone: null, drag: null, blankChoice: null, highlight: null } as const;

/** What states show, worked out from them and a time alone: the window has no part in it. */
export class Stills {
  private readonly state: PartedSignal<AppState>;
  private readonly views: Views;

  constructor(
    first: AppState,
    private readonly size: PictureSize,
  ) {
    this.state = new PartedSignal<AppState>({ ...first, ...WITHOUT_HANDS });
    this.views = createViews(this.state);
  }

  /** @param nowMs on the clock that dates the state's movements */
  at(state: AppState, nowMs: number, shot: CameraShot, isMotionReduced = false): Still {
    this.state.value = { ...state, ...WITHOUT_HANDS };
    const { caption, scene, squarePx, walk } = this.views;
    const camera = pictureCamera(shot, scene.peek(), this.size, state.settings.fieldOfViewDeg);
    squarePx.value = squarePxOf(camera, shot, this.size);
    const phase = drawnPhase(state, this.views, nowMs, isMotionReduced);
    const [step, recording] = [walk.stepView.peek(), walk.recording.peek()];
    return {
      frame: { view: scene.peek(), phase, shot },
      caption: pictureCaptionOf({
        step: step === null || recording === null ? null : stepText(step, recording),
        candidate: caption.peek(),
        name: state.document.path === null ? '' : state.document.name,
      }),
    };
  }
}
