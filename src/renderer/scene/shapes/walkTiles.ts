import { Group, Matrix4, Quaternion, Vector3 } from 'three';
import { createGlowMaterial } from '../../resources/materials/glowMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { GhostTileView, TilePlace } from '../../view/sceneView';
import { type BoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import { InstanceBatch } from './instanceBatch';
import { writeRackMatrix } from './rackPose';
import { tileFaceValues } from './tileFace';
import { PLACED_LIFT, tileCharacter } from './tilePose';

/** Height at which a tile is carried between rack and board, and from square to square. */
const FLIGHT_RISE = 1.5;
const SLIDE_RISE = 0.3;
const GLOW_Y = 0.014;
const ONE = new Vector3(1, 1, 1);

/** Movement of tiles on the spot, in squares. */
export interface Stir {
  /** Height that all tiles are raised by. */
  readonly lift: number;
  /** Shift of the last tile to the right. */
  readonly shake: number;
}

/** The tiles that a walk tries on the board, on their way or there. */
export class WalkTiles {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly tiles: InstanceBatch;
  private readonly glows: InstanceBatch;
  private readonly matrix = new Matrix4();

  constructor(private readonly resources: SceneResources) {
    this.tiles = this.owner.own(
      new InstanceBatch(resources.tileGeometry, resources.tileMaterial, {
        renderOrder: DRAW_ORDER.tiles,
        castShadow: true,
        receiveShadow: true,
        attribute: { name: 'tileFace', itemSize: 4 },
      }),
    );
    const glow = this.owner.own(createGlowMaterial(resources.palette));
    this.glows = this.owner.own(
      new InstanceBatch(resources.quadGeometry, glow, { renderOrder: DRAW_ORDER.glow }),
    );
    this.object3d.add(this.tiles.object3d, this.glows.object3d);
  }

  /** The last of the ghosts is the walk's current tile. */
  update(metrics: BoardMetrics, ghosts: readonly GhostTileView[], phase: number, stir: Stir): void {
    this.tiles.setCount(ghosts.length);
    ghosts.forEach((ghost, at) => {
      const matrix = writeFlight(metrics, ghost, phase, stir.lift, this.matrix);
      if (at === ghosts.length - 1) matrix.elements[12] += stir.shake;
      this.tiles.place(at, matrix);
      const role = ghost.isLeaving ? 'plain' : 'placed';
      const { wood } = woodOf(ghost);
      this.tiles.setValues(at, tileFaceValues(this.resources.engravings, ghost, role, wood));
    });
    const lying = ghosts.flatMap(({ isLeaving, to }) => (!isLeaving && to.kind === 'square' ? [to] : []));
    this.glows.setCount(lying.length);
    lying.forEach((square, at) => {
      const { x, z } = squareCentre(metrics, square);
      this.glows.place(at, this.matrix.makeScale(2, 1, 2).setPosition(x, GLOW_Y, z));
    });
  }

  dispose(): void {
    this.owner.dispose();
  }
}

/** A tile keeps its piece of wood wherever it goes: that of its place on the rack. */
const woodOf = ({ from, to }: GhostTileView) => {
  const rack = from.kind === 'rack' ? from : to;
  return rack.kind === 'rack' ? tileCharacter(-1, rack.index) : tileCharacter(rack.row, rack.col);
};

const start = { place: new Vector3(), turn: new Quaternion() };
const end = { place: new Vector3(), turn: new Quaternion() };
const scale = new Vector3();

/** Writes the pose of a tile on its way. The way back is the same. */
export function writeFlight(
  metrics: BoardMetrics,
  { from, to }: Pick<GhostTileView, 'from' | 'to'>,
  phase: number,
  lift: number,
  target: Matrix4,
): Matrix4 {
  writePlace(metrics, from, target).decompose(start.place, start.turn, scale);
  writePlace(metrics, to, target).decompose(end.place, end.turn, scale);
  const share = phase * phase * (3 - 2 * phase);
  const rise =
    start.place.distanceTo(end.place) < 1e-6 ? 0 : from.kind === to.kind ? SLIDE_RISE : FLIGHT_RISE;
  start.place.lerp(end.place, share);
  start.place.y += rise * 4 * share * (1 - share) + lift;
  return target.compose(start.place, start.turn.slerp(end.turn, share), ONE);
}

function writePlace(metrics: BoardMetrics, place: TilePlace, target: Matrix4): Matrix4 {
  if (place.kind === 'rack') return writeRackMatrix(metrics, place.index, 0, target);
  const { offsetX, offsetZ, yawRad } = tileCharacter(place.row, place.col);
  const { x, z } = squareCentre(metrics, place);
  return target.makeRotationY(yawRad).setPosition(x + offsetX, PLACED_LIFT, z + offsetZ);
}
