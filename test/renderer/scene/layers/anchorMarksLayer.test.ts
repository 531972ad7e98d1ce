import { InstancedMesh, Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { SceneResources, TILE_HEIGHT } from '../../../../src/renderer/resources/sceneResources';
import { AnchorMarksLayer } from '../../../../src/renderer/scene/layers/anchorMarksLayer';
import { PLACED_LIFT } from '../../../../src/renderer/scene/shapes/tilePose';
import type { SceneView } from '../../../../src/renderer/view/sceneView';
import { createPlainPainter, tile, view } from '../sceneViews';

/** The marks that a layer draws after one view after the other, each as `x y z ways`. */
function marksAfter(...views: readonly SceneView[]): readonly string[] {
  const layer = new AnchorMarksLayer(new SceneResources(createPlainPainter(), 'jost'));
  for (const each of views) layer.update(each);
  const found = layer.object3d.children[0]?.children.at(-1);
  if (!(found instanceof InstancedMesh)) throw new Error('There is no mesh of marks.');
  const ways = found.geometry.getAttribute('anchorWays');
  return Array.from({ length: found.count }, (_, at) => {
    const matrix = new Matrix4();
    found.getMatrixAt(at, matrix);
    const { x, y, z } = new Vector3().setFromMatrixPosition(matrix);
    return [x, y.toFixed(3), z, ways.getX(at)].join(' ');
  });
}

const GAP = 0.014;
const anchors = [
  { row: 1, col: 1, across: true, down: false },
  { row: 1, col: 2, across: false, down: true },
  { row: 0, col: 0, across: true, down: true },
];

describe('the marks of anchors', () => {
  it('lie on the tile if there is one, otherwise on the square', () => {
    const tiles = [tile(1, 1), tile(1, 2, { role: 'placed' })];
    const top = (lift: number) => (TILE_HEIGHT + lift + GAP).toFixed(3);
    expect(marksAfter(view(3, 3, { anchors, tiles }))).toEqual([
      `0 ${top(0)} 0 1`,
      `1 ${top(PLACED_LIFT)} 0 2`,
      `-1 ${GAP} -1 3`,
    ]);
  });

  it('follow the tiles, and disappear with the anchors', () => {
    const before = view(3, 3, { anchors, tiles: [tile(1, 1)] });
    expect(marksAfter(before, { ...before, tiles: [] })[0]).toBe(`0 ${GAP} 0 1`);
    expect(marksAfter(before, { ...before, anchors: [] })).toEqual([]);
  });
});
