import { Mesh, type MeshBasicMaterial } from 'three';
import { createCursorMaterial } from '../../resources/materials/cursorMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import { type SceneResources, TILE_HEIGHT } from '../../resources/sceneResources';
import type { SceneView } from '../../view/sceneView';
import { PLACED_LIFT, tileTop } from './tilePose';

const GAP = 0.035;

/** A glowing frame around one square. */
export class SquareRing {
  readonly mesh: Mesh;
  private readonly owner = new ResourceOwner();
  private readonly material: MeshBasicMaterial;

  constructor(resources: SceneResources, color: string, renderOrder: number) {
    this.material = this.owner.own(createCursorMaterial(color, { value: 0 }));
    this.mesh = new Mesh(resources.quadGeometry, this.material);
    this.mesh.scale.set(2, 1, 2);
    this.mesh.renderOrder = renderOrder;
    this.mesh.visible = false;
  }

  tint(color: string): void {
    this.material.color.set(color);
  }

  dispose(): void {
    this.owner.dispose();
  }
}

/** Height at which no tile on the square hides the ring. */
export function ringHeight(view: SceneView, row: number, col: number): number {
  const isHere = (place: { readonly row: number; readonly col: number }) =>
    place.row === row && place.col === col;
  const isTried = view.walk?.ghosts.some(({ to }) => to.kind === 'square' && isHere(to)) ?? false;
  const tile = view.tiles.find(isHere);
  if (isTried) return TILE_HEIGHT + PLACED_LIFT + GAP;
  return tile === undefined ? GAP : tileTop(tile) + GAP;
}
