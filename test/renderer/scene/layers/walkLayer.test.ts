import { InstancedMesh, Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { SceneResources } from '../../../../src/renderer/resources/sceneResources';
import { WalkLayer } from '../../../../src/renderer/scene/layers/walkLayer';
import type {
  CalloutView,
  GhostTileView,
  TilePlace,
  WalkView,
} from '../../../../src/renderer/view/sceneView';
import { createPlainPainter, view } from '../sceneViews';

const on = (col: number): TilePlace => ({ kind: 'square', row: 7, col });
const ghost = (index: number, place: TilePlace): GhostTileView => ({
  id: `rack:${index}`,
  glyph: 'A',
  value: 1,
  isBlank: false,
  from: place,
  to: place,
  isLeaving: false,
});

const callout = (tone: CalloutView['tone']): CalloutView => ({
  row: 7,
  col: 5,
  text: 'no H',
  tone,
  middle: { row: 8.5, col: 5.5 },
});

/** Two tiles lie; the square before them is tried. */
const walkWith = (said: CalloutView): WalkView => ({
  ghosts: [ghost(0, on(7)), ghost(1, on(6))],
  arrows: [],
  isUndoing: false,
  anchor: { row: 7, col: 7 },
  cursor: { row: 7, col: 5 },
  callout: said,
  isFollowed: false,
});

/** Positions of the tiles at a phase of the event, after other phases were drawn. */
function tilesAt(walk: WalkView, phase: number, before: readonly number[] = []): readonly Vector3[] {
  const layer = new WalkLayer(new SceneResources(createPlainPainter(), 'jost'));
  for (const at of [...before, phase]) layer.update(view(15, 15, { walk }), at);
  const meshes: InstancedMesh[] = [];
  layer.object3d.traverse((object) => {
    if (object instanceof InstancedMesh && object.geometry.getAttribute('tileFace') !== undefined)
      meshes.push(object);
  });
  const [mesh] = meshes;
  if (mesh === undefined) throw new Error('There is no mesh of tiles.');
  return Array.from({ length: mesh.count }, (_, at) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(at, matrix);
    return new Vector3().setFromMatrixPosition(matrix);
  });
}

describe('the tiles of a walk', () => {
  const refused = walkWith(callout('turnedAway'));

  it('shake at a dead end: only the last one, which returns to its place', () => {
    const rest = tilesAt(refused, 1);
    // Three shakes an event: a quarter of the first one is the furthest.
    const shaken = tilesAt(refused, 1 / 12);
    expect(shaken[0]?.x).toBeCloseTo(rest[0]!.x);
    expect(shaken[1]!.x - rest[1]!.x).toBeGreaterThan(0.05);
    expect(shaken[1]!.y).toBeCloseTo(rest[1]!.y);
    expect(tilesAt(refused, 0)[1]?.x).toBeCloseTo(rest[1]!.x);
  });

  it('are the same picture at the same phase, in either direction', () => {
    expect(tilesAt(refused, 0.3, [0.9, 0.1])).toEqual(tilesAt(refused, 0.3));
  });

  it('leap together when a word is found, without a shake', () => {
    const found = walkWith(callout('found'));
    const [rest, high] = [tilesAt(found, 1), tilesAt(found, 0.5)];
    for (const at of [0, 1]) {
      expect(high[at]!.y - rest[at]!.y).toBeCloseTo(0.3);
      expect(high[at]!.x).toBeCloseTo(rest[at]!.x);
    }
  });
});
