import { ExtrudeGeometry, Group, type Material, Matrix4, Mesh, Shape } from 'three';
import { createGhostMaterial } from '../../resources/materials/ghostMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import { type SceneResources, TILE_SIDE } from '../../resources/sceneResources';
import type { RackTileView, SceneView } from '../../view/sceneView';
import {
  type BoardMetrics,
  computeBoardMetrics,
  RACK_HALF_DEPTH,
  RACK_LEDGE,
  RACK_SLOPE_RAD,
  TABLE_Y,
} from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';
import { writeRackMatrix } from '../shapes/rackPose';
import { faceLayers, tileFaceValues } from '../shapes/tileFace';
import { tileCharacter } from '../shapes/tilePose';

const BEVEL = 0.05;
const GHOST_LIFT = 0.012;

/** The player's rack: tiles in hand, and a printed outline for each tile on the board. */
export class RackLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly tiles: InstanceBatch;
  private readonly ghosts: InstanceBatch;
  private readonly matrix = new Matrix4();
  private wood = new ResourceOwner();
  private readonly woodGroup = new Group();
  private woodKey = '';

  constructor(private readonly resources: SceneResources) {
    this.tiles = this.owner.own(
      new InstanceBatch(resources.tileGeometry, resources.tileMaterial, {
        renderOrder: DRAW_ORDER.tiles,
        castShadow: true,
        receiveShadow: true,
        attribute: { name: 'tileFace', itemSize: 4 },
      }),
    );
    const ghostMaterial: Material = this.owner.own(
      createGhostMaterial(resources.engravings.texture, resources.palette.ghost),
    );
    this.ghosts = this.owner.own(
      new InstanceBatch(resources.quadGeometry, ghostMaterial, {
        renderOrder: DRAW_ORDER.ghost,
        attribute: { name: 'letterLayer', itemSize: 1 },
      }),
    );
    this.object3d.add(this.woodGroup, this.tiles.object3d, this.ghosts.object3d);
  }

  update(view: SceneView): void {
    const metrics = computeBoardMetrics(view);
    this.updateWood(metrics);
    this.updateTiles(
      metrics,
      view.rack.filter(({ isPlayed }) => !isPlayed),
    );
    this.updateGhosts(
      metrics,
      view.rack.filter(({ isPlayed }) => isPlayed),
    );
  }

  dispose(): void {
    this.owner.dispose();
    this.wood.dispose();
  }

  private updateTiles(metrics: BoardMetrics, inHand: readonly RackTileView[]): void {
    this.tiles.setCount(inHand.length);
    inHand.forEach((tile, at) => {
      const { wood } = tileCharacter(-1, tile.index);
      this.tiles.place(at, writeRackMatrix(metrics, tile.index, 0, this.matrix));
      this.tiles.setValues(at, tileFaceValues(this.resources.engravings, tile, 'plain', wood));
    });
  }

  private updateGhosts(metrics: BoardMetrics, played: readonly RackTileView[]): void {
    this.ghosts.setCount(played.length);
    played.forEach((tile, at) => {
      writeRackMatrix(metrics, tile.index, GHOST_LIFT, this.matrix);
      this.matrix.scale(this.object3d.scale.clone().setScalar(TILE_SIDE));
      this.ghosts.place(at, this.matrix);
      this.ghosts.setValues(at, [faceLayers(this.resources.engravings, tile)[0]]);
    });
  }

  private updateWood(metrics: BoardMetrics): void {
    const woodKey = `${metrics.rackZ} ${metrics.rackHalfLength}`;
    if (woodKey === this.woodKey) return;
    this.woodKey = woodKey;
    this.wood.dispose();
    this.wood = new ResourceOwner();
    this.woodGroup.clear();
    const mesh = new Mesh(
      this.wood.own(createRackGeometry(metrics.rackHalfLength)),
      this.resources.woodMaterial,
    );
    mesh.position.set(0, TABLE_Y, metrics.rackZ);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.renderOrder = DRAW_ORDER.rack;
    this.woodGroup.add(mesh);
  }
}

/** A bar with a leaning face and a ledge that the tiles stand on, its section drawn looking along the bar. */
function createRackGeometry(halfLength: number): ExtrudeGeometry {
  const cos = Math.cos(RACK_SLOPE_RAD);
  const sin = Math.sin(RACK_SLOPE_RAD);
  const faceLength = 0.72;
  const topY = RACK_LEDGE.y + faceLength * sin;
  const topZ = RACK_LEDGE.z - faceLength * cos;
  // The bevel grows the section outwards: draw it that much smaller.
  const section = new Shape();
  section.moveTo(-RACK_HALF_DEPTH + BEVEL, BEVEL);
  section.lineTo(RACK_HALF_DEPTH - BEVEL, BEVEL);
  section.lineTo(RACK_HALF_DEPTH - BEVEL, RACK_LEDGE.y + 0.09 - BEVEL);
  section.lineTo(RACK_LEDGE.z + 0.27 - BEVEL, RACK_LEDGE.y - BEVEL);
  section.lineTo(RACK_LEDGE.z - BEVEL * sin, RACK_LEDGE.y - BEVEL);
  section.lineTo(topZ - BEVEL * sin, topY - BEVEL);
  section.quadraticCurveTo(topZ - 0.12, topY + 0.03 - BEVEL, topZ - 0.2, topY - 0.1);
  section.lineTo(-RACK_HALF_DEPTH + BEVEL, BEVEL + 0.12);
  const geometry = new ExtrudeGeometry(section, {
    depth: 2 * (halfLength - BEVEL),
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelSegments: 3,
    steps: 1,
    curveSegments: 6,
  });
  geometry.translate(0, 0, -(halfLength - BEVEL));
  // The section lies in the x-y plane and runs along z: turn it so that it runs along x and faces the player.
  geometry.rotateY(-Math.PI / 2);
  return writeGrainCoordinates(geometry);
}

/** Texture coordinates in squares, with the grain along the bar. */
function writeGrainCoordinates(geometry: ExtrudeGeometry): ExtrudeGeometry {
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let at = 0; at < position.count; at++)
    uv.setXY(at, position.getX(at), position.getY(at) * 0.8 + position.getZ(at) * 0.6);
  return geometry;
}
