import { Color, Group, Matrix4 } from 'three';
import { BACK_RACK_SLOPE, createBackRackGeometry } from '../../resources/geometry/backRackGeometry';
import { createContactShadowMaterial } from '../../resources/materials/glowMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { OpponentView } from '../../view/play/tableView';
import type { SceneView } from '../../view/sceneView';
import { TABLE_Y } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { backRackPose, writePose } from '../shapes/flightPose';
import { InstanceBatch } from '../shapes/instanceBatch';
import { TextPlate } from '../shapes/textPlate';
import { tileFaceValues } from '../shapes/tileFace';
import { tileCharacter } from '../shapes/tilePose';
import { BACK_RACK_FRONT, type BackRack, planOf } from '../tablePlan';

const PLATE_HEIGHT = 0.46;
const PLATE_PADDING = 0.16;
/** Above the slope, so that the wood does not show through. */
const PLATE_LIFT = 0.012;
const SHADE_Y = TABLE_Y + 0.006;

/** A hidden tile has nothing on its face. */
export const NO_FACE = { glyph: '', value: 0, isBlank: true } as const;

/** The other players' racks behind the board, whose tiles face away. */
export class OpponentsLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly bars: InstanceBatch;
  private readonly shades: InstanceBatch;
  private readonly tiles: InstanceBatch;
  private readonly plates = new Group();
  private plateOwner = new ResourceOwner();
  private plateKey = '';
  private shownPlates: readonly TextPlate[] = [];
  private readonly matrix = new Matrix4();

  constructor(private readonly resources: SceneResources) {
    const bar = this.owner.own(createBackRackGeometry());
    this.bars = this.owner.own(
      new InstanceBatch(bar, resources.woodMaterial, {
        renderOrder: DRAW_ORDER.rack,
        castShadow: true,
        receiveShadow: true,
      }),
    );
    this.tiles = this.owner.own(
      new InstanceBatch(resources.turnedTileGeometry, resources.tileMaterial, {
        renderOrder: DRAW_ORDER.tiles,
        castShadow: true,
        receiveShadow: true,
        attribute: { name: 'tileFace', itemSize: 4 },
      }),
    );
    this.shades = this.owner.own(
      new InstanceBatch(
        resources.quadGeometry,
        this.owner.own(createContactShadowMaterial(resources.palette)),
        {
          renderOrder: DRAW_ORDER.contactShadow,
        },
      ),
    );
    this.object3d.add(this.bars.object3d, this.shades.object3d, this.tiles.object3d, this.plates);
  }

  update(view: SceneView): void {
    const opponents = view.table?.opponents ?? [];
    const { racks } = planOf(view);
    this.updateBars(racks);
    this.updateTiles(racks, opponents);
    this.updatePlates(racks, opponents);
  }

  dispose(): void {
    this.owner.dispose();
    this.plateOwner.dispose();
  }

  private updateBars(racks: readonly BackRack[]): void {
    this.bars.setCount(racks.length);
    this.shades.setCount(racks.length);
    racks.forEach(({ halfLength, x, z }, at) => {
      this.bars.place(at, this.matrix.makeScale(2 * halfLength, 1, 1).setPosition(x, TABLE_Y, z));
      const shade = this.matrix.makeScale(2 * halfLength + 0.4, 1, 2 * BACK_RACK_FRONT + 0.5);
      this.shades.place(at, shade.setPosition(x, SHADE_Y, z));
    });
  }

  private updateTiles(racks: readonly BackRack[], opponents: readonly OpponentView[]): void {
    const poses = racks.flatMap((rack, at) =>
      Array.from({ length: opponents[at]?.count ?? 0 }, (_, index) => backRackPose(rack, index)),
    );
    this.tiles.setCount(poses.length);
    poses.forEach((pose, at) => {
      this.tiles.place(at, writePose(pose, this.matrix));
      const { wood } = tileCharacter(-2, at);
      this.tiles.setValues(at, tileFaceValues(this.resources.engravings, NO_FACE, 'plain', wood));
    });
  }

  private updatePlates(racks: readonly BackRack[], opponents: readonly OpponentView[]): void {
    const plateKey = racks.map(({ halfLength }) => halfLength.toFixed(3)).join(' ');
    if (plateKey !== this.plateKey) this.createPlates(racks);
    this.plateKey = plateKey;
    const { footY, footZ, ridgeY, ridgeZ } = BACK_RACK_SLOPE;
    const slope = Math.atan2(ridgeY - footY, footZ - ridgeZ);
    const onTurn = new Color(this.resources.palette.onTurn);
    const waiting = new Color(this.resources.palette.plateEdge);
    racks.forEach(({ x, z }, at) => {
      const plate = this.shownPlates[at];
      const opponent = opponents[at];
      if (plate === undefined || opponent === undefined) return;
      plate.setText(opponent.label);
      plate.setEdge(opponent.isOnTurn ? onTurn : waiting);
      plate.object3d.position.set(
        x,
        TABLE_Y + (footY + ridgeY) / 2 + PLATE_LIFT * Math.cos(slope),
        z + (footZ + ridgeZ) / 2 + PLATE_LIFT * Math.sin(slope),
      );
      plate.object3d.rotation.x = slope - Math.PI / 2;
    });
  }

  private createPlates(racks: readonly BackRack[]): void {
    this.plateOwner.dispose();
    this.plateOwner = new ResourceOwner();
    this.plates.clear();
    this.shownPlates = racks.map(({ halfLength }) => {
      const size = { height: PLATE_HEIGHT, padding: PLATE_PADDING, mostWidth: 2 * halfLength - 0.1 };
      return this.plateOwner.own(new TextPlate(this.resources, size, false, DRAW_ORDER.plate));
    });
    for (const { object3d } of this.shownPlates) this.plates.add(object3d);
  }
}
