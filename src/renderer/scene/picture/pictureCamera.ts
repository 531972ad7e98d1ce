import { PerspectiveCamera, Vector3 } from 'three';
import type { CameraShot } from '../../view/board/cameraShot';
import type { SceneView } from '../../view/sceneView';
import { computeBoardMetrics } from '../boardMetrics';
import {
  computeFramedPoints,
  computeFraming,
  FILL,
  type Framing,
  PICTURE_FILL,
} from '../camera/cameraFraming';
import { planOf } from '../tablePlan';

/** The part of the scene that determines the framing of a picture. */
type Pictured = Pick<SceneView, 'rows' | 'cols' | 'rackSize' | 'table'>;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const RAD = Math.PI / 180;
/** Number of directions for which the board is made to fit. */
const SIDES = 24;
/** Nearer parts appear larger from one side than from the middle. */
const ROUND_MARGIN = 1.07;

/**
 * The camera of a picture. It is deterministic: the same shot of the same board is identical.
 *
 * @param footPx rows at the foot that only show what is below the shot
 */
export function pictureCamera(
  shot: CameraShot,
  view: Pictured,
  { height, width }: PictureSize,
  fieldOfViewDeg: number,
  footPx = 0,
): PerspectiveCamera {
  const shotHeight = height - footPx;
  const camera = new PerspectiveCamera(fieldOfViewDeg, width / shotHeight, 0.5, 600);
  const { distance, target } = framingOf(shot, view, { width, height: shotHeight }, fieldOfViewDeg);
  if (shot.kind === 'free') {
    const half = Math.max(shot.halfHeight, (shot.halfWidth * shotHeight) / width);
    camera.fov = (2 * Math.atan(half)) / RAD;
  }
  camera.position.setFromSphericalCoords(distance, shot.polarRad, shot.azimuthRad).add(target);
  camera.lookAt(target);
  camera.setViewOffset(width, shotHeight, 0, 0, width, height);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return camera;
}

/** Side of a square in the middle of the picture, in its pixels, as if seen head-on. */
export function squarePxOf(camera: PerspectiveCamera, shot: CameraShot, { height }: PictureSize): number {
  const distance = shot.kind === 'free' ? shot.distance : camera.position.length();
  const shotHeight = camera.view?.fullHeight ?? height;
  const perSquare = shotHeight / (2 * Math.tan((camera.fov * RAD) / 2) * distance);
  return perSquare * Math.sqrt(Math.cos(shot.polarRad));
}

function framingOf(shot: CameraShot, view: Pictured, size: PictureSize, fieldOfViewDeg: number): Framing {
  if (shot.kind === 'free') return { target: new Vector3(...shot.target), distance: shot.distance };
  const points = computeFramedPoints(computeBoardMetrics(view), planOf(view));
  const viewport = { ...size, insets: { left: 0, right: 0, top: 0, bottom: 0 } };
  const framed = (azimuthRad: number, fill: number) =>
    computeFraming(points, { azimuthRad, polarRad: shot.polarRad }, viewport, fieldOfViewDeg, fill);
  if (shot.kind === 'framed') return framed(shot.azimuthRad, PICTURE_FILL);
  const sides = Array.from({ length: SIDES }, (_, side) => framed((side * 2 * Math.PI) / SIDES, FILL));
  // The middle of everything on the table, which the camera orbits.
  const target = sides.reduce((sum, side) => sum.add(side.target), new Vector3()).divideScalar(SIDES);
  const reach = Math.max(...sides.map((side) => side.distance + side.target.distanceTo(target)));
  return { target, distance: reach * ROUND_MARGIN };
}
