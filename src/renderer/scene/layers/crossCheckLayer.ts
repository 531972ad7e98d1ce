import { Group, type IUniform, Matrix4, type Texture } from 'three';
import { CROSS_CHECK_MODE, createCrossCheckMaterial } from '../../resources/materials/crossCheckMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import { type SceneResources, TILE_HEIGHT } from '../../resources/sceneResources';
import { crossCheckLabelKey } from '../../resources/textures/crossCheckLabel';
import type { LayeredAtlas } from '../../resources/textures/layeredAtlas';
import type { CrossCheckView, SceneView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';

/** As high as the tiles, so that nothing in front hides the text. */
const HEIGHT = TILE_HEIGHT;
const FIRST_CAPACITY = 32;
/** 64 kB each. Boards keep bringing new letter sets; beyond this number the atlas starts afresh. */
const MAX_LABELS = 400;

/** The letters that each empty square allows, across and down: one draw call. */
export class CrossCheckLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly batch: InstanceBatch;
  private readonly matrix = new Matrix4();
  private readonly texture: IUniform<Texture>;
  private atlas: LayeredAtlas;
  private shown: readonly CrossCheckView[] | undefined;

  constructor(private readonly resources: SceneResources) {
    this.atlas = resources.createLabels(FIRST_CAPACITY);
    this.texture = { value: this.atlas.texture };
    const material = this.owner.own(createCrossCheckMaterial(this.texture, resources.palette));
    this.batch = this.owner.own(
      new InstanceBatch(resources.quadGeometry, material, {
        renderOrder: DRAW_ORDER.crossChecks,
        attribute: { name: 'crossCheck', itemSize: 2 },
      }),
    );
    this.object3d.add(this.batch.object3d);
  }

  update(view: SceneView): void {
    if (view.crossChecks === this.shown) return;
    this.shown = view.crossChecks;
    const checks = view.crossChecks ?? [];
    if (this.atlas.layerCount > MAX_LABELS) this.renewAtlas();
    const metrics = computeBoardMetrics(view);
    this.batch.setCount(checks.length);
    checks.forEach((check, at) => {
      const { x, z } = squareCentre(metrics, check);
      this.batch.place(at, this.matrix.makeTranslation(x, HEIGHT, z));
      const mode = modeOf(check);
      const isDead = mode === CROSS_CHECK_MODE.dead;
      this.batch.setValues(at, [isDead ? 0 : this.atlas.layerOf(crossCheckLabelKey(check)), mode]);
    });
  }

  dispose(): void {
    this.owner.dispose();
    this.resources.drop(this.atlas);
  }

  private renewAtlas(): void {
    this.resources.drop(this.atlas);
    this.atlas = this.resources.createLabels(FIRST_CAPACITY);
    this.texture.value = this.atlas.texture;
  }
}

export function modeOf({ across, down, isDead }: CrossCheckView): number {
  if (isDead) return CROSS_CHECK_MODE.dead;
  if (across !== null && down !== null) return CROSS_CHECK_MODE.both;
  return across !== null ? CROSS_CHECK_MODE.across : CROSS_CHECK_MODE.down;
}
