import { Group } from 'three';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { CalloutView, SceneView, WalkView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { CalloutMark } from '../shapes/calloutMark';
import { ringHeight, SquareRing } from '../shapes/squareRing';
import { WalkTiles } from '../shapes/walkTiles';
import { ArrowsLayer } from './arrowsLayer';

/** Height of a found word's leap and width of a rejected square's shake, in squares. */
const LEAP = 0.3;
const SHAKE = 0.09;
const SHAKES = 3;

/** One event of a walk through the lexicon: the tiles being tried, the path, and a callout. */
export class WalkLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly tiles: WalkTiles;
  private readonly arrows: ArrowsLayer;
  private readonly callout: CalloutMark;
  private readonly anchorRing: SquareRing;
  private readonly cursorRing: SquareRing;
  private readonly ringColors: Readonly<Record<CalloutView['tone'], string>>;

  constructor(resources: SceneResources) {
    const { anchorRing, found, turnedAway, walkRing } = resources.palette;
    this.ringColors = { turnedAway, found, plain: walkRing };
    this.tiles = this.owner.own(new WalkTiles(resources));
    this.arrows = this.owner.own(new ArrowsLayer(resources.palette));
    this.callout = this.owner.own(new CalloutMark(resources));
    this.anchorRing = this.owner.own(new SquareRing(resources, anchorRing, DRAW_ORDER.cursor));
    this.cursorRing = this.owner.own(new SquareRing(resources, walkRing, DRAW_ORDER.cursor));
    this.object3d.add(
      this.tiles.object3d,
      this.arrows.object3d,
      this.anchorRing.mesh,
      this.cursorRing.mesh,
      this.callout.object3d,
    );
  }

  update(view: SceneView, phase: number): void {
    const walk = view.walk ?? null;
    this.object3d.visible = walk !== null;
    if (walk !== null) this.show(view, walk, phase);
  }

  dispose(): void {
    this.owner.dispose();
  }

  private show(view: SceneView, walk: WalkView, phase: number): void {
    const metrics = computeBoardMetrics(view);
    const tone = walk.callout?.tone ?? null;
    const lift = tone === 'found' ? LEAP * Math.sin(Math.PI * phase) : 0;
    const shake = tone === 'turnedAway' ? SHAKE * Math.sin(2 * Math.PI * SHAKES * phase) * (1 - phase) : 0;
    this.tiles.update(metrics, walk.ghosts, phase, { lift, shake });
    this.arrows.update({ ...view, arrows: walk.arrows }, walk.isUndoing ? 1 - phase : phase);
    this.placeRing(this.anchorRing, view, walk.anchor, 0);
    this.placeRing(this.cursorRing, view, walk.cursor, shake);
    this.cursorRing.tint(this.ringColors[tone ?? 'plain']);
    if (walk.callout === null) this.callout.hide();
    else {
      const { col, row } = walk.callout.middle;
      this.callout.show(walk.callout, col - metrics.halfWidth + shake, row - metrics.halfDepth);
    }
  }

  private placeRing({ mesh }: SquareRing, view: SceneView, square: WalkView['anchor'], shake: number): void {
    mesh.visible = square !== null;
    if (square === null) return;
    const { x, z } = squareCentre(computeBoardMetrics(view), square);
    mesh.position.set(x + shake, ringHeight(view, square.row, square.col), z);
  }
}
