import { Color, Group, Matrix4, Mesh } from 'three';
import { createBagGeometry } from '../../resources/geometry/bagGeometry';
import { createClothMaterial } from '../../resources/materials/clothMaterial';
import { createContactShadowMaterial } from '../../resources/materials/glowMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { SceneView } from '../../view/sceneView';
import { TABLE_Y } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';
import { TextPlate } from '../shapes/textPlate';
import { BAG_RADIUS, planOf } from '../tablePlan';

/** The card that leans on the bag: the offset of its middle from the bag's, and its tilt. */
const CARD = { y: 0.34, z: 1.13, tiltRad: (-40 * Math.PI) / 180 } as const;
const CARD_SIZE = { height: 0.5, padding: 0.16, mostWidth: 2.2 } as const;
const SHADE_SIDE = 2 * BAG_RADIUS * 1.42;
/** Glow of the cloth when tiles can be dropped on it. */
const GLOW = 0.9;
const DARK = 0;

/** The bag of undrawn tiles, with a card that shows their number. */
export class BagLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly material;
  private readonly card: TextPlate;

  constructor(private readonly resources: SceneResources) {
    this.material = this.owner.own(createClothMaterial(resources.surfaceGrain));
    const bag = new Mesh(
      this.owner.own(createBagGeometry(resources.fineness.bagAround, resources.palette)),
      this.material,
    );
    bag.castShadow = true;
    bag.receiveShadow = true;
    bag.renderOrder = DRAW_ORDER.rack;
    const shades = this.owner.own(
      new InstanceBatch(
        resources.quadGeometry,
        this.owner.own(createContactShadowMaterial(resources.palette)),
        {
          renderOrder: DRAW_ORDER.contactShadow,
        },
      ),
    );
    shades.setCount(1);
    shades.place(0, new Matrix4().makeScale(SHADE_SIDE, 1, SHADE_SIDE).setPosition(0, 0.006, 0));
    this.card = this.owner.own(new TextPlate(resources, CARD_SIZE, false, DRAW_ORDER.plate));
    this.card.object3d.position.set(0, CARD.y, CARD.z);
    this.card.object3d.rotation.x = CARD.tiltRad;
    this.object3d.add(bag, shades.object3d, this.card.object3d);
    this.object3d.visible = false;
  }

  update(view: SceneView): void {
    const bag = view.table?.bag ?? null;
    const place = planOf(view).bag;
    this.object3d.visible = bag !== null && place !== null;
    if (bag === null || place === null) return;
    this.object3d.position.set(place.x, TABLE_Y, place.z);
    this.card.setText(bag.label);
    const { cloth, lit, plateEdge } = this.resources.palette;
    this.card.setEdge(new Color(bag.isTarget ? lit : plateEdge));
    this.material.emissive.set(bag.isTarget ? cloth : DARK).multiplyScalar(GLOW);
  }

  dispose(): void {
    this.owner.dispose();
  }
}
