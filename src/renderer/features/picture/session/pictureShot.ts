import type { BoardScene } from '../../../scene/boardScene';
import { PRESET_ANGLES } from '../../../scene/camera/cameraFraming';
import { lookOf } from '../../../session/board/sceneLookOf';
import type { AppState } from '../../../state/appState';
import { isFlat } from '../../../state/board/flatBoard';
import type { CameraShot } from '../../../view/board/cameraShot';
import type { PictureCamera } from '../state/pictureState';

/** The flat board has no camera; the view from above resembles it. */
export function shotOf(camera: PictureCamera, state: AppState, scene: BoardScene | null): CameraShot {
  if (camera !== 'shown') return { kind: 'framed', ...PRESET_ANGLES[camera] };
  if (scene === null || isFlat(state)) return { kind: 'framed', ...PRESET_ANGLES.top };
  return scene.camera.shot();
}

/** Pictures are antialiased, regardless of the window's drawing speed. */
export function pictureLookOf(state: AppState) {
  const look = lookOf(state);
  return look.quality === 'low' ? { ...look, quality: 'medium' as const } : look;
}
