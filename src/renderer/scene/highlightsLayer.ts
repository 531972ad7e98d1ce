import { Group, Matrix4 } from 'three';
import { createGlowMaterial } from '../resources/glowMaterial';
import { createBadgeMaterial } from '../resources/labelMaterial';
import { ResourceOwner } from '../resources/resourceOwner';
import { SCENE_COLORS } from '../resources/sceneColors';
import type { SceneResources } from '../resources/sceneResources';
import { smallTextKey } from '../resources/squareLabel';
import type { SceneView, TileView } from '../view/sceneView';
import { type BoardMetrics, computeBoardMetrics, squareCentre } from './boardMetrics';
import { DRAW_ORDER } from './drawOrder';
import { InstanceBatch } from './instanceBatch';
import type { SceneLayer } from './sceneLayer';
import { tileTop } from './tilePose';

const GLOW_Y = 0.012;
const BADGE_SIZE = 0.37;
const BADGE_INSET = 0.335;

export interface BadgeMark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The glow around placed tiles and the numbered discs on tiles of incidental words. */
export class HighlightsLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly glows: InstanceBatch;
  private readonly badges: InstanceBatch;
  private readonly matrix = new Matrix4();
  private shown: readonly TileView[] = [];

  constructor(private readonly resources: SceneResources) {
    const glow = this.owner.own(createGlowMaterial(SCENE_COLORS.glow));
    const badge = this.owner.own(
      createBadgeMaterial(resources.labels.texture, SCENE_COLORS.badgeDisc, SCENE_COLORS.badgeInk),
    );
    this.glows = this.owner.own(
      new InstanceBatch(resources.quadGeometry, glow, { renderOrder: DRAW_ORDER.glow }),
    );
    this.badges = this.owner.own(
      new InstanceBatch(resources.quadGeometry, badge, {
        renderOrder: DRAW_ORDER.badge,
        attribute: { name: 'labelLayer', itemSize: 1 },
      }),
    );
    this.object3d.add(this.glows.object3d, this.badges.object3d);
  }

  update(view: SceneView): void {
    if (view.tiles === this.shown) return;
    this.shown = view.tiles;
    const metrics = computeBoardMetrics(view);
    this.updateGlows(
      metrics,
      view.tiles.filter(({ role }) => role === 'placed'),
    );
    this.updateBadges(computeBadgeMarks(metrics, view.tiles));
  }

  dispose(): void {
    this.owner.dispose();
  }

  private updateGlows(metrics: BoardMetrics, placed: readonly TileView[]): void {
    this.glows.setCount(placed.length);
    placed.forEach((tile, at) => {
      const { x, z } = squareCentre(metrics, tile);
      this.glows.place(at, this.matrix.makeScale(2, 1, 2).setPosition(x, GLOW_Y, z));
    });
  }

  private updateBadges(marks: readonly BadgeMark[]): void {
    this.badges.setCount(marks.length);
    marks.forEach(({ text, x, y, z }, at) => {
      this.badges.place(at, this.matrix.makeScale(BADGE_SIZE, 1, BADGE_SIZE).setPosition(x, y, z));
      this.badges.setValues(at, [this.resources.labels.layerOf(smallTextKey(text))]);
    });
  }
}

/** A disc for every number of a tile, from its upper left corner to the right. */
export function computeBadgeMarks(metrics: BoardMetrics, tiles: readonly TileView[]): BadgeMark[] {
  return tiles.flatMap((tile) =>
    tile.crossWordNumbers.map((number, at) => {
      const { x, z } = squareCentre(metrics, tile);
      return {
        text: String(number),
        x: x - BADGE_INSET + at * BADGE_SIZE,
        y: tileTop(tile) + 0.012,
        z: z - BADGE_INSET,
      };
    }),
  );
}
