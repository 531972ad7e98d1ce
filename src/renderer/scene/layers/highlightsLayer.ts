import { Group, Matrix4 } from 'three';
import type { Direction } from '../../../core/board/square';
import { createGlowMaterial } from '../../resources/materials/glowMaterial';
import { createBadgeMaterial } from '../../resources/materials/labelMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import { smallTextKey } from '../../resources/textures/squareLabel';
import type { SceneView, TileView } from '../../view/sceneView';
import { type BoardMetrics, computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { type ArrowSide, arrowDirection, arrowSide } from '../shapes/arrowSide';
import { InstanceBatch } from '../shapes/instanceBatch';
import { tileTop } from '../shapes/tilePose';

const GLOW_Y = 0.012;
/** Slightly less than the distance from a tile's middle to its edge. */
const BADGE_REACH = 0.52;

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
  private shownSide = 0;

  constructor(private readonly resources: SceneResources) {
    const glow = this.owner.own(createGlowMaterial(resources.palette));
    const { badgeDisc, badgeInk } = resources.palette;
    const badge = this.owner.own(createBadgeMaterial(resources.labels.texture, badgeDisc, badgeInk));
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
    const { numberSide } = view.detail;
    const arrows = { direction: arrowDirection(view.arrows), side: arrowSide(view) };
    if (view.tiles === this.shown && numberSide === this.shownSide) return;
    this.shown = view.tiles;
    this.shownSide = numberSide;
    const metrics = computeBoardMetrics(view);
    this.updateGlows(
      metrics,
      view.tiles.filter(({ role }) => role === 'placed'),
    );
    this.updateBadges(computeBadgeMarks(metrics, view.tiles, arrows, numberSide), numberSide);
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

  private updateBadges(marks: readonly BadgeMark[], side: number): void {
    this.badges.setCount(marks.length);
    marks.forEach(({ text, x, y, z }, at) => {
      this.badges.place(at, this.matrix.makeScale(side, 1, side).setPosition(x, y, z));
      this.badges.setValues(at, [this.resources.labels.layerOf(smallTextKey(text))]);
    });
  }
}

/** Direction from a tile's middle: -1 is left and behind, 1 right and in front. */
interface Corner {
  readonly x: -1 | 1;
  readonly z: -1 | 1;
}

const FAR_LEFT: Corner = { x: -1, z: -1 };
/** Numbers of new tiles are placed at a corner without arrows. */
const FREE_CORNER: Readonly<Record<ArrowSide, Record<Direction, Corner>>> = {
  usual: { across: { x: -1, z: 1 }, down: { x: 1, z: -1 } },
  other: { across: FAR_LEFT, down: FAR_LEFT },
};

/**
 * A disc for every number of a tile, along its edge from one of its left corners to the right, or from a
 * right one to the left.
 */
export function computeBadgeMarks(
  metrics: BoardMetrics,
  tiles: readonly TileView[],
  arrows: { readonly direction: Direction; readonly side: ArrowSide },
  size: number,
): BadgeMark[] {
  const inset = BADGE_REACH - size / 2;
  return tiles.flatMap((tile) => {
    const corner = tile.role === 'placed' ? FREE_CORNER[arrows.side][arrows.direction] : FAR_LEFT;
    const { x, z } = squareCentre(metrics, tile);
    return tile.crossWordNumbers.map((number, at) => ({
      text: String(number),
      x: x + corner.x * (inset - at * size),
      y: tileTop(tile) + 0.012,
      z: z + corner.z * inset,
    }));
  });
}
