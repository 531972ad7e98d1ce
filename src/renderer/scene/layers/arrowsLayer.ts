import {
  Color,
  ConeGeometry,
  Group,
  type IUniform,
  type Material,
  Matrix4,
  Mesh,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three';
import { FINE, type Fineness } from '../../resources/fineness';
import { addOutline } from '../../resources/geometry/outlineGeometry';
import { createArrowEndMaterial, createArrowTubeMaterial } from '../../resources/materials/arrowMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { ScenePalette } from '../../resources/sceneColors';
import type { ArrowView, SceneView } from '../../view/sceneView';
import { computeBoardMetrics } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { arrowPointAt, arrowProgress, arrowTangentAt, computeArrowPath } from '../shapes/arrowPath';
import { type ArrowPlaces, arrowPlaces } from '../shapes/arrowSide';
import {
  type ArrowTubes,
  createArrowTubes,
  type DrawnArrow,
  HEAD_LENGTH,
  OUTLINE_WIDTH,
  shownIndexCount,
  tubeShare,
} from '../shapes/arrowTubes';
import { InstanceBatch } from '../shapes/instanceBatch';

export const HEAD_RADIUS = 0.15;
const TAIL_RADIUS = 0.095;

const UP = new Vector3(0, 1, 0);

/** The arrows of the GADDAG match, each animated in its part of the phase. */
export class ArrowsLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly phase: IUniform<number> = { value: 1 };
  private readonly colors: Readonly<Record<ArrowView['kind'], Color>>;
  private readonly tubeMaterial: Material;
  private readonly heads: InstanceBatch;
  private readonly tails: InstanceBatch;
  private tubes: ArrowTubes = createArrowTubes([]);
  private readonly tubeMesh: Mesh;
  private shown: readonly ArrowView[] | null = null;
  private boardKey = '';
  private drawn: readonly DrawnArrow[] = [];
  /** Arrows that start at the letter where the previous one ends: without the bead that marks the anchor. */
  private continued: ReadonlySet<DrawnArrow> = new Set();

  constructor(
    palette: ScenePalette,
    private readonly fineness: Fineness = FINE,
  ) {
    this.colors = {
      reverse: new Color(palette.reverseArrow),
      separator: new Color(palette.separatorArrow),
      forward: new Color(palette.forwardArrow),
    };
    this.tubeMaterial = this.owner.own(createArrowTubeMaterial(this.phase));
    const endMaterial = this.owner.own(createArrowEndMaterial());
    const cone = this.owner.own(
      new ConeGeometry(HEAD_RADIUS, HEAD_LENGTH, 20).translate(0, HEAD_LENGTH / 2, 0),
    );
    const bead = this.owner.own(new SphereGeometry(TAIL_RADIUS, 16, 10));
    addOutline(cone, OUTLINE_WIDTH);
    addOutline(bead, OUTLINE_WIDTH);
    const options = { renderOrder: DRAW_ORDER.arrows, castShadow: true };
    this.heads = this.owner.own(new InstanceBatch(cone, endMaterial, options));
    this.tails = this.owner.own(new InstanceBatch(bead, endMaterial, options));
    this.tubeMesh = new Mesh(this.tubes.geometry, this.tubeMaterial);
    this.tubeMesh.renderOrder = DRAW_ORDER.arrows;
    this.tubeMesh.castShadow = true;
    this.object3d.add(this.tubeMesh, this.heads.object3d, this.tails.object3d);
  }

  update(view: SceneView, phase: number): void {
    const places = arrowPlaces(view);
    const boardKey = `${view.rows}×${view.cols} ${Object.values(places).join(' ')}`;
    if (view.arrows !== this.shown || boardKey !== this.boardKey) this.rebuild(view, places);
    this.shown = view.arrows;
    this.boardKey = boardKey;
    this.showPhase(phase);
  }

  dispose(): void {
    this.tubes.geometry.dispose();
    this.owner.dispose();
  }

  private rebuild(view: SceneView, places: ArrowPlaces): void {
    const metrics = computeBoardMetrics(view);
    this.drawn = view.arrows.map((arrow) => ({
      view: arrow,
      path: computeArrowPath(metrics, arrow, places),
      color: this.colors[arrow.kind],
    }));
    this.continued = new Set(
      this.drawn.filter(({ view: { from } }, at) => {
        const before = this.drawn[at - 1]?.view.to;
        return before?.row === from.row && before.col === from.col;
      }),
    );
    this.tubes.geometry.dispose();
    this.tubes = createArrowTubes(this.drawn, this.fineness);
    this.tubeMesh.geometry = this.tubes.geometry;
  }

  private showPhase(phase: number): void {
    this.phase.value = phase;
    const shownIndices = shownIndexCount(this.tubes, phase);
    this.tubes.geometry.setDrawRange(0, shownIndices);
    this.tubeMesh.visible = shownIndices > 0;
    const begun = this.drawn.filter(({ view }) => arrowProgress(view, phase) > 0);
    this.showTails(begun.filter((arrow) => !this.continued.has(arrow)));
    this.showHeads(
      begun.filter(({ path }) => path.length > 0),
      phase,
    );
  }

  private showTails(begun: readonly DrawnArrow[]): void {
    const matrix = new Matrix4();
    this.tails.setCount(begun.length);
    begun.forEach(({ path, color }, at) => {
      this.tails.place(at, matrix.makeTranslation(path.from.x, path.from.y, path.from.z));
      this.tails.tint(at, color);
    });
  }

  private showHeads(begun: readonly DrawnArrow[], phase: number): void {
    const matrix = new Matrix4();
    const place = new Vector3();
    const direction = new Vector3();
    const turn = new Quaternion();
    const size = new Vector3(1, 1, 1);
    this.heads.setCount(begun.length);
    begun.forEach(({ view, path, color }, at) => {
      const t = arrowProgress(view, phase) * tubeShare(path);
      arrowPointAt(path, t, place);
      // The head is straight: it points at the path's position at its tip.
      arrowPointAt(path, Math.min(1, t + HEAD_LENGTH / path.length), direction).sub(place);
      if (direction.lengthSq() < 1e-9) arrowTangentAt(path, t, direction);
      turn.setFromUnitVectors(UP, direction.normalize());
      this.heads.place(at, matrix.compose(place, turn, size));
      this.heads.tint(at, color);
    });
  }
}
