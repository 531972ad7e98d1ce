import { Group, Matrix4 } from 'three';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { FlyingTileView } from '../../view/play/tableView';
import type { SceneView } from '../../view/sceneView';
import { computeBoardMetrics } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { flightShare, poseAt, poseBetween, writePose } from '../shapes/flightPose';
import { InstanceBatch } from '../shapes/instanceBatch';
import { tileFaceValues } from '../shapes/tileFace';
import { tileCharacter } from '../shapes/tilePose';
import { planOf } from '../tablePlan';
import { NO_FACE } from './opponentsLayer';

/** The tiles of the last turn, on their way from rack to board, to the bag or out of it. */
export class FlightLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly tiles: InstanceBatch;
  private readonly matrix = new Matrix4();

  constructor(private readonly resources: SceneResources) {
    this.tiles = this.owner.own(
      new InstanceBatch(resources.turnedTileGeometry, resources.tileMaterial, {
        renderOrder: DRAW_ORDER.tiles,
        castShadow: true,
        receiveShadow: true,
        attribute: { name: 'tileFace', itemSize: 4 },
      }),
    );
    this.object3d.add(this.tiles.object3d);
  }

  update(view: SceneView, phase: number): void {
    const metrics = computeBoardMetrics(view);
    const plan = planOf(view);
    const seen = (view.flight?.tiles ?? []).filter((tile) => !isInBag(tile, phase));
    this.tiles.setCount(seen.length);
    seen.forEach((tile, at) => {
      const from = poseAt(metrics, plan, tile.from);
      const pose = poseBetween(from, poseAt(metrics, plan, tile.to), flightShare(tile, phase));
      this.tiles.place(at, writePose(pose, this.matrix));
      const face = tile.face ?? NO_FACE;
      this.tiles.setValues(at, tileFaceValues(this.resources.engravings, face, 'plain', woodOf(tile)));
    });
  }

  dispose(): void {
    this.owner.dispose();
  }
}

const isInBag = ({ from, to, ...span }: FlyingTileView, phase: number): boolean => {
  const share = flightShare(span, phase);
  return (share === 0 && from.kind === 'bag') || (share === 1 && to.kind === 'bag');
};

/** A tile on its way to or from a square has the wood of the tile on that square. */
function woodOf({ from, id, to }: FlyingTileView): number {
  const square = [to, from].find((place) => place.kind === 'square');
  return tileCharacter(square?.row ?? -2, square?.col ?? Number(id)).wood;
}
