import { Box3, type Camera, Matrix4, Plane, Ray, type Vector2, Vector3 } from 'three';
import { TILE_HEIGHT, TILE_SIDE } from '../resources/sceneResources';
import type { SceneView } from '../view/sceneView';
import { computeBoardMetrics, rackSlotAt, squareAt, TABLE_Y } from './boardMetrics';
import { writeRackMatrix } from './shapes/rackPose';
import { BAG_HEIGHT, BAG_RADIUS, planOf } from './tablePlan';

export type ScenePick =
  | { readonly kind: 'square'; readonly row: number; readonly col: number }
  | { readonly kind: 'rack'; readonly index: number }
  | { readonly kind: 'bag' };

/** The view ray through a point of the picture. `point` in −1 … 1, y up. */
export function sightRay(camera: Camera, point: Vector2): Ray {
  const origin = new Vector3().setFromMatrixPosition(camera.matrixWorld);
  const direction = new Vector3(point.x, point.y, 0.5).unproject(camera).sub(origin).normalize();
  return new Ray(origin, direction);
}

/** The first thing that a view ray meets: a place on the rack, the bag, a tile, or a square. */
export function pickAlong(ray: Ray, view: SceneView): ScenePick | null {
  return pickRack(ray, view) ?? pickBag(ray, view) ?? pickTile(ray, view) ?? pickSquare(ray, view, 0);
}

function pickSquare(ray: Ray, view: SceneView, height: number): ScenePick | null {
  const point = ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -height), new Vector3());
  const square = point === null ? null : squareAt(computeBoardMetrics(view), point.x, point.z);
  return square === null ? null : { kind: 'square', ...square };
}

function pickBag(ray: Ray, view: SceneView): ScenePick | null {
  const { bag } = planOf(view);
  if (bag === null) return null;
  const box = new Box3(
    new Vector3(bag.x - BAG_RADIUS, TABLE_Y, bag.z - BAG_RADIUS),
    new Vector3(bag.x + BAG_RADIUS, TABLE_Y + BAG_HEIGHT, bag.z + BAG_RADIUS),
  );
  return ray.intersectsBox(box) ? { kind: 'bag' } : null;
}

/** A tile rises above its square: seen from the side, its face covers the square behind it. */
function pickTile(ray: Ray, view: SceneView): ScenePick | null {
  const pick = pickSquare(ray, view, TILE_HEIGHT);
  if (pick === null || pick.kind !== 'square') return null;
  return view.tiles.some(({ row, col }) => row === pick.row && col === pick.col) ? pick : null;
}

function pickRack(ray: Ray, view: SceneView): ScenePick | null {
  const metrics = computeBoardMetrics(view);
  const face = writeRackMatrix(metrics, 0, TILE_HEIGHT, new Matrix4());
  const normal = new Vector3().setFromMatrixColumn(face, 1);
  const middle = new Vector3().setFromMatrixPosition(face);
  const point = ray.intersectPlane(new Plane().setFromNormalAndCoplanarPoint(normal, middle), new Vector3());
  if (point === null || ray.direction.dot(normal) > 0) return null;
  const index = rackSlotAt(metrics, point.x);
  const upTheFace = point.applyMatrix4(face.invert()).z;
  return index === null || Math.abs(upTheFace) > TILE_SIDE / 2 ? null : { kind: 'rack', index };
}
